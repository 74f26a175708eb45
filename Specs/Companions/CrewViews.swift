public import UIKit

// Subclasses of UIKit's views that an app has written by hand, for the specs that name their classes.

/// A label on a coloured ground.
public final class BadgeLabel: UILabel {
    public var badgeColor: UIColor?
    public var count = 0.0
}

/// A picture in a ring.
public final class RoundImageView: UIImageView {
    public var ringColor: UIColor?
    public var isRinged = false
}

/// A button that knows its own shape.
public final class RoundButton: UIButton {
    public var isQuiet = false
}

/// A field that takes so many letters.
public final class LogField: UITextField {
    public var limit = 0.0
}
