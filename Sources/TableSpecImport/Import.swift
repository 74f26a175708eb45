/// A document.
package struct ImportSource: Hashable, Sendable {
    /// The path as specified, with `/` as the separator.
    package var path: String
    package var bytes: [UInt8]
    /// The language of the document's folder, or `nil` for a document without one.
    package var language: String?
    /// Its texts in other languages.
    package var translations: [ImportTranslation] = []
}

extension ImportSource {
    /// The file's name without its extension and the idiom.
    var stem: String { path.stemWithoutIdiom }

    /// The folder of the file, with `/` at its end.
    var folder: String { String(path.prefix(upTo: path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)) }

    /// The paths of the files that an iPhone loads instead of this one.
    fileprivate var variants: [String] {
        let file = path.fileName
        guard let dot = file.lastIndex(of: ".") else { return [] }
        let (name, ending) = (file[..<dot], file[dot...])
        if name.hasSuffix("~iphone") { return [] }
        guard name.hasSuffix("~ipad") else { return ["\(folder)\(name)~iphone\(ending)"] }
        return ["~iphone", ""].map { "\(folder)\(name.dropLast(5))\($0)\(ending)" }
    }
}

extension String {
    /// The last part of a path.
    var fileName: String { split(separator: "/").last.map(String.init) ?? self }

    /// The name of a file without its extension and its idiom.
    var stemWithoutIdiom: String {
        let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
        let name = parts.count > 1 ? parts.dropLast().joined(separator: ".") : fileName
        return ["~iphone", "~ipad"].first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? name
    }
}

/// A generated spec.
package struct ImportedFile: Hashable, Sendable {
    /// The file's name, without a folder.
    package var name: String
    package var text: String
    /// The screen that it describes, or `nil` for the file of an app or of handwritten screens.
    package var screen: String?
    /// The document that it was generated from, or `nil` for the file of handwritten screens.
    package var document: String?
    /// Interface Builder's identifier of the scene.
    package var scene: String?
    /// The prototype that it contains, if the document has a cell outside a table.
    package var prototype: String?
    /// The texts of the spec that have translations in the document, in order.
    package var translations: [TranslatedText] = []
}

extension ImportedFile {
    /// - Parameters:
    ///   - name: The file's name without its extension.
    ///   - document: The path of the document that the spec comes from.
    init(
        _ spec: YAMLMapping,
        named name: String,
        from document: String,
        scene: String? = nil,
        notes: SpecNotes = .none
    ) {
        let place = scene.map { ", scene \(SpecComment.line($0))" } ?? ""
        self.name = "\(name).yaml"
        let origin = "from \(SpecComment.line(document.fileName))\(place)"
        text = ImportMark.text(origin: origin, YAMLWriter.write(spec, notes))
        self.document = document
        self.scene = scene
    }

    /// Adds a comment to the top of the spec that suppresses a rule.
    fileprivate mutating func silence(_ rule: String, because reason: String) {
        text = ImportMark.text(text, startingWith: "# tablespec:disable:file \(rule) -- \(reason)\n")
    }
}

/// A document that couldn't be read.
package struct UnreadDocument: Hashable, Sendable {
    package var path: String
    /// The line, from 1.
    package var line: Int
    package var message: String
    /// Whether screens may be missing because of it. A translation file isn't required.
    package var isNeeded = true

    init(_ path: String, _ problem: MarkupProblem, isNeeded: Bool = true) {
        self.path = path
        (line, message) = (problem.line, problem.message)
        self.isNeeded = isNeeded
    }
}

/// Converts Interface Builder documents to specs, without reading or writing files.
package struct Import: Sendable {
    package internal(set) var files: [ImportedFile] = []
    package internal(set) var omissions: [Omission] = []
    package internal(set) var unread: [UnreadDocument] = []
    package internal(set) var elements = ElementCount()
    private let hasComments: Bool
    private var directory = ScreenDirectory([])
    private var reachability = Reachability()
    /// The screens that the app reaches, or `nil` without an app.
    private var reached: Set<String>?

    /// - Parameters:
    ///   - screen: The name of the only screen to import, or `nil` for all screens.
    ///   - unread: Files that couldn't be read from the disk.
    ///   - hasComments: Whether the specs have comments about what wasn't imported.
    package init(
        _ sources: [ImportSource],
        screen: String? = nil,
        unread: [UnreadDocument] = [],
        comments hasComments: Bool = false
    ) {
        self.init(sources, screen, unread, hasComments, avoiding: [:])
        var avoided: [String: Set<String>] = [:]
        for trial in 0..<Self.mostTrials {
            let collisions = NameCollisions(in: files).names
            guard !collisions.isEmpty else { return }
            avoided.merge(collisions) { $0.union($1) }
            // The app's code may use screens and prototypes by name.
            self.init(sources, screen, unread, hasComments, avoiding: avoided, alsoInIdentifiers: trial > 1)
        }
    }

    /// The maximum number of attempts with other names. A new name collides only with a name derived from it.
    private static let mostTrials = 4

    /// - Parameter avoided: The colliding names, by document and scene.
    private init(
        _ sources: [ImportSource],
        _ screen: String?,
        _ unread: [UnreadDocument],
        _ hasComments: Bool,
        avoiding avoided: [String: Set<String>],
        alsoInIdentifiers isLastResort: Bool = false
    ) {
        self.unread = unread
        self.hasComments = hasComments
        let phones = forPhones(sources)
        let documents = phones.filter { !$0.isSettings }
            .compactMap { InterfaceDocument.reading($0, unread: &self.unread) }
        directory = ScreenDirectory(documents, avoiding: avoided, alsoInIdentifiers: isLastResort)
        var typeNames = UniqueNames(reserved: TypeNaming.reserved.union(avoided.values.joined()))
        // The names of Swift types are derived from screens and types, and must be unique.
        for name in directory.names.values.sorted() { _ = typeNames.take(name) }
        var externals: Set<String> = []
        for place in directory.allPlaces where directory.scene(place).kind == .table {
            let trial = DraftTrial(ScreenDrafter(place, in: directory, typeNames: typeNames))
            var (drafter, spec) = (trial.drafter, trial.spec)
            let translations = drafter.translate(&spec)
            let count = drafter.reportLosses()
            typeNames = drafter.typeNames
            guard screen == nil || drafter.name == screen else { continue }
            externals.formUnion(drafter.externals)
            omissions += drafter.omissions
            elements += count
            add(spec.namingSamples.sharingFieldTraits, translations, of: drafter)
        }
        addSettings(phones.filter(\.isSettings), screen: screen, names: directory.uniqueNames)
        if screen == nil {
            var fileNames = directory.uniqueNames
            for file in files { fileNames.reserve(String(file.name.dropLast(5))) }
            addPrototypes(typeNames, &fileNames)
            addApp(&externals, fileNames)
            noteWhatHasNoTable()
            noteContainers()
        }
        addExternals(externals)
        if screen == nil { silenceWhatCodeShows() }
    }

    /// A rule that would require a segue or a table is suppressed if only the app's code can show a screen or a
    /// prototype.
    private mutating func silenceWhatCodeShows() {
        let hasScreens = files.contains { $0.screen != nil }
        for index in files.indices {
            if files[index].prototype != nil, hasScreens {
                files[index].silence("unused-shared-prototype", because: "code registers it with its table")
            } else if let name = files[index].screen, let reached, !reached.contains(name) {
                files[index].silence("unreachable-screen", because: "code shows it")
            }
        }
    }

    /// The generated screens.
    package var screens: [String] { files.compactMap(\.screen) }

    /// The sources without the variants of a document that an iPhone doesn't load: `Cell~ipad.xib`, and `Cell.xib` if
    /// there is `Cell~iphone.xib`.
    ///
    /// Source: Bundle Programming Guide, “Device-Specific Resources in iOS”.
    private mutating func forPhones(_ sources: [ImportSource]) -> [ImportSource] {
        let paths = Set(sources.map(\.path))
        return sources.filter { source in
            guard let other = source.variants.first(where: paths.contains) else { return true }
            omissions.append(Omission(gap: .variant(of: other), file: source.path, line: 1, screen: ""))
            return false
        }
    }

    /// Cells outside a table become prototypes that all tables can use.
    private mutating func addPrototypes(_ typeNames: UniqueNames, _ fileNames: inout UniqueNames) {
        var typeNames = typeNames
        var ids = PrototypeIDs(reserved: directory.avoidedIdentifiers)
        for place in directory.allPlaces where directory.scene(place).kind == .cell {
            let known = ids
            var (id, spec) = ("", YAMLMapping())
            var drafter = DraftTrial(ScreenDrafter(place, in: directory, typeNames: typeNames)) { drafter in
                ids = known
                let prototype = drafter.draftPrototype(&ids)
                (id, spec) = (prototype.id, prototype.spec)
                return drafter.screen(of: prototype)
            }.drafter
            elements += drafter.reportLosses()
            typeNames = drafter.typeNames
            omissions += drafter.omissions
            let document = directory.documents[place.document]
            let name = fileNames.take(Identifier.upper(id) ?? "Cell", "\(document.name)Cell")
            let notes = notes(drafter.omissions, in: spec, of: drafter.scene.controller)
            var file = ImportedFile(spec, named: name, from: document.path, notes: notes)
            file.prototype = id
            files.append(file)
        }
    }

    /// Every document is mentioned.
    private mutating func noteWhatHasNoTable() {
        for document in directory.documents {
            if let system = document.otherSystem, document.scenes.isEmpty {
                omissions.append(Omission(Element(name: "document"), .otherSystem(system), in: document))
                continue
            }
            for scene in document.scenes where scene.kind != .table {
                for extra in scene.extras where extra.contains({ $0.name == "tableView" }) {
                    omissions.append(Omission(extra, .looseView(extra, document.outlet(of: extra)), in: document))
                }
            }
            for view in document.looseViews { omissions.append(Omission(view, .loose(view), in: document)) }
            let isUsed = document.scenes.contains { [.table, .cell].contains($0.kind) }
            if !isUsed, document.looseViews.isEmpty {
                omissions.append(Omission(Element(name: "document"), .noTable(document.scenes.count), in: document))
            }
        }
    }

    /// The default properties of table containers belong to an app. A spec only describes their structure.
    private mutating func noteContainers() {
        for document in directory.documents where document.scenes.contains(where: { $0.kind == .table }) {
            if let tint = document.tint { omissions.append(Omission(tint, .documentTint, in: document)) }
            for scene in document.scenes where [.navigation, .tabBar, .split].contains(scene.kind) {
                if let className = scene.controller["customClass"] {
                    omissions.append(Omission(scene.controller, .containerClass(className), in: document))
                }
                guard let bar = scene.controller.property("navigationBar") else { continue }
                let stated = bar.barAppearance
                if !stated.isEmpty { omissions.append(Omission(bar, .barAppearance(stated), in: document)) }
            }
        }
    }

    private mutating func add(_ spec: YAMLMapping, _ texts: [TranslatedText], of drafter: ScreenDrafter) {
        reachability.add(spec, drafter.name)
        let (document, scene) = (drafter.document.path, drafter.scene)
        let notes = notes(drafter.omissions, in: spec, of: scene.controller)
        var file = ImportedFile(spec, named: drafter.name, from: document, scene: scene.id, notes: notes)
        (file.screen, file.translations) = (drafter.name, texts)
        files.append(file)
    }

    /// The comments of a spec, if they're requested.
    func notes(_ omissions: [Omission], in spec: YAMLMapping, of root: Element? = nil) -> SpecNotes {
        hasComments ? SpecNotes(omissions, in: spec, of: root) : .none
    }

    private mutating func addApp(_ externals: inout Set<String>, _ fileNames: UniqueNames) {
        var drafter = AppDrafter(directory, fileNames)
        let draft = drafter.draft()
        noteTabItems(besides: drafter.tabItems)
        guard let app = draft else { return }
        externals.formUnion(drafter.externals)
        reached = reachability.reached(from: app.spec)
        files.append(ImportedFile(app.spec, named: app.name, from: directory.documents[app.document].path))
    }

    /// The tab bar items of screens that aren't tabs of the app.
    private mutating func noteTabItems(besides shown: Set<String>) {
        for place in directory.allPlaces {
            guard let item = directory.scene(place).controller.property("tabBarItem"),
                !shown.contains(item["id"] ?? ""), let content = directory.content(of: place),
                directory.scene(content).kind == .table
            else { continue }
            let texts = ["title", "image", "selectedImage", "systemItem", "badgeValue"].compactMap(item.string)
            guard texts.contains(where: { !ScreenDrafter.placeholders.contains($0) }) else { continue }
            let document = directory.documents[place.document]
            omissions.append(Omission(item, .tabItem(texts), in: document))
        }
    }

    private mutating func addExternals(_ names: Set<String>) {
        guard !names.isEmpty else { return }
        let classes = names.sorted().compactMap { name in
            directory.className(named: name).map { (name, YAMLValue.text($0)) }
        }
        let body = YAMLWriter.write(["external": .mapping(YAMLMapping(classes))])
        let text = ImportMark.text(origin: "external screens", body)
        files.append(ImportedFile(name: "External.yaml", text: text))
    }
}
