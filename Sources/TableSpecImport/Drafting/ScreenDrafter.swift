/// Converts the scene of a table to a spec, and records what the spec can't express.
struct ScreenDrafter {
    let directory: ScreenDirectory
    let place: ScenePlace
    let document: InterfaceDocument
    let scene: Scene
    let name: String
    /// The names that would collide in Swift.
    let avoidedNames: Set<String>
    /// The number of controls of the scene that call a method.
    let callers: [String: Int]
    /// Names of types, which all files share.
    var typeNames: UniqueNames

    /// The state, the types and the samples of the screen.
    var state: YAMLMapping = [:]
    var types: YAMLMapping = [:]
    var samples: YAMLMapping = [:]
    /// The methods to call after changes of the state.
    var onChange: YAMLMapping = [:]
    /// Names of the state, the input and loop variables, with which a path begins.
    var dataNames: UniqueNames
    /// Methods of the app by their purpose.
    var methods: [String: String] = [:]
    var methodNames: UniqueNames
    /// The search field, if the table's header contains a search bar.
    var search: YAMLMapping?
    /// The element of the current prototype's rows.
    var element: ElementDraft?
    /// The modules of the screen's views.
    var imports: Set<String> = []
    /// Handwritten destinations of this screen's segues.
    var externals: Set<String> = []
    private(set) var omissions: [Omission] = []
    /// The objects that are omitted with all their descendants.
    private(set) var leftOut: Set<String> = []
    /// The states whose elements have rows.
    var collections: Set<String> = []
    /// The frames of the rows' views in the document, in the order of the spec.
    var placements: [RowPlacement] = []
    /// The frames of the views above and below all rows in the document.
    var edgePlacements: [EdgePlacement] = []
    /// The layouts of the views in cells and around the rows, and how they're arranged.
    var layouts: [CellLayout] = []
    var choice = LayoutChoice()
    /// The names of the views in the current cell.
    var viewNames = UniqueNames()
    /// The identifiers of the views whose tags the spec contains.
    var taggedViews: Set<String> = []
    /// The outlets of the current cell's custom class, by the identifiers of the views, or `nil` for UIKit's class.
    var cellOutlets: [String: String]?
    /// The views behind the rows.
    var background: [YAMLValue] = []
    /// The table's frame, and its default height of rows; 0 for rows that fit their content.
    var tableFrame = Frame()
    var tableRowHeight = 0.0
    /// The label of the current static row in the document.
    var rowLabel: String?
    /// The text of the row above the current static one, which often describes a row without a text.
    var rowAbove: String?
    /// The space of the column outside the table whose views are being drafted.
    var columnRoom: Frame?
    /// The background of the current cell, if it has one.
    var ground: InterfaceColor?
    /// Whether the views being drafted are on another color than that of the table.
    var hasColoredGround = false
    /// The identifiers of the objects that were imported.
    private(set) var imported: Set<String> = []

    /// - Parameter scene: A scene that replaces the document's.
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
        let navigation = navigationItem()
        let toolbar = self.toolbar()
        let views = viewsBesideTable(table)
        var body = self.table(table)
        let segues = appSegues()
        if !background.isEmpty {
            body["backgroundView"] = backgroundView
            body = body.ordered(["style", "backgroundColor", "backgroundView"])
        }
        noteExtras()
        var spec: YAMLMapping = ["screen": .text(name)]
        spec["title"] = scene.navigationItem?.content("title") ?? scene.controller.content("title")
        if !imports.isEmpty { spec["imports"] = .names(imports.sorted()) }
        if !types.isEmpty { spec["types"] = .mapping(types) }
        // State that was bound in views that were later omitted is removed.
        let used = YAMLValue.list([
            .mapping(body), .mapping(navigation), .mapping(views), .mapping(search ?? [:]), toolbar ?? .list([]),
        ])
        .paths
        state = state.filter { used.contains($0) || collections.contains($0) }
        samples = samples.filter { state[$0] != nil }
        if !state.isEmpty { spec["state"] = .mapping(state) }
        onChange = onChange.filter { state[$0] != nil }
        if !onChange.isEmpty { spec["onChange"] = .mapping(onChange) }
        var item = navigation
        if let search { item["search"] = search.row }
        if !item.isEmpty { spec["navigationItem"] = .mapping(item) }
        if let toolbar { spec["toolbar"] = toolbar }
        spec.merge(controllerSettings)
        if !views.isEmpty { spec["views"] = .mapping(views) }
        if !segues.isEmpty { spec["segues"] = .list(segues) }
        spec["table"] = .mapping(body)
        if !samples.isEmpty { spec["samples"] = .mapping(samples) }
        return spec
    }

    private var controllerSettings: YAMLMapping {
        let controller = scene.controller
        let isBarHidden = directory.isFirst(place, ofStack: { $0.controller.bool("navigationBarHidden") == true })
        var keys: YAMLMapping = [:]
        keys["hidesBottomBarWhenPushed"] = controller.flag("hidesBottomBarWhenPushed", true)
        keys["navigationBarHidden"] = isBarHidden ? .bool(true) : nil
        keys["clearsSelectionOnViewWillAppear"] = controller.flag("clearsSelectionOnViewWillAppear", false)
        keys["isModalInPresentation"] = controller.flag("modalInPresentation", true)
        return keys
    }

    /// Whether the document has no frames of nested views. UIKit lays out the labels of its own styles.
    private var hasNoFrames: Bool {
        func frames(in element: Element) -> [Element?] {
            guard element["textLabel"] == nil else { return [] }
            let own = element.name == "subviews" ? element.children.map { $0.property("frame") } : []
            return own + element.children.flatMap(frames)
        }
        let found = scene.view.map(frames) ?? []
        return found.count > 1 && !found.contains { $0 != nil }
    }

    /// Reports the objects of the scene other than the controller as omissions.
    private mutating func noteExtras() {
        noteGestures()
        for extra in scene.extras where !extra.isRecognizer {
            if extra.name == "customObject" {
                omit(extra, .objectByItself(extra["customClass"] ?? "NSObject"))
            } else if !["searchDisplayController", "exit"].contains(extra.name) {
                omit(extra, .looseView(extra, document.outlet(of: extra)))
            }
        }
        if hasNoFrames { omit(scene.controller, .noFrames) }
        noteVariations()
        noteUnsupportedAttributes()
        noteCodeReferences()
    }
}

extension ScreenDrafter {
    /// Reports the size classes with other views of the screen, once each.
    private mutating func noteVariations() {
        var known = InterfaceDocument.keysOfPhones.union(["default"])
        for view in scene.controller.descendants {
            for variation in view.children where variation.name == "variation" {
                if let key = variation["key"], known.insert(key).inserted { omit(view, .variation(key)) }
            }
        }
    }

    /// The binding to a value: a property of the current prototype's element, or else a state of the screen.
    ///
    /// - Parameters:
    ///   - type: The type, which can specify the initial value.
    ///   - sample: The value in previews if the type specifies none.
    mutating func bind(_ names: [String], _ type: String, sample: YAMLValue? = nil) -> YAMLValue {
        if let binding = element?.bind(names, type: type, sample: sample) { return binding }
        let name = dataNames.take(names)
        state[name] = .text(type)
        if !type.contains(" = ") { samples[name] = sample }
        return .binding(name)
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
    /// Whether no part of the text is visible.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
