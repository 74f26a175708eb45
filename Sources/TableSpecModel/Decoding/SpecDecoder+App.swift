internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// Reads a file that describes an app.
    mutating func app(from fields: [DecodedField<FileKey>], of root: YAMLNode, into file: inout SpecFile) {
        var name: Located<String>?
        var state: [Property]?
        var roots: [(range: SourceRange, root: App.Root)] = []
        var pass: DecodedField<FileKey>?
        var stack: DecodedField<FileKey>?
        var hooks: [DecodedField<FileKey>] = []
        for field in fields {
            switch field.key {
            case .app: name = identifier(field.value, noun: "app")
            case .types: file.types += types(field.value)
            case .prototypes: file.prototypes += sharedPrototypes(field.value)
            case .external: file.externals += externals(field.value)
            case .state: state = properties(field.value, owner: nil)
            case .tabs: roots.append((field.keyNode.range, tabs(field.value)))
            case .navigation: roots.append((field.keyNode.range, appRoot(field.value, isStack: true)))
            case .screen: roots.append((field.keyNode.range, appRoot(field.value, isStack: false)))
            case .pass: pass = field
            case .stack: stack = field
            case .onSelect, .onCustomize: hooks.append(field)
            default: reportInsideApp(field)
            }
        }
        var start = appRoot(roots, passing: pass, of: isMisspelled(Self.rootKeys, in: root) ? nil : name)
        if isMisspelled([FileKey.pass.name], in: root), case .entry(var entry) = start {
            entry.segue.isPassUnread = true
            start = .entry(entry)
        }
        let stacked = self.stack(stack, above: start)
        guard let name else { return }
        var app = App(
            name: name,
            root: stacked,
            state: state ?? [],
            declaresState: state != nil,
            at: root.range
        )
        for hook in hooks { self.hook(hook, of: &app) }
        file.app = app
    }

    /// A method that is told what a person does with the tabs.
    private mutating func hook(_ field: DecodedField<FileKey>, of app: inout App) {
        if case .entry = app.root {
            report(.conflictingKeys, "'\(field.key.name)' belongs to an app with tabs", at: field.keyNode.range)
        }
        let method = identifier(field.value, noun: "method")
        if field.key == .onSelect { app.onSelect = method } else { app.onCustomize = method }
    }

    private static let rootKeys = [FileKey.tabs, .navigation, .screen].map(\.name)

    /// Reports a key that makes no sense where no app is described.
    mutating func reportOutsideApp(_ field: DecodedField<FileKey>) {
        report(
            .missingKey,
            "'\(field.key.name)' belongs to an app, and the file describes none",
            at: field.keyNode.range,
            help: "add 'app: Name' at the top"
        )
    }

    private mutating func reportInsideApp(_ field: DecodedField<FileKey>) {
        report(
            .conflictingKeys,
            "an app has no '\(field.key.name)'",
            at: field.keyNode.range,
            help: "describe the screen in a file of its own"
        )
    }

    // MARK: Root

    private mutating func appRoot(_ node: YAMLNode, isStack: Bool) -> App.Root {
        guard let screen = string(node) else { return .invalid }
        return .entry(AppEntry(segue: Segue(to: screen, at: node.range), isStack: isStack))
    }

    /// The one root of an app, with what its screen is given.
    private mutating func appRoot(
        _ roots: [(range: SourceRange, root: App.Root)],
        passing pass: DecodedField<FileKey>?,
        of name: Located<String>?
    ) -> App.Root {
        guard let first = roots.first else {
            if let name {
                report(
                    .missingKey,
                    "app '\(name.value)' starts with nothing; expected 'tabs', 'navigation' or 'screen'",
                    at: name.range
                )
            }
            return .invalid
        }
        reportConflicts("an app starts with one of 'tabs', 'navigation' and 'screen'", among: roots.map(\.range))
        guard let pass else { return first.root }
        let values = passedValues(pass.value)
        guard case .entry(var entry) = first.root else {
            if case .tabs = first.root {
                report(.conflictingKeys, "the tabs have their own 'pass'", at: pass.keyNode.range)
            }
            return first.root
        }
        entry.segue.pass = values
        return .entry(entry)
    }

    /// The root with the screens that lie above its first one.
    private mutating func stack(_ field: DecodedField<FileKey>?, above root: App.Root) -> App.Root {
        guard let field else { return root }
        let screens = stackedScreens(field.value)
        switch root {
        case .tabs:
            report(.conflictingKeys, "the tabs have their own 'stack'", at: field.keyNode.range)
        case .entry(let entry) where !entry.isStack:
            reportStackWithoutNavigation(at: field.keyNode.range)
        case .entry(var entry):
            entry.stack = screens
            return .entry(entry)
        case .invalid: break
        }
        return root
    }

    mutating func reportStackWithoutNavigation(
        at range: SourceRange,
        help: String = "write 'navigation:' in place of 'screen:'"
    ) {
        report(
            .conflictingKeys,
            "'stack' belongs to a navigation stack",
            at: range,
            help: help
        )
    }

    private mutating func stackedScreens(_ node: YAMLNode) -> [Segue] { ValueType.stackedScreens.read(&self, node) }

    // MARK: Tabs

    private mutating func tabs(_ node: YAMLNode) -> App.Root {
        guard node.kind == .sequence else {
            reportWrongKind(node, expected: "a list of tabs")
            return .invalid
        }
        return .tabs(node.elements.map { tab($0) })
    }

    private mutating func tab(_ node: YAMLNode) -> Tab {
        var tab = Tab(face: .invalid, entry: nil, at: node.range)
        guard let fields = fields(of: node, as: TabKey.self) else { return tab }
        var entries: [(range: SourceRange, entry: AppEntry?)] = []
        var face = TabFaceFields()
        var pass: [PassedValue] = []
        var stack: (range: SourceRange, screens: [Segue])?
        for field in fields {
            switch field.key {
            case .title: face.title = (field.keyNode.range, text(field.value))
            case .image: face.image = (field.keyNode.range, image(field.value))
            case .systemItem: face.system = (field.keyNode.range, word(field.value))
            case .navigation: entries.append((field.keyNode.range, entry(field.value, of: node, isStack: true)))
            case .screen: entries.append((field.keyNode.range, entry(field.value, of: node, isStack: false)))
            case .pass: pass = passedValues(field.value)
            case .badge: tab.badge = text(field.value)
            case .tag: tab.tag = count(field.value)
            case .stack: stack = (field.keyNode.range, stackedScreens(field.value))
            case .enabled: tab.enabled = binding(field.value, to: "a Boolean")
            case .visible: tab.visible = binding(field.value, to: "a Boolean")
            case .customizable: tab.customizable = boolean(field.value)
            }
        }
        tab.face = self.face(face, of: node)
        tab.entry = entry(entries, of: node)
        tab.entry?.segue.pass = pass
        tab.entry?.segue.isPassUnread = isMisspelled([TabKey.pass.name], in: node)
        if let stack, let entry = tab.entry {
            if !entry.isStack { reportStackWithoutNavigation(at: stack.range) }
            tab.entry?.stack = stack.screens
        }
        return tab
    }

    private mutating func entry(_ node: YAMLNode, of tab: YAMLNode, isStack: Bool) -> AppEntry? {
        string(node).map { AppEntry(segue: Segue(to: $0, at: tab.range), isStack: isStack) }
    }

    private mutating func entry(
        _ entries: [(range: SourceRange, entry: AppEntry?)],
        of tab: YAMLNode
    ) -> AppEntry? {
        guard let first = entries.first else {
            if !isMisspelled([TabKey.navigation.name, TabKey.screen.name], in: tab) {
                report(.missingKey, "tab has no screen; expected 'navigation' or 'screen'", at: tab.range)
            }
            return nil
        }
        reportConflicts("a tab shows one screen: 'navigation' or 'screen'", among: entries.map(\.range))
        return first.entry
    }

    private mutating func face(_ fields: TabFaceFields, of tab: YAMLNode) -> Tab.Face {
        if let system = fields.system {
            if let other = fields.title?.range ?? fields.image?.range {
                let message = "the system gives a tab with 'systemItem' its title and image"
                report(.conflicting(message, at: other, first: system.range))
            }
            return system.item.value.map(Tab.Face.system) ?? .invalid
        }
        guard let title = fields.title else {
            if !isMisspelled([TabKey.title.name, TabKey.systemItem.name], in: tab) {
                report(.missingKey, "tab has no title; expected 'title' or 'systemItem'", at: tab.range)
            }
            return .invalid
        }
        // An image that could not be read is a hole, not a tab without an image.
        if let image = fields.image, image.image == nil { return .invalid }
        return title.text.map { .titled($0, image: fields.image?.image) } ?? .invalid
    }
}

/// The keys of a tab that say what the bar shows.
private struct TabFaceFields {
    var title: (range: SourceRange, text: TextTemplate?)?
    var image: (range: SourceRange, image: ImageReference?)?
    var system: (range: SourceRange, item: Setting<TabBarSystemItem>)?
}
