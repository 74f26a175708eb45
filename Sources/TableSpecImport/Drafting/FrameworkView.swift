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
        guard let (className, module) = Self.viewsOfFrameworks[view.name] else { return nil }
        imports.insert(module)
        // A shared prototype belongs to the screens that use it.
        if scene.kind == .cell { omit(view, .imports(module)) }
        return className
    }

    /// The views of UIKit that `init()` creates.
    private static let viewsOfUIKit: Set<String> = [
        "scrollView", "searchBar", "toolbar", "navigationBar", "tabBar", "tableView",
    ]

    /// Such views of other frameworks.
    private static let viewsOfFrameworks: [String: (className: String, module: String)] = [
        "mapView": ("MKMapView", "MapKit"), "wkWebView": ("WKWebView", "WebKit"), "webView": ("WKWebView", "WebKit"),
        "mtkView": ("MTKView", "MetalKit"), "sceneKitView": ("SCNView", "SceneKit"), "skView": ("SKView", "SpriteKit"),
        "arscnView": ("ARSCNView", "ARKit"),
    ]
}
