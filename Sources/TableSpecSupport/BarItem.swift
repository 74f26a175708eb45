public import UIKit

#if barViews
@MainActor
extension TableSpec {
    /// Returns a bar button item that shows a view which isn't a control, without the glass that iOS 26 gives buttons.
    public static func barItem(showing view: UIView) -> UIBarButtonItem {
        let item = UIBarButtonItem(customView: view)
        #if compiler(>=6.2)
        if #available(iOS 26, *) { item.hidesSharedBackground = true }
        #endif
        return item
    }
}
#endif
