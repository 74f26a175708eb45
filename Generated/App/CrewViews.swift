import UIKit

// Subclasses of UIKit's views that an app has written by hand, for the specs that name their classes.

/// A label on a coloured ground.
final class BadgeLabel: UILabel {
    var badgeColor: UIColor?
    var count = 0.0
}

/// A picture in a ring.
final class RoundImageView: UIImageView {
    var ringColor: UIColor?
    var isRinged = false
}

/// A button that knows its own shape.
final class RoundButton: UIButton {
    var isQuiet = false
}

/// A field that takes so many letters.
final class LogField: UITextField {
    var limit = 0.0
}
