public import UIKit

/// An app's own cell, for the specs that use it.
public final class MyTableViewCell: UITableViewCell {
    public let firstLabel = UILabel()
    public let secondLabel = UILabel()

    override public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let row = UIStackView(arrangedSubviews: [firstLabel, secondLabel])
        row.frame = contentView.bounds
        row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(row)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        nil
    }
}
