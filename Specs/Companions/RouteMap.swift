public import UIKit

/// A view that an app has written by hand, for the specs that name its class.
public final class RouteMap: UIView {
    public var zoom: CGFloat = 1
    public var showsScale = false
    public var lineColor: UIColor?
    public var marker: UIImage?
    public let caption = UILabel()
}
