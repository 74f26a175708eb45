public import UIKit

// An app's own subclasses of UIKit's views, for the specs that use them.

/// A label with a colored background.
public final class BadgeLabel: UILabel {
    public var badgeColor: UIColor?
    public var count = 0.0
}

/// An image in a ring.
public final class RoundImageView: UIImageView {
    public var ringColor: UIColor?
    public var isRinged = false
}

/// A button with its own configuration.
public final class RoundButton: UIButton {
    public var isQuiet = false
}

/// A field that limits the number of characters.
public final class LogField: UITextField {
    public var limit = 0.0
}

/// A cell that dims the photo of a sailor ashore.
public final class SailorCell: UITableViewCell {
    public weak var photo: RoundImageView?
    public var isAboard = true { didSet { setNeedsUpdateConfiguration() } }

    override public func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        photo?.alpha = isAboard || state.isHighlighted ? 1 : 0.5
    }
}
