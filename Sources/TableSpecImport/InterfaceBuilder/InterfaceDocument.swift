/// A storyboard or a XIB.
struct InterfaceDocument: Sendable {
    /// The path as specified.
    var path: String
    /// The file's name without its extension.
    var name: String
    var scenes: [Scene] = []
    /// The texts in other languages.
    var strings = TranslatedStrings()
    /// The views of a XIB that don't belong to a table.
    var looseViews: [Element] = []
    /// The identifier of the controller that the storyboard starts with.
    var initialController: String?
    /// The properties that outlets set, by their values.
    var outlets: [String: String] = [:]
    /// Views that aren't installed in the size class of an iPhone in portrait.
    var uninstalled: Set<String> = []
    /// The attributes by which constraints attach a view to the edges of its superview, by its identifier.
    var pins: [String: Set<String>] = [:]
    /// Views that a variation installs there.
    private var installedOnPhones: Set<String> = []
    /// The views that only other views refer to.
    private var knownByViews: Set<String> = []
    /// The sizes of the images that the document names.
    var imageSizes: [String: Frame] = [:]
    /// The app's modules of custom classes, with repetitions.
    var modules: [String] = []
    /// The system that the document is for, if it isn't iOS.
    var otherSystem: String?
    /// Placeholders of exits. Segues to them are unwind segues.
    var exits: Set<String> = []
    /// The controllers that segues present.
    private(set) var presented: Set<String> = []
    /// The tint of all views.
    var tint: Element?

    init(path: String, root saved: Element) throws(MarkupProblem) {
        self.path = path
        var root = saved.asOnPhones
        let file = path.fileName
        name = path.stemWithoutIdiom.split(separator: ".").first.map(String.init) ?? file
        if ["archive", "document"].contains(root.name), Self.isForMacs(root) {
            // Nothing in it is for iOS, which the report contains. The other documents are read.
            otherSystem = "macOS"
            return
        }
        guard root.name == "document" else {
            throw MarkupProblem(line: root.line, message: Self.problem(ofRoot: root.name, file))
        }
        if root["targetRuntime"]?.contains("AppleTV") == true { otherSystem = "tvOS" }
        if root["targetRuntime"]?.contains("Watch") == true { otherSystem = "watchOS" }
        initialController = root["initialViewController"]
        tint = root.children.first { $0.name == "color" && $0["key"] == "tintColor" }
        readResources(of: root)
        root = root.withMissingFrames(imageSizes)
        index(root)
        uninstalled.subtract(installedOnPhones)
        if let list = root.first("scenes") {
            scenes = Self.scenes(of: list)
        } else if let objects = root.first("objects") {
            readXIB(objects)
        }
    }

    /// The reason why a document with another root element isn't read.
    private static func problem(ofRoot name: String, _ file: String) -> String {
        if name == "archive" {
            return """
                document has the format of Xcode 4 or earlier; \
                save it in Xcode 5 or later, or run 'ibtool --upgrade \(file)'
                """
        }
        let isOfAndroid = name.hasSuffix("PreferenceScreen")
        return "not an Interface Builder document: the root element is '\(name)'"
            + (isOfAndroid ? ", a screen of an Android app; import the iOS app's Settings.bundle" : "")
    }

    /// Whether a document, or an archive of an old Xcode, is for macOS: `com.apple.InterfaceBuilder3.Cocoa.XIB`.
    private static func isForMacs(_ root: Element) -> Bool {
        root["type"]?.contains(".Cocoa.") == true || root["targetRuntime"]?.contains("MacOSX") == true
    }

    /// The file's name with its extension.
    var fileName: String { path.fileName }

    /// The property by which code refers to an object.
    func outlet(of object: Element) -> String? { object["id"].flatMap { outlets[$0] } }

    private mutating func readResources(of root: Element) {
        for resource in root.list("resources") where resource.name == "image" {
            guard let name = resource["name"] else { continue }
            imageSizes[name] = Frame(width: resource.number("width") ?? 0, height: resource.number("height") ?? 0)
        }
    }

    /// The size classes of an iPhone in portrait, in the names of variations.
    static let keysOfPhones: Set<String> = [
        "widthClass=compact", "heightClass=regular", "heightClass=regular-widthClass=compact",
    ]

    /// Records references.
    private mutating func index(_ element: Element) {
        indexOutlets(of: element)
        switch element.name {
        case "variation":
            let views = element.property("subviews")?.children ?? []
            let references = { (kind: String) in views.filter { $0.name == kind }.compactMap { $0["reference"] } }
            if element["key"] == "default" { uninstalled.formUnion(references("exclude")) }
            if Self.keysOfPhones.contains(element["key"] ?? "") { installedOnPhones.formUnion(references("include")) }
        case "exit": if let id = element["id"] { exits.insert(id) }
        case "segue" where ScreenDrafter.isModal(element["kind"] ?? ""):
            if let id = element["destination"] { presented.insert(id) }
        default: break
        }
        indexConstraints(of: element)
        if let module = element["customModule"] { modules.append(module) }
        for child in element.children { index(child) }
    }

    /// The names by which controllers and cells refer to their views take precedence over those between views.
    private mutating func indexOutlets(of owner: Element) {
        let plumbing = owner.isController ? Self.plumbing.subtracting(Self.labelsOfCells) : Self.plumbing
        let isView = !owner.isController && owner.name != "placeholder" && !owner.name.hasSuffix("Cell")
        for outlet in owner.list("connections") where outlet.name == "outlet" {
            guard let id = outlet["destination"], let property = outlet["property"], !plumbing.contains(property)
            else { continue }
            if isView {
                outlets[id] = outlets[id] ?? property
            } else if outlets[id] == nil || knownByViews.contains(id) {
                outlets[id] = property
            }
            if isView, outlets[id] == property { knownByViews.insert(id) } else { knownByViews.remove(id) }
        }
    }

    private mutating func indexConstraints(of view: Element) {
        let guides = view.children.filter { $0.name == "viewLayoutGuide" }.compactMap { $0["id"] }
        let edges = Set([view["id"]].compactMap(\.self) + guides)
        for constraint in view.list("constraints") {
            let items = [constraint["firstItem"] ?? view["id"], constraint["secondItem"]].compactMap(\.self)
            guard items.count == 2, let id = items.first(where: { !edges.contains($0) }) else { continue }
            guard items.contains(where: edges.contains) else {
                alignEdges(of: items, by: constraint)
                continue
            }
            let attribute = items[0] == id ? constraint["firstAttribute"] : constraint["secondAttribute"]
            if let attribute { pins[id, default: []].insert(attribute) }
        }
        // A column determines the width of its views.
        guard view.name == "stackView", view["axis"] == "vertical", view["alignment"] == nil else { return }
        for id in view.list("subviews").compactMap({ $0["id"] }) {
            pins[id, default: []].formUnion(["leading", "trailing"])
        }
    }

    /// A view that is aligned with an edge of another view is attached there, too.
    private mutating func alignEdges(of items: [String], by constraint: Element) {
        guard let attribute = constraint["firstAttribute"], attribute == constraint["secondAttribute"],
            constraint["relation"] == nil, ["leading", "trailing", "left", "right"].contains(attribute)
        else { return }
        for id in items { pins[id, default: []].insert(attribute) }
    }

    /// Outlets by which UIKit itself refers to a view.
    static let plumbing: Set<String> = [
        "delegate", "dataSource", "view", "tableView", "accessoryView", "backgroundView", "imageView", "textLabel",
        "detailTextLabel", "editingAccessoryView", "selectedBackgroundView", "searchDisplayController",
        "inputAccessoryView", "prefetchDataSource",
    ]

    /// Those of cells, which for a controller are the app's own.
    private static let labelsOfCells: Set<String> = ["imageView", "textLabel", "detailTextLabel"]

    private static func scenes(of list: Element) -> [Scene] {
        list.children.compactMap { scene in
            let objects = scene.list("objects")
            guard var controller = objects.first(where: \.isController) else { return nil }
            if controller.name == "tableViewController", controller.property("view") == nil {
                // UIKit creates its table, and code its rows.
                let id = "\(controller["id"] ?? "")-table"
                controller.children.append(Element(name: "tableView", attributes: ["key": "view", "id": id]))
            }
            let extras = objects.filter {
                $0["id"] != controller["id"] && $0.name != "placeholder" && $0.name != "exit"
            }
            return Scene(controller: controller, extras: extras)
        }
    }
}
