/// A view of a framework by its element in documents, for which a spec names a class.
struct FrameworkView {
    /// The class of the framework, and the module that declares it; `nil` for UIKit.
    var className: String
    var module: String?
    /// The name by which a spec knows it, where it is another one: the generated Swift imports UIKit alone.
    var alias: String?

    /// The views that `init()` makes.
    static let byElement: [String: FrameworkView] = [
        "scrollView": FrameworkView(className: "UIScrollView"),
        "searchBar": FrameworkView(className: "UISearchBar"),
        "toolbar": FrameworkView(className: "UIToolbar"),
        "navigationBar": FrameworkView(className: "UINavigationBar"),
        "tabBar": FrameworkView(className: "UITabBar"),
        "tableView": FrameworkView(className: "UITableView"),
        "mapView": FrameworkView(className: "MKMapView", module: "MapKit", alias: "MapView"),
        "wkWebView": FrameworkView(className: "WKWebView", module: "WebKit", alias: "WebView"),
        "webView": FrameworkView(className: "WKWebView", module: "WebKit", alias: "WebView"),
        "mtkView": FrameworkView(className: "MTKView", module: "MetalKit", alias: "MetalView"),
        "sceneKitView": FrameworkView(className: "SCNView", module: "SceneKit", alias: "SceneView"),
        "skView": FrameworkView(className: "SKView", module: "SpriteKit", alias: "SpriteView"),
        "arscnView": FrameworkView(className: "ARSCNView", module: "ARKit", alias: "ARSceneView"),
    ]
}

extension ScreenDrafter {
    /// The class that a spec names for a view of a framework; what code must say about it is noted.
    mutating func frameworkClass(of view: Element) -> String? {
        // A collection view is made with a layout (UICollectionView.init(frame:collectionViewLayout:)).
        if view.name == "collectionView" {
            omit(view, .collectionView)
            return "CollectionView"
        }
        if view.name == "tabBar", !view.list("items").isEmpty { omit(view, .itemsOfBar(view.name)) }
        if view.name == "tableView" { omit(view, .secondTable) }
        guard let known = FrameworkView.byElement[view.name] else { return nil }
        guard let module = known.module, let alias = known.alias else { return known.className }
        omit(view, .frameworkClass(known.className, of: module, alias: alias))
        return alias
    }
}
