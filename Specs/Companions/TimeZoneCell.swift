public import UIKit

/// An app's own cell with a custom view, which is hidden while the cell is edited.
public final class TimeZoneCell: UITableViewCell {
    public let timeZoneView = TimeZoneView()

    override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        timeZoneView.frame = contentView.bounds
        timeZoneView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(timeZoneView)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }

    override public func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        timeZoneView.isEditing = editing
    }
}

/// The name of a time zone, its abbreviation and an image of the moon.
public final class TimeZoneView: UIStackView {
    public let name = UILabel()
    public let abbreviation = UILabel()
    public let picture = UIImageView()

    public var isEditing = false {
        didSet {
            for view in arrangedSubviews { view.isHidden = isEditing }
        }
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        arrange()
    }

    public required init(coder: NSCoder) {
        super.init(coder: coder)
        arrange()
    }

    private func arrange() {
        for view in [name, abbreviation, picture] { addArrangedSubview(view) }
    }
}
