/// Turns the scene of a table into a spec, and notes what the spec cannot say.
struct ScreenDrafter {
    let directory: ScreenDirectory
    let place: ScenePlace
    let document: InterfaceDocument
    let scene: Scene
    let name: String
    /// The names that would collide in Swift.
    let avoidedNames: Set<String>
    /// How often controls of the scene call a method.
    let callers: [String: Int]
    /// Names of types, which all files share.
    var typeNames: UniqueNames

    /// The state, the input, the types and the samples of the screen.
    var state: YAMLMapping = [:]
    var input: YAMLMapping = [:]
    var types: YAMLMapping = [:]
    var samples: YAMLMapping = [:]
    /// Names of the state, the input and loop variables, which a path begins with.
    var dataNames: UniqueNames
    /// Methods of the app by what they are called for.
    var methods: [String: String] = [:]
    var methodNames: UniqueNames
    /// The search field, if the table's header contains a search bar.
    var search: YAMLMapping?
    /// The element that the rows of the prototype in hand show.
    var element: ElementDraft?
    /// Screens written by hand to which segues of this one lead.
    var externals: Set<String> = []
    private(set) var omissions: [Omission] = []
    /// The objects that are left out with all that is in them.
    private(set) var leftOut: Set<String> = []
    /// The states whose elements have rows.
    var collections: Set<String> = []
    /// Where the rows of the document have their views, in the order of the spec.
    var placements: [RowPlacement] = []
    /// Where the document has the views of the views above and below all rows.
    var edgePlacements: [EdgePlacement] = []
    /// How the views of cells are arranged where it is not the usual way, by the identifier of the cell or the container.
    var arrangements: [String: Arrangement] = [:]
    /// How many views are arranged in a cell and in the containers in it, by the identifier of the cell.
    var parts: [String: [ArrangedPart]] = [:]
    /// How much of the layout of a cell is guessed from frames, and which of it is left out, by the identifier of the cell.
    var guesses: [String: Int] = [:]
    var forgotten: [String: Set<Int>] = [:]
    /// The names of the views of the cell in hand.
    var viewNames = UniqueNames()
    /// The views behind the rows.
    var background: [YAMLValue] = []
    /// The table's frame, and the height that it gives its rows; 0 for one that follows their content.
    var tableFrame = Rect()
    var tableRowHeight = 0.0
    /// The label of the current static row in the document.
    var rowLabel: String?
    /// The text of the row above the current static one, which a row without a text is often about.
    var rowAbove: String?
    /// The space of the column beside the table whose views are being drafted.
    var columnRoom: Rect?
    /// The background of the cell in hand, where it has one.
    var ground: InterfaceColor?
    /// Whether the views being drafted are on another color than that of the table.
    var hasColoredGround = false
    /// The buttons with images of the cell in hand that lead to other screens.
    var imageButtons: [(view: Element, frame: Rect)] = []
    /// The identifiers of the objects that were imported.
    private(set) var imported: Set<String> = []

    /// - Parameter scene: Another scene in the place of the document's.
    init(_ place: ScenePlace, in directory: ScreenDirectory, typeNames: UniqueNames, scene: Scene? = nil) {
        self.directory = directory
        self.place = place
        self.typeNames = typeNames
        document = directory.documents[place.document]
        self.scene = scene ?? directory.scene(place)
        callers = Self.callers(in: self.scene)
        name = directory.names[place] ?? document.name
        avoidedNames = directory.avoidedNames(place)
        dataNames = UniqueNames(reserved: avoidedNames)
        methodNames = UniqueNames(reserved: avoidedNames)
    }

    /// The spec as a mapping.
    mutating func draft() -> YAMLMapping {
        guard let table = scene.tables.first else { return [:] }
        let title = self.title
        let navigation = navigationItem()
        let toolbar = self.toolbar()
        let views = viewsBesideTable(table)
        var body = self.table(table)
        if !background.isEmpty {
            body["backgroundView"] = backgroundView
            body = body.ordered(["style", "backgroundColor", "backgroundView"])
        }
        noteExtras()
        var spec: YAMLMapping = ["screen": .text(name)]
        if let title { spec["title"] = .content(title) }
        if !types.isEmpty { spec["types"] = .mapping(types) }
        if !input.isEmpty { spec["input"] = .mapping(input) }
        // State that was bound in views that found no place afterwards is left out.
        let used = YAMLValue.list([
            .mapping(body), .mapping(navigation), .mapping(views), .mapping(search ?? [:]), toolbar ?? .list([]),
        ])
        .paths
        state = state.filter { used.contains($0) || collections.contains($0) }
        samples = samples.filter { state[$0] != nil }
        if !state.isEmpty { spec["state"] = .mapping(state) }
        var item = navigation
        if let search { item["search"] = search.keys == ["text"] ? search["text"] : .mapping(search) }
        if !item.isEmpty { spec["navigationItem"] = .mapping(item) }
        if let toolbar { spec["toolbar"] = toolbar }
        spec.merge(controllerSettings())
        if !views.isEmpty { spec["views"] = .mapping(views) }
        spec["table"] = .mapping(body)
        if !samples.isEmpty { spec["samples"] = .mapping(samples) }
        return spec
    }

    private var title: String? {
        let texts = [
            scene.navigationItem?.string("title"),
            scene.controller.string("title"),
        ]
        return texts.compactMap { $0 }.first { !$0.isBlank }
    }

    private func controllerSettings() -> YAMLMapping {
        var keys: YAMLMapping = [:]
        if scene.controller.bool("hidesBottomBarWhenPushed") == true {
            keys["hidesBottomBarWhenPushed"] = .bool(true)
        }
        if directory.isFirst(place, ofStack: { $0.controller.bool("navigationBarHidden") == true }) {
            keys["navigationBarHidden"] = .bool(true)
        }
        if scene.controller.bool("clearsSelectionOnViewWillAppear") == false {
            keys["clearsSelectionOnViewWillAppear"] = .bool(false)
        }
        if scene.controller.bool("modalInPresentation") == true {
            keys["isModalInPresentation"] = .bool(true)
        }
        return keys
    }

    /// Whether the document has no frame of any view among others; UIKit lays out the labels of its own styles.
    private var hasNoFrames: Bool {
        func frames(in element: Element) -> [Element?] {
            guard element["textLabel"] == nil else { return [] }
            let own = element.name == "subviews" ? element.children.map { $0.property("frame") } : []
            return own + element.children.flatMap(frames)
        }
        let found = scene.view.map(frames) ?? []
        return found.count > 1 && !found.contains { $0 != nil }
    }

    /// Notes the objects of the scene besides the controller as omissions.
    private mutating func noteExtras() {
        for extra in scene.extras {
            if extra.name.hasSuffix("GestureRecognizer") {
                omit(extra, .gesture(of: "scene"))
            } else if extra.name == "customObject" {
                omit(extra, .objectByItself(extra["customClass"] ?? "NSObject"))
            } else if !["searchDisplayController", "exit"].contains(extra.name) {
                omit(extra, .looseView(extra.name))
            }
        }
        if hasNoFrames { omit(scene.controller, .noFrames) }
        noteVariations()
        noteUnsupportedAttributes()
        noteCodeReferences()
        for segue in scene.controller.list("connections")
        where segue.name == "segue" && segue["kind"] != "relationship" {
            omit(segue, .codedSegue(segue["identifier"]))
        }
    }
}

extension ScreenDrafter {
    /// Notes, once each, the size classes in which views of the screen are other ones.
    private mutating func noteVariations() {
        var found: [(key: String, view: Element)] = []
        scene.controller.walk { view in
            for variation in view.children where variation.name == "variation" {
                guard let key = variation["key"], key != "default", !InterfaceDocument.keysOfPhones.contains(key),
                    !found.contains(where: { $0.key == key })
                else { continue }
                found.append((key, view))
            }
        }
        for (key, view) in found { omit(view, .variation(key)) }
    }

    /// Arranges the views of a cell, or of a view above or below all rows.
    mutating func arrange(_ found: [LayoutTree], of cell: Element, in room: Rect) -> LayoutTree? {
        let tree = arrange(found, of: cell, within: cell, in: room)
        guard let tree, tree.depth > LayoutTree.mostLevels else { return tree }
        omit(cell, .deepContainers)
        return Arrangement.layered.arrange(tree.views.map(LayoutTree.view), in: room)
    }

    /// Arranges the views of a container in a cell.
    mutating func arrange(_ found: [LayoutTree], of view: Element, within cell: Element, in room: Rect) -> LayoutTree? {
        let id = view["id"] ?? ""
        parts[cell["id"] ?? "", default: []].append(ArrangedPart(id, found))
        return (arrangements[id] ?? .usual(of: found.count)).arrange(found, in: room)
    }

    mutating func noteImported(_ element: Element) {
        if let id = element["id"] { imported.insert(id) }
    }

    mutating func omit(_ element: Element, _ gap: Gap) {
        let screen = scene.kind == .cell ? "" : name
        let omission = Omission(element, gap, in: document, screen: screen)
        omissions.append(omission)
        if omission.kind == .content { leftOut.insert(omission.object) }
    }
}

extension String {
    /// Whether nothing of the text is seen.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
