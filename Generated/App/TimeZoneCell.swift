import UIKit

/// A cell that an app has written by hand around a view of its own, which shows nothing while the cell is edited.
final class TimeZoneCell: UITableViewCell {
    let timeZoneView = TimeZoneView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        timeZoneView.frame = contentView.bounds
        timeZoneView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(timeZoneView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        timeZoneView.isEditing = editing
    }
}

/// The name of a time zone, its abbreviation and an image of the moon.
final class TimeZoneView: UIStackView {
    let name = UILabel()
    let abbreviation = UILabel()
    let picture = UIImageView()

    var isEditing = false {
        didSet {
            for view in arrangedSubviews { view.isHidden = isEditing }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        arrange()
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
        arrange()
    }

    private func arrange() {
        for view in [name, abbreviation, picture] { addArrangedSubview(view) }
    }
}
