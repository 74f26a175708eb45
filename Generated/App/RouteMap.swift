import UIKit

/// A view that an app has written by hand, for the specs that name its class.
final class RouteMap: UIView {
    var zoom: CGFloat = 1
    var showsScale = false
    var lineColor: UIColor?
    var marker: UIImage?
    let caption = UILabel()
}
