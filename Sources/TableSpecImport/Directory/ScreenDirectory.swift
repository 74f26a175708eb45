/// The names of all scenes of all documents, and the destinations of segues between them.
struct ScreenDirectory: Sendable {
    let documents: [InterfaceDocument]
    private(set) var names: [ScenePlace: String] = [:]
    private var placesByName: [String: ScenePlace] = [:]
    private var places: [[String: ScenePlace]] = []
    private var documentsByName: [String: [Int]] = [:]
    var uniqueNames: UniqueNames
    /// The scenes that show a scene.
    private var earlier: [ScenePlace: Set<ScenePlace>] = [:]
    /// The names that would collide in Swift, by document and scene.
    private let avoided: [String: Set<String>]

    /// Those of them that screens and prototypes must not have either.
    let avoidedIdentifiers: Set<String>

    init(
        _ documents: [InterfaceDocument],
        avoiding avoided: [String: Set<String>] = [:],
        alsoInIdentifiers isLastResort: Bool = false
    ) {
        self.documents = documents
        self.avoided = avoided
        avoidedIdentifiers = isLastResort ? Set(avoided.values.joined()) : []
        uniqueNames = UniqueNames(reserved: ScreenNaming.reserved.union(avoidedIdentifiers))
        for (index, document) in documents.enumerated() {
            documentsByName[document.name, default: []].append(index)
            var own: [String: ScenePlace] = [:]
            for (scene, content) in document.scenes.enumerated() {
                own[content.id] = ScenePlace(document: index, scene: scene)
            }
            places.append(own)
        }
        let all = allPlaces
        let leads = documents.map(Self.leads)
        let handwritten = Set(
            all.map(scene).filter { ![.table, .cell].contains($0.kind) }.compactMap(ScreenNaming.customClass)
        )
        // Tables come first, so that they get the names without numbers.
        for isTable in [true, false] {
            for place in all where (scene(place).kind == .table) == isTable && scene(place).kind != .cell {
                let lead = leads[place.document][scene(place).id]
                let candidates = ScreenNaming.candidates(for: scene(place), in: documents[place.document], lead)
                // The generated view controller must not have the name of an existing one.
                let free = candidates.filter { !isTable || !handwritten.contains($0 + "ViewController") }
                let name = uniqueNames.take(free.isEmpty ? candidates : free)
                names[place] = name
                placesByName[name] = place
            }
        }
        for place in all {
            let objects = [scene(place).controller] + scene(place).extras
            let segues = objects.flatMap(\.descendants).filter { $0.name == "segue" }
            for segue in segues where !["embed", "relationship"].contains(segue["kind"]) {
                let shown = segue["destination"].flatMap { places[place.document][$0] }.flatMap { content(of: $0) }
                if let shown { earlier[shown, default: []].insert(place) }
            }
        }
    }

    /// The words of the segues, rows and buttons that lead to controllers.
    private static func leads(in document: InterfaceDocument) -> [String: String] {
        var leads: [String: String] = [:]
        for object in document.scenes.flatMap({ [$0.controller] + $0.extras }).flatMap(\.descendants) {
            for segue in object.segues where !["embed", "relationship", "unwind"].contains(segue["kind"]) {
                guard let id = segue["destination"], leads[id] == nil else { continue }
                let title = object.shown("title") ?? ScreenDrafter.title(of: object)
                let text =
                    object.isController ? nil : title ?? object.descendants.lazy.compactMap { $0.shown("text") }.first
                leads[id] = segue["identifier"] ?? text
            }
        }
        return leads
    }

    /// The screen to which an unwind segue returns: the earlier one that its method names, or else the only one that
    /// shows the scene.
    ///
    /// UIKit looks for the method along the path of the user (Apple Technical Note TN2298, “Using Unwind Segues”).
    func earlierScreen(than place: ScenePlace, for method: String) -> String? {
        let direct = earlier[place] ?? []
        var (found, pending) = (direct, direct)
        while let next = pending.popFirst() {
            for place in earlier[next] ?? [] where found.insert(place).inserted { pending.insert(place) }
        }
        let words = method.lowercased()
        let tables = found.subtracting([place]).filter { scene($0).kind == .table }
        let named = tables.filter { names[$0].map { words.contains($0.lowercased()) } ?? false }
        let meant = named.count == 1 ? named : direct
        guard meant.count == 1, let screen = meant.first, tables.contains(screen) else { return nil }
        return names[screen]
    }

    var allPlaces: [ScenePlace] {
        documents.indices.flatMap { document in
            documents[document].scenes.indices.map { ScenePlace(document: document, scene: $0) }
        }
    }

    /// The names that must not be used in a scene.
    func avoidedNames(_ place: ScenePlace) -> Set<String> {
        let scene = scene(place)
        return avoided[ImportedFile.origin(documents[place.document].path, scene.kind == .cell ? "" : scene.id)] ?? []
    }

    func scene(_ place: ScenePlace) -> Scene { documents[place.document].scenes[place.scene] }

    /// The destination of a segue to a controller of a document.
    func destination(_ id: String, in document: Int) -> Destination {
        if documents[document].exits.contains(id) { return .unwind }
        guard let place = places[document][id] else { return .missing }
        return resolve(place, visited: [])
    }

    /// The final scene of a controller: the first one of a navigation stack, or the one of a reference.
    func content(of place: ScenePlace, visited: Set<ScenePlace> = []) -> ScenePlace? {
        guard !visited.contains(place) else { return nil }
        let scene = scene(place)
        switch scene.kind {
        case .navigation:
            return scene.relationships("rootViewController").first.flatMap { places[place.document][$0] }
                .flatMap { content(of: $0, visited: visited.union([place])) }
        case .placeholder:
            return referenced(by: scene.controller, in: place.document)
                .flatMap { content(of: $0, visited: visited.union([place])) }
        case .table, .tabBar, .split, .other, .cell: return place
        }
    }

    /// Whether a screen is the first of a navigation stack with a property, such as large titles.
    func isFirst(_ place: ScenePlace, ofStack isMeant: (Scene) -> Bool) -> Bool {
        documents[place.document].scenes.indices.contains { index in
            let stack = ScenePlace(document: place.document, scene: index)
            return scene(stack).kind == .navigation && isMeant(scene(stack)) && content(of: stack) == place
        }
    }

    /// Whether a controller, or the one that it refers to, is a navigation stack.
    func isNavigation(_ id: String, in document: Int) -> Bool {
        var place = places[document][id]
        for _ in 0..<8 {
            guard let current = place, scene(current).kind == .placeholder else { break }
            place = referenced(by: scene(current).controller, in: current.document)
        }
        return place.map { scene($0).kind == .navigation } ?? false
    }

    /// Whether bars are next to the table of a segue's destination.
    func hasOwnBars(_ id: String, in document: Int) -> Bool {
        guard let place = places[document][id].flatMap({ content(of: $0) }) else { return false }
        let scene = scene(place)
        return scene.itemOfBar != nil || !scene.itemsOfBar.isEmpty
    }

    private func resolve(_ place: ScenePlace, visited: Set<ScenePlace>) -> Destination {
        guard let content = content(of: place), let name = names[content] else {
            // A reference to a missing document, or a stack without a first screen, has no destination.
            guard scene(place).kind == .placeholder else { return .missing }
            return names[place].map(Destination.external) ?? .missing
        }
        switch scene(content).kind {
        case .table: return .screen(name)
        case .tabBar, .split: return .container(name)
        case .navigation, .placeholder, .other, .cell: return .external(name)
        }
    }

    private func referenced(by placeholder: Element, in document: Int) -> ScenePlace? {
        let target = placeholder["storyboardName"].map { self.document(named: $0, near: document) } ?? document
        guard let target else { return nil }
        let other = documents[target]
        let id = placeholder["referencedIdentifier"]
        return documents[target].scenes.indices.lazy.map { ScenePlace(document: target, scene: $0) }
            .first {
                let controller = scene($0).controller
                return id.map { controller["storyboardIdentifier"] == $0 }
                    ?? (controller["id"] == other.initialController)
            }
    }

    /// The nearest of several documents with the same name, because an app and its extensions often have a `Main` each.
    private func document(named name: String, near other: Int) -> Int? {
        let path = documents[other].path
        let shared = { (index: Int) in zip(documents[index].path, path).prefix { $0 == $1 }.count }
        return documentsByName[name]?.max { (shared($0), $1) < (shared($1), $0) }
    }

    /// The class of a handwritten screen.
    func className(named name: String) -> String? {
        placesByName[name].map { ScreenNaming.className(of: scene($0), named: name) }
    }

    func place(_ id: String, in document: Int) -> ScenePlace? { places[document][id] }
}
