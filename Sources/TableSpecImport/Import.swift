/// A document as it was read.
package struct ImportSource: Hashable, Sendable {
    /// The path as it was given, with `/` between its parts.
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// A spec that was made.
package struct ImportedFile: Hashable, Sendable {
    /// The file's name, without a folder.
    package var name: String
    package var text: String
    /// The screen that it describes; `nil` for an app's file, and that of hand-written screens.
    package var screen: String?
    /// The document that it was made from; `nil` for the file of hand-written screens.
    package var document: String?
    /// Interface Builder's identifier of the scene.
    package var scene: String?
}

/// A document that could not be read.
package struct UnreadDocument: Hashable, Sendable {
    package var path: String
    /// From 1.
    package var line: Int
    package var message: String
}

/// Turns documents of Interface Builder into specs. Nothing is read or written but what is given.
package struct Import: Sendable {
    package private(set) var files: [ImportedFile] = []
    package private(set) var omissions: [Omission] = []
    package private(set) var unread: [UnreadDocument] = []
    /// How many rows, views, segues and other things came along.
    package private(set) var cameAlong = 0

    /// - Parameter screen: The only screen whose spec is wanted.
    package init(_ sources: [ImportSource], screen: String? = nil) {
        let directory = ScreenDirectory(read(sources))
        var typeNames = UniqueNames(reserved: TypeNaming.reserved)
        // Screens and types give names to Swift types, none of which may be the same.
        for name in directory.names.values.sorted() { _ = typeNames.take(name) }
        var externals: Set<String> = []
        for place in directory.allPlaces where directory.scene(place).kind == .table {
            var drafter = ScreenDrafter(place, in: directory, typeNames: typeNames)
            let spec = drafter.draft()
            typeNames = drafter.typeNames
            guard screen == nil || drafter.name == screen else { continue }
            externals.formUnion(drafter.externals)
            omissions += drafter.omissions
            cameAlong += drafter.cameAlong
            add(spec, named: drafter.name, from: place, in: directory, screen: drafter.name)
        }
        if screen == nil { addApp(directory, &externals) }
        addExternals(externals, directory)
    }

    /// The screens that were made.
    package var screens: [String] { files.compactMap(\.screen) }

    private mutating func read(_ sources: [ImportSource]) -> [InterfaceDocument] {
        var documents: [InterfaceDocument] = []
        for source in sources {
            do {
                let document = try InterfaceDocument(
                    path: source.path,
                    root: Element.document(source.bytes)
                )
                documents.append(document)
            } catch {
                unread.append(UnreadDocument(path: source.path, line: error.line, message: error.message))
            }
        }
        return documents
    }

    private mutating func add(
        _ spec: YAMLMapping,
        named name: String,
        from place: ScenePlace,
        in directory: ScreenDirectory,
        screen: String?
    ) {
        let document = directory.documents[place.document]
        let file = document.path.split(separator: "/").last.map(String.init) ?? document.name
        let scene = directory.scene(place).id
        let origin = "from \(SpecComment.line(file)), scene \(SpecComment.line(scene))"
        files.append(
            ImportedFile(
                name: "\(name).yaml",
                text: ImportMark.text(origin: origin, YAMLWriter.write(spec)),
                screen: screen,
                document: document.path,
                scene: scene
            )
        )
    }

    private mutating func addApp(_ directory: ScreenDirectory, _ externals: inout Set<String>) {
        var drafter = AppDrafter(directory)
        guard let app = drafter.draft() else { return }
        externals.formUnion(drafter.externals)
        let document = directory.documents[app.document]
        let file = document.path.split(separator: "/").last.map(String.init) ?? document.name
        let text = ImportMark.text(origin: "from \(SpecComment.line(file))", YAMLWriter.write(app.spec))
        files.append(ImportedFile(name: "\(app.name).yaml", text: text, document: document.path))
    }

    private mutating func addExternals(_ names: Set<String>, _ directory: ScreenDirectory) {
        guard !names.isEmpty else { return }
        var classes: YAMLMapping = [:]
        for name in names.sorted() {
            guard let external = directory.external(name) else { continue }
            classes[name] = .text(external.className)
        }
        let text = ImportMark.text(
            origin: "screens that are written by hand",
            YAMLWriter.write(["external": .mapping(classes)])
        )
        files.append(ImportedFile(name: "External.yaml", text: text))
    }
}
