internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// Completes the app of a file with the values for its first screen, and with the screens above it.
    mutating func completeApp(in content: inout FileContent, _ fields: MappingFields) {
        var app = content.app
        checkRoots(of: app, fields)
        if case .entry(var entry) = app.root {
            entry.segue.pass = content.pass
            if fields.isMisspelled(FileKey.pass) { entry.segue.unread.insert(SegueKey.pass) }
            if entry.isStack { entry.stack = content.stack }
            app.root = .entry(entry)
        }
        app.declaresState = fields.states(FileKey.state)
        checkRoot(app.root, fields)
        if !app.name.value.isEmpty { content.file.app = app }
    }

    /// Reports an app without a start, or with more than one of tabs, navigation and screen.
    private mutating func checkRoots(of app: App, _ fields: MappingFields) {
        let places = FileKey.roots.compactMap { fields.keyRange(of: $0) }.sorted()
        reportConflicts("an app starts with only one of 'tabs', 'navigation' and 'screen'", among: places)
        guard !FileKey.roots.contains(where: { fields.mayState($0) }), !app.name.value.isEmpty else { return }
        report(
            .missingKey,
            "app '\(app.name.value)' has no first screen; expected 'tabs', 'navigation' or 'screen'",
            at: app.name.range
        )
    }

    /// Reports keys that don't match the kind of start.
    private mutating func checkRoot(_ root: App.Root, _ fields: MappingFields) {
        switch root {
        case .tabs:
            for key in [FileKey.pass, .stack] {
                guard let range = fields.keyRange(of: key) else { continue }
                report(.conflictingKeys, "an app with 'tabs' can't have '\(key.name)'; each tab has its own", at: range)
            }
        case .entry(let entry):
            if !entry.isStack, let range = fields.keyRange(of: FileKey.stack) {
                reportStackWithoutNavigation(at: range)
            }
            for key in [FileKey.onSelect, .onCustomize] {
                guard let range = fields.keyRange(of: key) else { continue }
                report(.conflictingKeys, "'\(key.name)' requires 'tabs'", at: range)
            }
        case .invalid: break
        }
    }

    mutating func reportStackWithoutNavigation(
        at range: SourceRange,
        help: String = "replace 'screen:' with 'navigation:'"
    ) {
        report(.conflictingKeys, "'stack' requires a navigation stack", at: range, help: help)
    }
}

extension Place where Root == FileContent, Value == [Tab]? {
    /// The tabs of an app with a tab bar.
    static var tabs: Self {
        Place(
            get: { content in
                if case .tabs(let tabs) = content.app.root { return tabs }
                return nil
            },
            modify: { content, change in
                guard content.app.tabs.isEmpty == false || content.app.root == .invalid else { return }
                var tabs: [Tab]? = content.app.tabs
                change(&tabs)
                if let tabs { content.app.root = .tabs(tabs) }
            }
        )
    }
}

extension ValueType where Value == [Tab]? {
    /// The tabs of an app, or `nil` if they couldn't be decoded.
    static var tabs: Self {
        ValueType(
            .list(of: .object(TabKey.object.name)),
            read: { decoder, node in
                guard node.kind == .sequence else {
                    decoder.reportWrongKind(node, expected: "a list of tabs")
                    return nil
                }
                return node.elements.map { decoder.tab($0) }
            },
            json: { $0.map { .array($0.map { .object(StatedTab.mapping.members(of: StatedTab($0))) }) } }
        )
        .part { (model: ModelWalk, tabs: inout [Tab]) in
            for index in tabs.indices {
                var content = StatedTab(tabs[index])
                model.walk(&content, StatedTab.mapping, as: { .tab($0.tab) })
                if model.isChanging { tabs[index] = content.changedTab }
            }
        }
    }
}

/// The values of a tab's keys, before the content of the tab is known.
package struct StatedTab: Sendable {
    var tab: Tab
    var title: TextTemplate?
    var image: ImageReference?
    var systemItem: TabBarSystemItem?
    var entry: AppEntry?
    var pass: [PassedValue] = []
    var stack: [Segue] = []

    /// Creates the values of a tab's keys.
    package init(_ tab: Tab) {
        self.tab = tab
        (title, image, entry) = (tab.title, tab.image, tab.entry)
        if case .system(let item) = tab.kind { systemItem = item }
        (pass, stack) = (tab.entry?.segue.pass ?? [], tab.entry?.stack ?? [])
    }

    /// Returns the tab with the texts, images and segues that a walk has changed.
    fileprivate var changedTab: Tab {
        var tab = tab
        if case .titled = tab.kind, let title { tab.kind = .titled(title, image: image) }
        tab.entry?.segue.pass = pass
        tab.entry?.stack = stack
        return tab
    }

    package static let mapping = MappingType<StatedTab>(
        TabKey.object,
        TabKey.keys,
        constraints: TabKey.constraints,
        finish: { decoder, content, fields in
            content.tab.kind = content.kind(fields)
            if let entry = content.entry, !entry.isStack, let range = fields.keyRange(of: TabKey.stack) {
                decoder.reportStackWithoutNavigation(at: range)
            }
            content.entry?.segue.pass = content.pass
            content.entry?.stack = content.stack
            if fields.isMisspelled(TabKey.pass) { content.entry?.segue.unread.insert(SegueKey.pass) }
            content.tab.entry = content.entry
        }
    )

    /// Returns the item in the tab bar, or `.invalid` if it couldn't be decoded.
    private func kind(_ fields: MappingFields) -> Tab.Kind {
        if fields.states(TabKey.systemItem) { return systemItem.map(Tab.Kind.system) ?? .invalid }
        // An image that couldn't be decoded is a gap, not a tab without an image.
        if fields.states(TabKey.image), image == nil { return .invalid }
        return title.map { .titled($0, image: image) } ?? .invalid
    }
}

extension Place where Root == StatedTab, Value == Located<String>? {
    /// The screen that the tab shows. If there are several, the first one counts.
    static func entry(isStack: Bool) -> Self {
        Place(
            get: { $0.entry.flatMap { $0.isStack == isStack ? $0.segue.destination : nil } },
            set: { content, name in
                guard content.entry == nil else { return }
                content.entry = name.map { AppEntry(segue: Segue(to: $0, at: content.tab.range), isStack: isStack) }
            }
        )
    }
}

extension SpecDecoder {
    fileprivate mutating func tab(_ node: YAMLNode) -> Tab {
        var content = StatedTab(Tab(kind: .invalid, entry: nil, at: node.range))
        read(node, as: StatedTab.mapping, into: &content)
        return content.tab
    }
}
