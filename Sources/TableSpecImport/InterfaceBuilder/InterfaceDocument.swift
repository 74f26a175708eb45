/// A storyboard or a XIB.
struct InterfaceDocument: Sendable {
    /// The path as it was given.
    var path: String
    /// The file's name without what stands after the point.
    var name: String
    var scenes: [Scene] = []
    /// The identifier of the controller that the storyboard starts with.
    var initialController: String?
    /// The properties that outlets fill, by the object that they are filled with.
    var outlets: [String: String] = [:]
    /// Views that are not installed in the size class of an iPhone upright.
    var uninstalled: Set<String> = []
    /// The sizes of the images that the document names.
    var imageSizes: [String: Rect] = [:]
    /// The app's modules that custom classes come from, as often as they are named.
    var modules: [String] = []
    /// The system that the document is for, where it is not iOS.
    var otherSystem: String?
    /// Placeholders of exits: segues to them unwind.
    var exits: Set<String> = []

    init(path: String, root: Element) throws(MarkupProblem) {
        self.path = path
        let file = path.split(separator: "/").last.map(String.init) ?? path
        name = file.split(separator: ".").first.map(String.init) ?? file
        guard root.name == "document" else {
            let isArchive = root.name == "archive"
            throw MarkupProblem(
                line: root.line,
                message: isArchive
                    ? "was saved by Xcode 3 or older; open and save it in Xcode 4 or newer"
                    : "is no document of Interface Builder: the root element is '\(root.name)'"
            )
        }
        if let type = root["type"], type.contains("Cocoa.") {
            throw MarkupProblem(line: root.line, message: "is a document for macOS")
        }
        if root["targetRuntime"]?.contains("AppleTV") == true { otherSystem = "tvOS" }
        if root["targetRuntime"]?.contains("Watch") == true { otherSystem = "watchOS" }
        initialController = root["initialViewController"]
        readResources(of: root)
        index(root)
        scenes = root.first("scenes").map(Self.scenes) ?? root.first("objects").map(xibScenes) ?? []
    }

    func scene(_ id: String) -> Scene? { scenes.first { $0.id == id } }

    private mutating func readResources(of root: Element) {
        for resource in root.list("resources") where resource.name == "image" {
            guard let name = resource["name"] else { continue }
            imageSizes[name] = Rect(
                width: resource.number("width") ?? 0,
                height: resource.number("height") ?? 0
            )
        }
    }

    /// Notes what is named from elsewhere.
    private mutating func index(_ element: Element) {
        switch element.name {
        case "outlet":
            if let id = element["destination"], let property = element["property"],
                !Self.plumbing.contains(property)
            {
                outlets[id] = outlets[id] ?? property
            }
        case "variation" where element["key"] == "default":
            for mask in element.children where mask["key"] == "subviews" {
                uninstalled.formUnion(
                    mask.children.filter { $0.name == "exclude" }.compactMap { $0["reference"] }
                )
            }
        case "exit": if let id = element["id"] { exits.insert(id) }
        default: break
        }
        if let module = element["customModule"] { modules.append(module) }
        for child in element.children { index(child) }
    }

    /// Outlets by which UIKit itself knows a view.
    private static let plumbing: Set<String> = [
        "delegate", "dataSource", "view", "tableView", "accessoryView", "backgroundView", "imageView",
        "textLabel",
        "detailTextLabel", "editingAccessoryView", "selectedBackgroundView", "searchDisplayController",
        "inputAccessoryView", "prefetchDataSource",
    ]

    private static func scenes(of list: Element) -> [Scene] {
        list.children.compactMap { scene in
            let objects = scene.list("objects")
            guard let controller = objects.first(where: \.isController) else { return nil }
            let extras = objects.filter {
                $0["id"] != controller["id"] && $0.name != "placeholder" && $0.name != "exit"
            }
            return Scene(controller: controller, extras: extras)
        }
    }

    /// A XIB has no scenes: its owner is the controller of the first view that holds a table.
    private func xibScenes(_ objects: Element) -> [Scene] {
        let controllers = objects.children.filter(\.isController)
        let owner = objects.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        let views = objects.children.filter {
            $0.name != "placeholder" && !$0.isController && $0.name != "tableViewCell"
        }
        let owned = views.filter { !Scene.holdingTables($0).isEmpty }.map { view in
            var view = view
            view.attributes["key"] = "view"
            var controller = Element(name: "viewController", line: view.line)
            controller.attributes = [
                "id": view["id"] ?? "", "customClass": owner?["customClass"] ?? name,
            ]
            controller.children = [view] + (owner?.children ?? [])
            return Scene(controller: controller, extras: views.filter { $0["id"] != view["id"] })
        }
        return controllers.map { Scene(controller: $0) } + owned
    }
}

extension Scene {
    /// The tables in a view.
    static func holdingTables(_ view: Element) -> [Element] {
        Scene(controller: Element(name: "viewController", children: [view.keyed("view")])).tables
    }
}

extension Element {
    fileprivate func keyed(_ key: String) -> Element {
        var copy = self
        copy.attributes["key"] = key
        return copy
    }
}
