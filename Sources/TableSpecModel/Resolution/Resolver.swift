internal import TableSpecDiagnostics

/// Resolves the names in a set of files.
///
/// A name that can't be resolved stays unresolved and is reported once. Anything that depends on it isn't reported.
struct Resolver {
    /// A possible destination of segues.
    struct Destination {
        var target: Segue.Target
        /// The properties that must be passed, or `nil` if an external screen doesn't declare them.
        var input: [Property]?
        /// The type of the value that it returns, or `nil` for none.
        var result: TypeReference?
        var place: SourceRange
    }

    private var types: [String: ModelType] = [:]
    /// The lookups of the file whose names are being resolved.
    let log = LookupLog()
    /// The lookups for the declarations of each file.
    private(set) var declarationLookups: [SourceID: Set<Lookup>] = [:]
    private(set) var sharedPrototypes: [String: Prototype] = [:]
    private var destinations: [String: Destination] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    /// The undecodable keys of the file whose names are being resolved.
    private(set) var unread = UnreadKeys()
    /// Whether names of the input or the state may be missing in that file.
    var hasUnreadValues: Bool { unread.contains(FileKey.input) || unread.contains(FileKey.state) }
    /// The findings about undeclared names, by the expected kind of name and the file that uses it.
    private var unknownNames: [UnknownName: (finding: Int, places: Set<SourceRange>)] = [:]
    /// The locations of the built-in names that the screen uses.
    var builtInNames: [Located<BuiltInName>] = []
    /// The targets of the return keys in the table whose rows are being resolved.
    var returnKeyActions = ReturnKeyActions()
    /// Whether a field of the screen specifies the initial focus or the target of its return key.
    var leadsKeyboard = false
    /// Whether types of any file couldn't be decoded, because every file can use them.
    private(set) var hasTypeHole = false
    /// Whether prototypes of any file couldn't be decoded, because the tables of every file can use them.
    private(set) var hasPrototypeHole = false

    /// The names of the types of all files.
    private(set) var declaredTypeNames: Set<String> = []
    /// The titles of the file whose declarations are being collected, or whose names are being resolved.
    var fileTitles = FileTitles()

    /// Collects the declarations of the files. A name that is declared twice is reported with both locations.
    mutating func declare(_ files: [SpecFile]) {
        hasTypeHole = files.contains { $0.unread.contains(FileKey.types) }
        hasPrototypeHole = files.contains { $0.unread.contains(FileKey.prototypes) }
        declaredTypeNames = Set(files.flatMap(\.types).map(\.name.value))
        var declared: [ModelType] = []
        for type in files.flatMap({ identifiedTypes(of: $0) }) {
            if let first = types[type.name.value] {
                reportDuplicate("type", type.name, first: first.name.range)
            } else {
                types[type.name.value] = type
                declared.append(type)
            }
        }
        for type in declared {
            let properties = type.properties.map { property in
                let known = diagnostics.count
                let resolved = resolvedType(of: property)
                if known < diagnostics.count, let remedy = type.remedy(forTitleOf: property) {
                    diagnostics[known].help = remedy
                }
                return resolved
            }
            types[type.name.value]?.properties = properties
            endDeclaration(in: type.name.range.source)
        }
        cutCircles(among: declared)
        for file in files {
            for external in file.externals {
                declare(
                    external.name,
                    Destination(target: .external, input: external.input, place: external.name.range)
                )
            }
            if let screen = file.screen {
                declare(
                    screen.name,
                    Destination(
                        target: .screen,
                        input: file.unread.contains(FileKey.input) ? nil : screen.input,
                        result: screen.result?.type,
                        place: screen.name.range
                    )
                )
            }
        }
        declarePrototypes(of: files)
        reportRepeatedApps(in: files)
    }

    /// Reports types that contain themselves other than in a collection, because no such value could be created.
    ///
    /// The property that closes a cycle counts as one that couldn't be decoded.
    private mutating func cutCircles(among declared: [ModelType]) {
        var search = HoldingSearch(types)
        for type in declared { search.visit(type.name.value) }
        var reported: Set<String> = []
        for (owner, property) in search.closing {
            guard let held = types[owner]?.properties[property].type.heldName, let type = types[held] else { continue }
            types[owner]?.properties[property].type = .unknown
            if reported.insert(held).inserted { reportHoldingItself(type) }
        }
    }

    private mutating func declarePrototypes(of files: [SpecFile]) {
        // One without a name was reported during decoding.
        for prototype in files.flatMap(\.prototypes) where !prototype.id.value.isEmpty {
            if let first = sharedPrototypes[prototype.id.value] {
                reportDuplicate("prototype", prototype.id, first: first.id.range)
            } else {
                sharedPrototypes[prototype.id.value] = prototype
            }
        }
    }

    private mutating func reportRepeatedApps(in files: [SpecFile]) {
        for (name, first) in files.compactMap(\.app?.name).repetitions() {
            reportDuplicate("app", name, first: first)
        }
    }

    private mutating func declare(_ name: Located<String>, _ destination: Destination) {
        if let first = destinations[name.value] {
            reportDuplicate("screen", name, first: first.place)
            return
        }
        var destination = destination
        destination.input = destination.input.map { $0.map { resolvedType(of: $0, isReporting: false) } }
        destination.result = destination.result.map { resolvedType($0, at: destination.place, isReporting: false) }
        destinations[name.value] = destination
        endDeclaration(in: name.range.source)
    }

    /// Attributes the last lookups to the declarations of a file.
    private mutating func endDeclaration(in file: SourceID) {
        let lookups = log.take()
        if !lookups.isEmpty { declarationLookups[file, default: []].formUnion(lookups) }
    }

    /// The type with a name, or `nil`.
    func type(named name: String) -> ModelType? {
        log.note(.type, name)
        // Whether the type is an enumeration with titles depends on these names.
        for title in types[name]?.possibleTitles?.titles ?? [] {
            if let title = title.literal, title.isIdentifier { log.note(.type, title) }
        }
        return types[name]
    }

    /// The names of all types, for suggestions.
    var typeNames: some Sequence<String> { types.keys }

    /// Returns the destination of a segue to a name, or `nil` for an undeclared name.
    func destination(named name: String) -> Destination? {
        log.note(.screen, name)
        return destinations[name]
    }

    /// Resolves the content of a file, and records what it depends on.
    ///
    /// - Returns: The findings in the file.
    mutating func resolve(_ file: inout SpecFile) -> ArraySlice<Diagnostic> {
        _ = log.take()
        let count = diagnostics.count
        resolveContent(of: &file)
        file.lookups = log.take()
        return diagnostics[count...]
    }

    /// Adds the findings in a file that doesn't need to be resolved again.
    mutating func add(_ known: [Diagnostic]) { diagnostics += known }

    private mutating func resolveContent(of file: inout SpecFile) {
        unread = file.unread
        fileTitles = FileTitles(of: file)
        for index in file.types.indices {
            let resolved = type(named: file.types[index].name.value)
            guard let resolved, resolved.name == file.types[index].name else { continue }
            file.types[index].properties = resolved.properties.map { resolvedDefault(of: $0) }
            file.types[index].enumeration = resolved.enumeration
            file.types[index].statedIdentity = resolved.statedIdentity
            file.types[index].hasUnreadIdentity = resolved.hasUnreadIdentity
        }
        fileTitles.keys = Set(file.localizedTexts.map(\.key.key))
        for index in file.externals.indices {
            file.externals[index].input = file.externals[index].input.map { $0.map { resolvedType(of: $0) } }
        }
        update(&file.screen) { $0.resolve(&$1) }
        update(&file.app) { $0.resolve(&$1) }
    }

    /// Changes a part, if there is one.
    mutating func update<Part>(_ part: inout Part?, _ change: (inout Self, inout Part) -> Void) {
        // Moved out while it changes, so that it changes in place.
        guard var present = part.take() else { return }
        change(&self, &present)
        part = present
    }

    private mutating func resolve(_ screen: inout Screen) {
        screen.input = screen.input.map { resolvedDefault(of: titled(resolvedType(of: $0))) }
        screen.state = screen.state.map { resolvedDefault(of: titled(resolvedType(of: $0))) }
        reportDuplicates(in: screen.input + screen.state)
        reportMissingDefaults(in: screen.state)
        checkChangeEvents(of: screen)
        checkUserDefaults(of: screen)
        resolveResult(of: &screen)
        screen.samples = samples(of: screen)
        let scope = Scope(screen: screen)
        builtInNames = []
        leadsKeyboard = false
        resolve(&screen.title, in: scope)
        resolve(&screen.navigationItem, in: scope)
        for index in screen.settings.viewsAbove.indices { resolve(&screen.settings.viewsAbove[index], in: scope) }
        for index in screen.settings.viewsBelow.indices { resolve(&screen.settings.viewsBelow[index], in: scope) }
        update(&screen.settings.overlay) { $0.resolveContent(&$1, in: scope, isBesideTable: true) }
        for index in screen.settings.toolbar.indices { resolve(&screen.settings.toolbar[index], in: scope) }
        for index in screen.appSegues.indices { resolveAppSegue(&screen.appSegues[index], in: scope) }
        resolve(
            &screen.table,
            beside: screen.settings.viewsAroundTable,
            under: screen.barButtons,
            in: scope
        )
        checkBuiltInNames(of: &screen)
        if let table = screen.strings.value {
            let keys = StringKeys(of: screen, table: table, besides: fileTitles.keys)
            screen.change(by: keys)
            screen.localizedTexts = keys.texts
        }
    }

    /// A screen or an app creates its own state, so every part of the state needs an initial value.
    mutating func reportMissingDefaults(in state: [Property]) {
        for property in state where property.defaultValue == nil && property.type.initialValue == nil {
            guard !property.type.isUnknown, !property.isDefaultInvalid else { continue }
            let type = "\(property.type)".shortened
            report(
                .missingKey,
                "state '\(property.name.value)' of type '\(type)' has no default",
                at: property.typeRange,
                help: "add one, '\(property.name.value): \(type) = …', or make it optional, \"\(type)?\""
            )
        }
    }

    /// Only the state changes, so an event for anything else would never occur.
    private mutating func checkChangeEvents(of screen: Screen) {
        guard !hasUnreadValues else { return }
        for event in screen.onChange where !screen.state.contains(where: { $0.name.value == event.property.value }) {
            if let input = screen.input.first(where: { $0.name.value == event.property.value }) {
                report(
                    .conflictingKeys,
                    "'\(event.property.value)' is input, which never changes",
                    at: event.property.range,
                    labels: [.init("declared here", at: input.name.range)],
                    help: "declare the property under 'state'"
                )
            } else {
                reportUnknown("state", event.property, candidates: screen.state.map(\.name.value), kind: "name")
            }
        }
    }

    mutating func reportDuplicates(in properties: [Property]) {
        for (name, first) in properties.map(\.name).repetitions() {
            reportDuplicate("property", name, first: first)
        }
    }
}

// MARK: - Reporting

extension Resolver {
    mutating func reportDuplicate(_ noun: String, _ name: Located<String>, first: SourceRange) {
        diagnostics.append(
            Diagnostic(
                .error,
                id: LanguageDiagnostic.duplicateName.rawValue,
                origin: .language,
                "\(noun) '\(name.value)' is declared twice",
                at: name.range,
                labels: [.init("first declared here", at: first)]
            )
        )
    }

    /// Reports an undeclared name. Further uses in the same file are the same error.
    ///
    /// - Parameters:
    ///   - kind: The expected kind of name, if several nouns mean the same kind.
    ///   - message: The message that replaces "unknown", the noun and the name.
    mutating func reportUnknown(
        _ noun: String,
        _ name: Located<String>,
        candidates: [String],
        alias: Alias.Answer? = nil,
        kind: String? = nil,
        message: String? = nil
    ) {
        let key = UnknownName(kind: kind ?? noun, name: name.value, source: name.range.source)
        if let finding = unknownNames[key]?.finding {
            // A node that aliases repeat is reported once.
            let isNew = unknownNames[key]?.places.insert(name.range).inserted ?? false
            if isNew { diagnostics[finding].add(name.range) }
            return
        }
        unknownNames[key] = (diagnostics.count, [name.range])
        diagnostics.append(
            .unknownSpelling(
                .unknownName,
                name.value,
                message: message ?? "unknown \(noun) '\(name.value.shortened)'",
                candidates: candidates,
                alias: alias,
                at: name.range
            )
        )
    }

    /// Reports a name that isn't a case of an enumeration, or isn't 'true' or 'false'.
    ///
    /// - Parameter value: The value with the type, as the spec spells it.
    mutating func reportNoCase(_ word: Located<String>, of type: TypeReference, _ value: String) {
        var (noun, owner) = ("value", "'\(value)'")
        if case .enumeration(let enumeration) = type {
            noun = "case"
            if enumeration.isDeclared { owner = "the enumeration '\(enumeration.property)'" }
        }
        reportUnknown(
            "\(noun) of \(owner)",
            word,
            candidates: type.caseNames ?? [],
            message: "'\(word.value.shortened)' isn't a \(noun) of \(owner)"
        )
    }

    mutating func report(
        _ id: LanguageDiagnostic,
        _ message: String,
        at range: SourceRange,
        labels: [Diagnostic.Label] = [],
        help: String? = nil,
        expected: [String] = []
    ) {
        diagnostics.append(
            Diagnostic(
                .error,
                id: id.rawValue,
                origin: .language,
                message,
                at: range,
                labels: labels,
                help: help,
                expected: expected
            )
        )
    }
}

/// An undeclared name, and its expected kind.
private struct UnknownName: Hashable {
    var kind: String
    var name: String
    var source: SourceID
}

extension Diagnostic {
    /// The maximum number of additional locations that a finding shows.
    private static let mostPlaces = 8

    /// Adds a location with the same error, which the same replacement fixes.
    fileprivate mutating func add(_ place: SourceRange) {
        if labels.count < Self.mostPlaces { labels.append(.init("and here", at: place)) }
        guard let edit = fixIts.first?.edits.first else { return }
        fixIts[0].edits.append(.init(range: place, replacement: edit.replacement))
    }
}
