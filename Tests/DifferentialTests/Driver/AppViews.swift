import UIKit

/// A view of the app's own class.
final class AppView: UIView {
    let caption = UILabel()
    var zoom = 1.0
    var showsScale = false
    var lineColor: UIColor?
    var marker: UIImage?
}

/// A cell of the app's own class.
final class AppCell: UITableViewCell {
    let firstLabel = UILabel()
    let badge = UIImageView(image: nil)
}

/// A cell of the app's own class that shows what the spec describes.
@dynamicMemberLookup
final class OutletCell: UITableViewCell {
    private(set) var outlets: [String: UIView] = [:]

    /// An outlet for each view of the spec.
    subscript(dynamicMember name: String) -> UIView? {
        get { outlets[name] }
        set { outlets[name] = newValue }
    }
}
