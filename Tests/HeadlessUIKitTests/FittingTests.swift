import Foundation
import HeadlessUIKit
import Testing

/// The size that constraints ask for, as a view above all rows of a table is given it.
@Suite("Fitting sizes")
@MainActor
struct FittingTests {
    private func holder(_ content: UIView, margin: CGFloat) -> UIView {
        let holder = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        holder.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: holder.layoutMarginsGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: holder.layoutMarginsGuide.trailingAnchor),
            content.topAnchor.constraint(equalTo: holder.topAnchor, constant: margin),
            content.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -margin),
        ])
        return holder
    }

    private func square(_ length: CGFloat) -> UIView {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: length).isActive = true
        view.heightAnchor.constraint(equalToConstant: length).isActive = true
        return view
    }

    private func height(of view: UIView) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: 390, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    @Test func stacksAreAsLongAsTheirViews() {
        let row = UIStackView(arrangedSubviews: [square(30), square(50)])
        let column = UIStackView(arrangedSubviews: [square(80), row])
        column.axis = .vertical
        column.spacing = 6
        let view = holder(column, margin: 8)
        #expect(height(of: view) == CGFloat(8 + 80 + 6 + 50 + 8))
        row.isHidden = true
        #expect(height(of: view) == CGFloat(8 + 80 + 8))
        #expect(view.systemLayoutSizeFitting(.zero).width == CGFloat(80 + 16), "the margins of a view are 8 points")
    }

    @Test func whereNothingIsTiedTheSizeStays() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(height(of: view) == 20)
    }

    /// A label of 270 characters at 402 points, as a cell shows it: alone and in stacks.
    @Test("a label of several lines is as high in a stack as alone")
    func labelsInStacks() {
        let note = String(repeating: "A note of some length. ", count: 12)
        func label() -> UILabel {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = note
            return label
        }
        func cell(_ content: UIView) -> CGFloat {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            content.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(content)
            let guide = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                content.topAnchor.constraint(equalTo: guide.topAnchor),
                content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
            return cell.systemLayoutSizeFitting(
                CGSize(width: 402, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        func column(_ views: UIView..., alignment: UIStackView.Alignment = .fill) -> UIStackView {
            let stack = UIStackView(arrangedSubviews: views)
            stack.axis = .vertical
            stack.alignment = alignment
            return stack
        }
        let alone = cell(label())
        #expect(alone > 100)
        for alignment in [UIStackView.Alignment.fill, .leading] {
            #expect(cell(column(label(), alignment: alignment)) == alone)
            #expect(cell(column(column(label(), alignment: alignment))) == alone)
            let second = UILabel()
            second.text = "Second"
            #expect(cell(column(label(), second, alignment: alignment)) > alone + 15)
        }
        let row = UIStackView(arrangedSubviews: [column(label())])
        #expect(cell(row) == alone)
    }

    @Test("the view above the rows grows with a label in a stack")
    func headerView() {
        let label = UILabel()
        label.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [label])
        stack.axis = .vertical
        let view = holder(stack, margin: 8)
        label.text = "Short"
        let short = height(of: view)
        label.text = String(repeating: "A note of some length. ", count: 12)
        #expect(height(of: view) > short + 50)
        let wide = view.systemLayoutSizeFitting(
            CGSize(width: 800, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        #expect(wide < height(of: view))
    }
}
