import Foundation
import HeadlessUIKit
import Testing

@testable import TableSpecSupport

/// Text views that show a placeholder while they are empty.
@MainActor
struct TextViewPlaceholderTests {
    private let view = TableSpec.textView(placeholder: "Meals and seats")

    private var label: UILabel? { view.subviews.compactMap { $0 as? UILabel }.first }

    @Test func typingHidesIt() {
        #expect(label?.text == "Meals and seats" && label?.isHidden == false)
        view.becomeFirstResponder()
        view.type("No nuts")
        #expect(label?.isHidden == true)
        view.selectedRange = NSRange(location: 0, length: 7)
        view.type("")
        #expect(label?.isHidden == false)
    }

    @Test func anAssignedTextHidesIt() {
        view.tableSpecValue = "No nuts"
        #expect(label?.isHidden == true)
        view.tableSpecValue = ""
        #expect(label?.isHidden == false)
    }

    @Test func voiceOverReadsItAsTheValueOfAnEmptyView() {
        #expect(view.accessibilityValue == "Meals and seats")
        #expect(label?.isAccessibilityElement == false)
        view.text = "No nuts"
        #expect(view.accessibilityValue != "Meals and seats")
        view.text = ""
        view.accessibilityValue = "None"
        #expect(view.accessibilityValue == "None")
    }

    @Test func aViewWithoutAPlaceholderHasNoLabel() {
        let view = TableSpec.textView()
        view.text = ""
        #expect(view.subviews.isEmpty && view.accessibilityValue == nil)
    }

    /// The height in a cell of 300 points, and the height by which the view decides whether its row changes.
    @Test func anEmptyViewIsAsHighAsIt() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        func heights() -> [CGFloat] {
            let width = CGSize(width: 300, height: 0)
            let size = cell.systemLayoutSizeFitting(
                width,
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            return [size.height, view.sizeThatFits(width).height]
        }
        let line = heights()
        view.placeholder = "Meals, seats and whatever else the airline should know about you before the flight"
        #expect(zip(heights(), line).allSatisfy { $0 > $1 + 10 })
        view.text = "No nuts"
        #expect(heights() == line)
    }

    @Test func itHasTheFontAndThePlaceOfTheText() {
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        view.font = .preferredFont(forTextStyle: .title1)
        view.layoutIfNeeded()
        #expect(label?.font == .preferredFont(forTextStyle: .title1))
        #expect(label?.frame.origin == CGPoint(x: 5, y: 8) && label?.frame.width == 290)
    }
}
