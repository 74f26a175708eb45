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
        if Self.viewsOfUIKit.contains(view.name) {
            return "UI" + view.name.prefix(1).uppercased() + view.name.dropFirst()
        }
        guard let (className, module, alias) = Self.viewsOfFrameworks[view.name] else { return nil }
        omit(view, .frameworkClass(className, of: module, alias: alias))
        return alias
    }

    /// The views of UIKit that `init()` creates.
    private static let viewsOfUIKit: Set<String> = [
        "scrollView", "searchBar", "toolbar", "navigationBar", "tabBar", "tableView",
    ]

    /// Such views of other frameworks: the class, the module, and the name in specs, because the generated Swift imports
    /// only UIKit.
    private static let viewsOfFrameworks: [String: (className: String, module: String, alias: String)] = [
        "mapView": ("MKMapView", "MapKit", "MapView"),
        "wkWebView": ("WKWebView", "WebKit", "WebView"),
        "webView": ("WKWebView", "WebKit", "WebView"),
        "mtkView": ("MTKView", "MetalKit", "MetalView"),
        "sceneKitView": ("SCNView", "SceneKit", "SceneView"),
        "skView": ("SKView", "SpriteKit", "SpriteView"),
        "arscnView": ("ARSCNView", "ARKit", "ARSceneView"),
    ]
}
