internal import TableSpecModel

/// The spec of the app's start, from its main document.
struct AppDrafter {
    let directory: ScreenDirectory
    private(set) var externals: Set<String> = []
    /// The identifiers of the items of the tab bar.
    private(set) var tabItems: Set<String> = []
    private var fileNames: UniqueNames

    init(_ directory: ScreenDirectory, _ fileNames: UniqueNames) {
        self.directory = directory
        self.fileNames = fileNames
    }

    /// The spec and its name, or `nil` if no document starts an app with a table, a stack or tabs.
    mutating func draft() -> (document: Int, name: String, spec: YAMLMapping)? {
        let starts = directory.documents.indices.compactMap { index -> (Int, ScenePlace)? in
            let document = directory.documents[index]
            return document.initialController.flatMap { directory.place($0, in: index) }.map { (index, $0) }
        }
        let suitable = starts.filter { [.tabBar, .navigation].contains(directory.scene($0.1).kind) }
        let isMain: ((Int, ScenePlace)) -> Bool = { directory.documents[$0.0].name.hasPrefix("Main") }
        guard let start = suitable.first(where: isMain) ?? suitable.first else { return nil }
        let document = directory.documents[start.0]
        let hasTabs = directory.scene(start.1).kind == .tabBar
        guard let content = hasTabs ? tabs(of: start.1) : screen(start.1).map(YAMLValue.text) else { return nil }
        let name = fileNames.take(ScreenNaming.appNames(document))
        return (start.0, name, ["app": .text(name), hasTabs ? "tabs" : "navigation": content])
    }

    /// The screen that a controller shows first.
    private mutating func screen(_ place: ScenePlace) -> String? {
        guard let content = directory.content(of: place), let name = directory.names[content] else { return nil }
        let kind = directory.scene(content).kind
        if kind == .other { externals.insert(name) }
        return [.table, .other].contains(kind) ? name : nil
    }

    private mutating func tabs(of place: ScenePlace) -> YAMLValue? {
        var list: [YAMLValue] = []
        var shown: Set<String> = []
        for id in directory.scene(place).relationships("viewControllers") {
            guard let child = directory.place(id, in: place.document), let name = screen(child),
                shown.insert(name).inserted
            else { continue }
            let isStack = directory.isNavigation(id, in: place.document)
            var keys = tabItem(child)
            if keys["title"] == nil, keys["systemItem"] == nil { keys["title"] = .content(name) }
            keys[isStack ? "navigation" : "screen"] = .text(name)
            list.append(.mapping(keys))
        }
        return list.count > 1 ? .list(list) : nil
    }

    private mutating func tabItem(_ place: ScenePlace) -> YAMLMapping {
        let scenes = [place, directory.content(of: place)].compactMap(\.self).map(directory.scene)
        guard let item = scenes.lazy.compactMap({ $0.controller.property("tabBarItem") }).first else { return [:] }
        if let id = item["id"] { tabItems.insert(id) }
        var keys: YAMLMapping = [:]
        keys["systemItem"] = item.choice("systemItem", TabBarSystemItem.self)
        guard keys.isEmpty else { return keys }
        keys["title"] = item.content("title")
        keys["image"] = ScreenDrafter.image(item, "image")
        if item.string("badgeValue") != "0" { keys["badge"] = item.content("badgeValue") }
        return keys
    }
}

extension ScreenNaming {
    /// Names for the app: its module, or else the document.
    static func appNames(_ document: InterfaceDocument) -> [String] {
        let counts = document.modules.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        let module = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        let names = [module, document.name].compactMap { $0.flatMap { Identifier.upper($0) } }
        return names + names.map { $0 + "App" } + ["Main"]
    }
}
