import UIKit

/// A view that an app has written by hand, for the specs that put it at the end of a row.
final class UsageBar: UIView {
    var part = 0.0
    var color: UIColor?
}
