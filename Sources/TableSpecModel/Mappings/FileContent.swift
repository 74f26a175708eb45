internal import TableSpecDiagnostics
internal import TableSpecYAML

/// The content of a file: a screen or an app, and the declarations for other files.
package struct FileContent: Sendable {
    var file: SpecFile
    var screen: Screen
    var app: App
    /// Whether the file describes an app.
    package private(set) var isApp: Bool
    /// The values that are passed to the app's first screen.
    var pass: [PassedValue] = []
    /// The screens above the app's first one.
    var stack: [Segue] = []
    /// The location of the first key that only a screen has.
    var firstScreenKey: SourceRange?

    /// Creates the content of a file before anything is decoded.
    init(of file: SpecFile, isApp: Bool, at range: SourceRange) {
        self.init(of: file, Screen(name: Located("", at: range), at: range), isApp: isApp, at: range)
    }

    private init(of file: SpecFile, _ screen: Screen, isApp: Bool, at range: SourceRange) {
        self.file = file
        self.screen = screen
        self.isApp = isApp
        app = App(name: Located("", at: range), root: .invalid, declaresState: false, at: range)
    }

    /// Creates the content of a file that describes a screen.
    package init(_ screen: Screen) {
        self.init(of: SpecFile(source: screen.source, path: ""), screen, isApp: false, at: screen.range)
    }

    /// Creates the content of a file that describes an app.
    package init(_ app: App) {
        self.init(of: SpecFile(source: app.range.source, path: ""), isApp: true, at: app.range)
        self.app = app
        if case .entry(let entry) = app.root { (pass, stack) = (entry.segue.pass, entry.stack) }
    }

    /// Creates the content of a resolved file, or `nil` if it describes neither a screen nor an app.
    ///
    /// Declarations for other files are printed separately.
    package init?(_ file: SpecFile) {
        if let screen = file.screen {
            self.init(screen)
        } else if let app = file.app {
            self.init(app)
        } else {
            return nil
        }
        self.file.imports = file.imports
        self.file.titles = file.titles
        self.file.language = file.language
    }

    /// The name of the screen or the app.
    package var name: Located<String> { isApp ? app.name : screen.name }

    /// The value of the key `state`.
    var state: [Property] {
        get { isApp ? app.state : screen.state }
        set {
            screen.state = newValue
            app.state = newValue
        }
    }

    /// The undecoded value of the key `samples`. Resolution decodes it as the values of the screen.
    var samples: FileSamples {
        get { FileSamples(literals: screen.sampleLiterals, values: screen.samples) }
        set { screen.sampleLiterals = newValue.literals }
    }
}

/// The values in previews, both undecoded and resolved.
package struct FileSamples: Sendable {
    var literals: [Literal.Entry] = []
    var values: [Screen.Sample] = []
}

extension FileKey {
    /// Whether the key means that a file describes a screen, unless it describes an app.
    var belongsToScreen: Bool {
        switch self {
        case .app, .tabs, .navigation, .stack, .pass, .onSelect, .onCustomize, .types, .identity, .titles,
            .prototypes, .external, .imports, .language:
            false
        default: true
        }
    }

    /// Whether other files can look up what the key declares.
    ///
    /// Row defaults apply to the shared prototypes of the file.
    var isLookedUp: Bool {
        switch self {
        case .screen, .input, .result, .isModalInPresentation, .codableState, .strings, .rowDefaults: true
        case .imports: false
        default: !belongsToScreen
        }
    }

    /// Whether only an app has the key.
    fileprivate var belongsToApp: Bool {
        switch self {
        case .tabs, .navigation, .stack, .pass, .onSelect, .onCustomize: true
        default: false
        }
    }

    /// Whether an app has the key.
    fileprivate var suitsApp: Bool { !belongsToScreen || self == .screen || self == .state }

    /// The keys for the start of an app.
    static let roots = [FileKey.tabs, .navigation, .screen]
}

extension FileContent {
    package static let mapping = MappingType<FileContent>(
        FileKey.object,
        FileKey.allCases.map { key in
            let declaration = key.declaration
            var checked = declaration.reading { decoder, pair, content in
                guard decoder.accepts(key, pair.key, in: &content) else { return }
                declaration.read(&decoder, pair, &content)
            }
            checked.json = { content in
                let isSuitable = content.isApp ? key.suitsApp : !key.belongsToApp
                return isSuitable ? declaration.json(content) : nil
            }
            return MappingType<FileContent>.Key(name: key.name, declaration: checked)
        },
        constraints: FileKey.constraints,
        unread: Place(\.file.unread),
        finish: { decoder, content, fields in
            if content.isApp {
                decoder.completeApp(in: &content, fields)
            } else {
                decoder.completeScreen(in: &content, fields)
            }
        }
    )
}

extension ValueType where Value == Setting<Int> {
    /// The version of the language.
    static var languageVersion: Self {
        .setting(.wholeNumber(among: [1]), read: { $0.languageVersion($1) }, json: { .integer($0) })
    }
}

extension Place where Root == FileContent, Value == Table? {
    /// The table of the screen. If it couldn't be decoded, the screen has no rows.
    static var table: Self {
        Place({ $0.screen.table }, { content, table in table.map { content.screen.table = $0 } })
    }
}

extension Place where Root == FileContent, Value == Located<String>? {
    /// The name of the screen or, in an app, the screen that it starts with, without a navigation bar.
    static var screenName: Self {
        let entry = Self.entry(isStack: false)
        return Place(
            get: { $0.isApp ? entry.get(in: &$0) ?? nil : nil },
            modify: { content, change in
                guard !content.isApp else { return entry.modify(&content, change) }
                var name: Located<String>?
                change(&name)
                if let name { content.screen.name = name }
            }
        )
    }

    /// The name of an app, which is printed separately from the keys.
    static var appName: Self {
        Place(get: { _ in nil }, set: { content, name in name.map { content.app.name = $0 } })
    }

    /// The screen that an app starts with. The first one in a file counts.
    static func entry(isStack: Bool) -> Self {
        Place(
            get: { content in
                guard case .entry(let entry) = content.app.root, entry.isStack == isStack else { return nil }
                return entry.segue.destination
            },
            set: { content, name in
                guard content.app.root == .invalid, let name else { return }
                content.app.root = .entry(AppEntry(segue: Segue(to: name, at: name.range), isStack: isStack))
            }
        )
    }
}

extension SpecDecoder {
    fileprivate mutating func languageVersion(_ node: YAMLNode) -> Setting<Int> {
        guard let version = node.intValue, version == 1 else {
            let isLater = node.intValue.map { $0 > 1 } ?? false
            reportWrongKind(
                node,
                expected: "1, the version of the language that this tablespec reads",
                help: isLater ? "install a version of tablespec that reads version \(node.string) of the language" : nil
            )
            return .invalid(node.range)
        }
        return .set(version, node.range)
    }

    /// Whether a key belongs to what the file describes. If it doesn't, it's reported.
    fileprivate mutating func accepts(_ key: FileKey, _ node: YAMLNode, in content: inout FileContent) -> Bool {
        guard content.isApp else {
            if key.belongsToScreen { content.firstScreenKey = content.firstScreenKey ?? node.range }
            if key.belongsToApp {
                report(
                    .missingKey,
                    "'\(key.name)' requires 'app', but the file doesn't describe an app",
                    at: node.range,
                    help: "add 'app: Name' at the top"
                )
            }
            return !key.belongsToApp
        }
        guard !key.suitsApp else { return true }
        report(
            .conflictingKeys,
            "an app can't have '\(key.name)'",
            at: node.range,
            help: "describe the screen in its own file"
        )
        return false
    }

    fileprivate mutating func completeScreen(in content: inout FileContent, _ fields: MappingFields) {
        guard let firstKey = content.firstScreenKey else { return }
        var screen = content.screen
        if fields.isMisspelled(FileKey.hooks) { screen.hasUnreadHooks = true }
        if screen.name.value.isEmpty {
            guard !fields.states(FileKey.screen), let name = defaultName(of: content.file, at: firstKey, fields) else {
                return
            }
            screen.name = name
        }
        if !fields.mayState(FileKey.table) {
            report(
                .missingKey,
                "screen '\(screen.name.value)' has no 'table'",
                at: screen.name.range,
                help: "add 'table:' with 'sections:'"
            )
        }
        screen.completeTitleMode()
        content.file.screen = screen
    }

    /// The base name of the file, if the spec doesn't specify the screen's name.
    private mutating func defaultName(
        of file: SpecFile,
        at range: SourceRange,
        _ fields: MappingFields
    ) -> Located<String>? {
        let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
        let base = name.split(separator: ".").first.map(String.init) ?? name
        guard base.isIdentifier else {
            guard !fields.isMisspelled(FileKey.screen) else { return nil }
            report(
                .missingKey,
                "the file name '\(base.shortened)' isn't a valid screen name, and the spec doesn't specify one",
                at: range,
                help: "add 'screen: Name' at the top"
            )
            return nil
        }
        return Located(base, at: range)
    }
}
