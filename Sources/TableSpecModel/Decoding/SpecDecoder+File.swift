public import TableSpecDiagnostics
public import TableSpecYAML

extension SpecFile {
    /// Reads a file's YAML as the language; names are not resolved yet.
    ///
    /// - Parameters:
    ///   - document: The YAML.
    ///   - path: The path of the file; its base name is the default name of the screen.
    ///   - diagnostics: Receives what is wrong: unknown keys and values, wrong types, missing keys.
    public static func decode(_ document: YAMLDocument, path: String, diagnostics: inout [Diagnostic]) -> SpecFile {
        var decoder = SpecDecoder()
        var file = decoder.file(document.root, path: path, source: document.source)
        file.holes = decoder.holes
        file.renamedKeys = decoder.renamedKeys
        file.unusedAnchors = document.unusedAnchors.map {
            LoneAnchor(name: Located($0.name, at: $0.range), removalRange: $0.removalRange)
        }
        diagnostics += decoder.diagnostics
        return file
    }
}

extension SpecDecoder {
    fileprivate mutating func file(_ root: YAMLNode, path: String, source: SourceID) -> SpecFile {
        var file = SpecFile(source: source, path: path)
        guard !(root.kind == .scalar && root.isNull) else {
            report(
                .missingKey,
                "the file is empty; expected a screen, an app, types or hand-written screens",
                at: root.range,
                help: "a screen starts with 'screen: Name' and has a 'table:'"
            )
            return file
        }
        guard let fields = fields(of: root, as: FileKey.self) else { return file }
        noteHoles(in: root)
        if fields.contains(where: { $0.key == .app }) || isMisspelled([FileKey.app.name], in: root) {
            app(from: fields, of: root, into: &file)
            return file
        }
        var builder = ScreenBuilder()
        for field in fields {
            switch field.key {
            case .types: file.types += types(field.value)
            case .prototypes: file.prototypes += sharedPrototypes(field.value)
            case .external: file.externals += externals(field.value)
            case .screen: builder.name = identifier(field.value, noun: "screen")
            case .title: builder.title = text(field.value)
            case .input: builder.input = properties(field.value, owner: nil)
            case .state: builder.state = properties(field.value, owner: nil)
            case .result: builder.result = result(field.value)
            case .navigationItem: read(field.value, as: NavigationItem.mapping, into: &builder.navigationItem)
            case .toolbar, .toolbarHidden, .navigationBarHidden, .hidesBottomBarWhenPushed, .isModalInPresentation,
                .clearsSelectionOnViewWillAppear, .orientations, .views:
                setting(field, into: &builder.settings)
            case .table: builder.table = ValueType.table.read(&self, field.value)
            case .hooks:
                builder.hooks = hooks(field.value)
                builder.hasUnreadHooks = field.value.kind != .sequence || builder.hooks.count < field.value.count
            case .strings:
                builder.strings =
                    identifier(field.value, noun: "string table").map { .set($0.value, $0.range) }
                    ?? .invalid(field.value.range)
            case .samples: builder.samples = entries(field.value, of: "samples")
            case .app, .tabs, .navigation, .stack, .pass, .onSelect, .onCustomize: reportOutsideApp(field)
            }
            if field.key.belongsToScreen { builder.firstKey = builder.firstKey ?? field.keyNode.range }
        }
        let isNamed = fields.contains { $0.key == .screen }
        file.screen = screen(from: builder, named: isNamed, root: root, path: path)
        return file
    }

    private mutating func screen(
        from builder: ScreenBuilder,
        named isNamed: Bool,
        root: YAMLNode,
        path: String
    ) -> Screen? {
        guard let firstKey = builder.firstKey else { return nil }
        guard let name = builder.name ?? (isNamed ? nil : defaultName(path: path, at: firstKey)) else { return nil }
        var screen = Screen(name: name, at: root.range)
        screen.title = builder.title
        screen.navigationItem = builder.navigationItem
        screen.settings = builder.settings
        screen.input = builder.input
        screen.state = builder.state
        screen.result = builder.result
        screen.hooks = builder.hooks
        screen.hasUnreadHooks = builder.hasUnreadHooks || isMisspelled([FileKey.hooks.name], in: root)
        screen.strings = builder.strings
        screen.sampleLiterals = builder.samples
        if let table = builder.table {
            screen.table = table
        } else if !isMisspelled([FileKey.table.name], in: root) {
            report(
                .missingKey,
                "screen '\(name.value)' has no 'table'",
                at: name.range,
                help: "add 'table:' with 'sections:'"
            )
        }
        return screen
    }

    /// The base name of the file, where the spec does not state the screen's name.
    private mutating func defaultName(path: String, at range: SourceRange) -> Located<String>? {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        let base = file.split(separator: ".").first.map(String.init) ?? file
        guard base.isIdentifier else {
            report(
                .missingKey,
                "the file's name '\(base.shortened)' is no name for a screen, and the spec states none",
                at: range,
                help: "add 'screen: Name' at the top"
            )
            return nil
        }
        return Located(base, at: range)
    }
}

/// The parts of a screen, in the order in which a spec happens to state them.
private struct ScreenBuilder {
    var name: Located<String>?
    var title: TextTemplate?
    var input: [Property] = []
    var state: [Property] = []
    var result: ScreenResult?
    var navigationItem = NavigationItem()
    var settings = ScreenSettings()
    var table: Table?
    var hooks: [Located<Hook>] = []
    var hasUnreadHooks = false
    var strings = Setting<String>.unset
    var samples: [Literal.Entry] = []
    /// The place of the first key that only a screen has.
    var firstKey: SourceRange?
}

extension FileKey {
    /// Whether the key makes a file describe a screen, unless it describes an app.
    var belongsToScreen: Bool {
        switch self {
        case .app, .tabs, .navigation, .stack, .pass, .onSelect, .onCustomize, .types, .prototypes, .external: false
        default: true
        }
    }
}
