public import UIKit

/// An app's own view, for the specs that use it.
public final class RouteMap: UIView {
    public var zoom: CGFloat = 1
    public var showsScale = false
    public var lineColor: UIColor?
    public var marker: UIImage?
    public let caption = UILabel()
}
