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
}
