internal import TableSpecDiagnostics

/// The titles that a file specifies for the values of its types and properties.
struct FileTitles {
    var entries: [ValueTitles] = []
    /// The string table with their translations, or `nil` if they aren't translated.
    var table: String?
    /// The beginning of the keys of properties: empty in a table that has the screen's own name.
    var prefix = ""
    /// The keys of the titles that are translated, which texts of the screen can't have.
    var keys: Set<String> = []

    init() {}

    init(of file: SpecFile) {
        entries = file.titles
        table = file.strings.value
        guard let owner = file.screen?.name.value ?? file.app?.name.value, owner != table else { return }
        prefix = "\(owner)."
    }

    /// Titles with keys for their translations, which are derived from the path of the type or the property.
    fileprivate mutating func localized(_ titles: ChoiceTitles, of path: String, isType: Bool) -> ChoiceTitles {
        guard let table else { return titles }
        var titles = titles
        for index in titles.titles.indices where titles.titles[index].isTranslatable {
            let word = titles.cases[index].value
            let key = "\(isType ? "" : prefix)titles.\(path).\(word)"
            keys.insert(key)
            titles.titles[index].localization = StringKey(
                table: table,
                key: key,
                comment: "The title of “\(word)”, a value of “\(path)”"
            )
        }
        return titles
    }
}

extension Resolver {
    /// The types of a file with the titles of their values. A mapping to titles becomes an enumeration.
    ///
    /// Titles of types and properties that the file doesn't declare are reported.
    mutating func titledTypes(of file: SpecFile) -> [ModelType] {
        fileTitles = FileTitles(of: file)
        var types = file.types.compactMap { enumerationWithTitles($0) }
        let properties = file.properties.map(\.name.value)
        for entry in fileTitles.entries where !properties.contains(entry.path.value) {
            let names = entry.path.value.split(separator: ".").map(String.init)
            guard let index = types.firstIndex(where: { $0.name.value == names.first }) else {
                reportUndeclared(entry.path, type: names[0], in: file)
                continue
            }
            if names.count == 2 {
                give(entry, toProperty: names[1], of: &types[index])
            } else {
                give(entry, to: &types[index])
            }
        }
        return types
    }

    /// A property of the input or the state with the titles that the file specifies for its values.
    mutating func titled(_ property: Property) -> Property {
        let entry = fileTitles.entries.first { $0.path.value == property.name.value }
        guard let entry else { return property }
        var property = property
        give(entry, to: &property, isOfType: false)
        return property
    }

    // MARK: Enumerations with titles

    /// The type as an enumeration if it maps cases to titles: none of the texts is the name of a type, and not all
    /// resemble one.
    ///
    /// - Returns: `nil` if a text can be the name of a type that couldn't be read.
    private mutating func enumerationWithTitles(_ type: ModelType) -> ModelType? {
        guard let texts = type.possibleTitles, !texts.cases.isEmpty else { return type }
        if !type.properties.isEmpty {
            let names = texts.titles.compactMap(\.literal)
            guard declaredTypeNames.isDisjoint(with: names) else { return type }
            if hasTypeHole { return nil }
            if names.allSatisfy(resemblesType) { return type }
        }
        var enumeration = Enumeration(owner: nil, property: type.name.value, cases: texts.cases.map(\.value))
        enumeration.isDeclared = true
        give(texts, to: &enumeration, of: type.name, isType: true)
        var type = type
        type.properties = []
        type.enumeration = enumeration
        return type
    }

    private func resemblesType(_ name: String) -> Bool {
        let types = Array(TypeParser.builtIn.keys) + declaredTypeNames
        return Spelling.nearest(to: name, in: types) != nil || Alias.answer(forType: name) != nil
    }

    // MARK: Titles

    private mutating func give(_ entry: ValueTitles, to type: inout ModelType) {
        guard var enumeration = type.enumeration else {
            return report(
                .typeMismatch,
                "only the values of Booleans and enumerations have titles, but '\(type.name.value)' has properties",
                at: entry.path.range,
                labels: [.init("declared here", at: type.name.range)],
                help: "specify the titles of a property: '\(type.name.value).name: { … }'"
            )
        }
        guard enumeration.titles == nil else {
            return report(
                .duplicateName,
                "'\(type.name.value)' has titles where it's declared",
                at: entry.path.range,
                labels: [.init("declared here", at: type.name.range)],
                help: "remove one of the two"
            )
        }
        give(entry.titles, to: &enumeration, of: entry.path, isType: true)
        type.enumeration = enumeration
    }

    private mutating func give(_ entry: ValueTitles, toProperty name: String, of type: inout ModelType) {
        guard let index = type.properties.firstIndex(where: { $0.name.value == name }) else {
            // Text with the same property has the same finding.
            return reportUnknown(
                "property of '\(type.name.value)'",
                Located(name, at: entry.path.range.lastPart(name, of: entry.path.value)),
                candidates: type.properties.map(\.name.value)
            )
        }
        give(entry, to: &type.properties[index], isOfType: true)
    }

    private mutating func give(_ entry: ValueTitles, to property: inout Property, isOfType: Bool) {
        if property.type.unwrapped == .boolean {
            property.titles = fileTitles.localized(booleanTitles(entry), of: entry.path.value, isType: isOfType)
        } else if var enumeration = property.type.inlineEnumeration {
            give(entry.titles, to: &enumeration, of: entry.path, isType: isOfType)
            property.type = property.type.replacing(enumeration)
        } else if !property.type.isUnknown {
            report(
                .typeMismatch,
                "only the values of Booleans and enumerations have titles, but '\(entry.path.value)' is "
                    + "'\(property.type)'",
                at: entry.path.range,
                labels: [.init("declared here", at: property.typeRange)],
                help: "the titles of an enumeration under 'types' are specified for the type"
            )
        }
    }

    private mutating func give(
        _ stated: ChoiceTitles,
        to enumeration: inout Enumeration,
        of path: Located<String>,
        isType: Bool
    ) {
        reportBindings(in: stated)
        let all = titles(stated, of: enumeration, path)
        enumeration.titles = fileTitles.localized(all, of: path.value, isType: isType)
    }

    /// The titles of `true` and `false`. A missing one, which is reported, is the word itself.
    private mutating func booleanTitles(_ entry: ValueTitles) -> ChoiceTitles {
        reportBindings(in: entry.titles)
        let words = TypeReference.boolean.caseNames ?? []
        for word in entry.titles.cases where !words.contains(word.value) {
            reportNoCase(word, of: .boolean, entry.path.value)
        }
        let areWordsKnown = entry.titles.cases.allSatisfy { words.contains($0.value) }
        for word in words where areWordsKnown && entry.titles[word] == nil {
            report(
                .missingKey,
                "'\(entry.path.value)' has no title for '\(word)'",
                at: entry.path.range,
                help: "add '\(word): …'"
            )
        }
        return ChoiceTitles(
            cases: words.map { Located($0, at: entry.path.range) },
            titles: words.map { entry.titles[$0] ?? TextTemplate(literal: $0, at: entry.path.range) }
        )
    }

    // MARK: Reports

    private mutating func reportBindings(in stated: ChoiceTitles) {
        for title in stated.titles where !title.isLiteral {
            report(.invalidBinding, "the title of a value can't have bindings", at: title.range)
        }
    }

    private mutating func reportUndeclared(_ path: Located<String>, type: String, in file: SpecFile) {
        let keys = [FileKey.types, .input, .state]
        guard !hasTypeHole, !keys.contains(where: file.unread.contains) else { return }
        if declaredTypeNames.contains(type) {
            report(
                .unknownName,
                "the type '\(type)' is declared in another file",
                at: path.range,
                help: "move its titles to that file"
            )
        } else {
            let candidates = file.properties.map(\.name.value) + file.types.map(\.name.value)
            reportUnknown("type or property", path, candidates: candidates)
        }
    }
}

extension ModelType {
    /// What to do if the type of a property is meant as the title of a case: it's the property's name, made readable.
    func remedy(forTitleOf property: Property) -> String? {
        guard case .structure(let title) = property.type, title == Enumeration.title(of: property.name.value) else {
            return nil
        }
        let cases = properties.map(\.name.value).joined(separator: ", ")
        return "declare '\(title)', or for an enumeration with titles, write '\(name.value): \"enum(\(cases))\"' and "
            + "'titles: { \(name.value): { … } }'"
    }
}

extension TypeReference {
    /// The type with another enumeration in place of the inline one.
    fileprivate func replacing(_ enumeration: Enumeration) -> TypeReference {
        switch self {
        case .enumeration: .enumeration(enumeration)
        case .optional(let part): .optional(part.replacing(enumeration))
        case .array(let part): .array(part.replacing(enumeration))
        case .set(let part): .set(part.replacing(enumeration))
        default: self
        }
    }
}

extension SourceRange {
    /// The place of the last part of a name with dots, or the whole range if the name is written with escapes.
    fileprivate func lastPart(_ part: String, of name: String) -> SourceRange {
        let quotes = (Int(end - start) - name.utf8.count) / 2
        guard quotes == 0 || quotes == 1 else { return self }
        let last = end - Int32(quotes)
        return SourceRange(source: source, start: last - Int32(part.utf8.count), end: last)
    }
}
