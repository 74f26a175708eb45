/// Names of screens, derived from their scenes.
enum ScreenNaming {
    /// Names that would give generated types the names of UIKit or Swift types, or of nested types: `State` and `Input`
    /// are types of each screen.
    static let reserved: Set<String> = [
        "Screen", "View", "UI", "Table", "App", "External", "Collection", "Navigation", "Page", "Split", "TabBar",
    ]

    /// The candidates for the name of a scene, the best first.
    ///
    /// - Parameter lead: The words of the segue, the row or the button that leads to the scene. A handwritten screen
    ///   without its own name is better named after them than after the file.
    static func candidates(for scene: Scene, in document: InterfaceDocument, _ lead: String?) -> [String] {
        let controller = scene.controller
        let texts = [
            controller["customClass"].map(withoutModule), controller["storyboardIdentifier"],
            controller["referencedIdentifier"], scene.navigationItem?.string("title"),
            controller.string("title"), controller["userLabel"], controller["storyboardName"],
        ]
        let own = texts.compactMap { $0.flatMap { stripped(Identifier.words(of: $0)) } }
        let ofLead = own.isEmpty && scene.kind == .other ? lead.flatMap(destination) : nil
        let ofFile = stripped(Identifier.words(of: document.name))
        let names = own + [ofLead, ofFile].compactMap(\.self)
        let file = ofFile ?? "Imported"
        // The name of the file adds nothing if the scene has the same name.
        let combined = names.first.flatMap { $0.hasPrefix(file) ? nil : [file + $0] } ?? []
        let unique = names.uniqued
        if let (kind, _) = containers[scene.kind] {
            return unique.filter { $0 != file }.map { $0 + kind } + [file + kind]
        }
        return unique + combined + [file + "Screen"]
    }

    /// The words of a lead except those for the transition: `showHelp`, `toHelp`.
    private static func destination(_ lead: String) -> String? {
        let transitions: Set<String> = ["show", "push", "present", "open", "go", "to", "segue", "modal"]
        let words = Identifier.words(of: lead).filter { !transitions.contains($0.lowercased()) }
        return DataName.caption(words.joined(separator: " ")).flatMap { stripped(Identifier.words(of: $0)) }
    }

    private static func withoutModule(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }

    /// A name without the suffix for a view controller.
    private static func stripped(_ words: [String]) -> String? {
        var words = words
        while let last = words.last, words.count > 1, suffixes.contains(last) { words.removeLast() }
        if words.count > 1, let last = words.last, last == "Table" { words.removeLast() }
        // `ViewController2` says no more than `ViewController`.
        let stems = words.map { String($0.prefix { !$0.isNumber }) }
        if stems != words, stems.allSatisfy({ $0.isEmpty || suffixes.contains($0) }) { return nil }
        // A long word in capitals isn't an abbreviation.
        if words.count == 1, let word = words.first, word.count > 5, word.allSatisfy(\.isUppercase) {
            words = [word.prefix(1) + word.dropFirst().lowercased()]
        }
        return Identifier.upper(words, limit: 8)
    }

    private static let suffixes: Set<String> = [
        "View", "Controller", "ViewController", "TableView", "TVC", "VC", "Viewcontroller", "Scene", "Storyboard",
        "Table", "TV", "Screen", "ID", "Identifier",
    ]

    /// The ends of the names of containers, and UIKit's classes for them.
    private static let containers: [Scene.Kind: (suffix: String, className: String)] = [
        .navigation: ("Navigation", "UINavigationController"), .tabBar: ("Tabs", "UITabBarController"),
        .split: ("Split", "UISplitViewController"),
    ]

    /// The app's class for the scene.
    static func customClass(of scene: Scene) -> String? {
        scene.controller["customClass"].flatMap(ScreenDrafter.className)
    }

    /// The class of a handwritten screen.
    static func className(of scene: Scene, named name: String) -> String {
        customClass(of: scene) ?? containers[scene.kind]?.className ?? name + "ViewController"
    }
}
