import UIKit

/// A cell that an app has written by hand, for the specs that name its class.
final class MyTableViewCell: UITableViewCell {
    let firstLabel = UILabel()
    let secondLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let row = UIStackView(arrangedSubviews: [firstLabel, secondLabel])
        row.frame = contentView.bounds
        row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(row)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
