/// A view of a framework by its element in documents, for which a spec specifies a class.
struct FrameworkView {
    /// The class of the framework, and the module that declares it, or `nil` for UIKit.
    var className: String
    var module: String?
    /// The name in specs, if it differs, because the generated Swift imports only UIKit.
    var alias: String?

    /// The views that `init()` creates.
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
    /// The class of a framework's view in specs. Settings that code must make are recorded.
    mutating func frameworkClass(of view: Element) -> String? {
        // A collection view is created with a layout (UICollectionView.init(frame:collectionViewLayout:)).
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
