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
    }

    @Test func anEmptyViewIsAsHighAsIt() {
        let line = view.sizeThatFits(CGSize(width: 300, height: 0)).height
        view.placeholder = "Meals, seats and whatever else the airline should know about you before the flight"
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > line)
        view.text = "No nuts"
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height == line)
    }

    @Test func itHasTheFontAndThePlaceOfTheText() {
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        view.font = .preferredFont(forTextStyle: .title1)
        view.layoutIfNeeded()
        #expect(label?.font == .preferredFont(forTextStyle: .title1))
        #expect(label?.frame.origin == CGPoint(x: 5, y: 8) && label?.frame.width == 290)
    }
}
