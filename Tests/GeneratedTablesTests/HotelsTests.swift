import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Cards: attributes, sizes, places and conditions of views in cells.
@Suite("Hotels")
@MainActor
struct HotelsTests {
    private let controller: HotelsViewController
    private let screen: HeadlessScreen

    init() {
        let hotels = (0..<30).map { number in
            Hotel(
                id: number,
                name: "Hotel \(number)",
                town: "Town",
                price: 100 + number,
                photo: nil,
                isFavourite: number.isMultiple(of: 2),
                rating: 0.5,
                rooms: number
            )
        }
        controller = HotelsViewController(state: .init(hotels: hotels))
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    private func views(_ row: Int) throws -> [UIView] {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return all(try #require(screen.table.cell(path(0, row))).contentView)
    }

    /// The view with a border.
    private func card(_ row: Int) throws -> UIView {
        try #require(try line(row).superview)
    }

    /// The line around it.
    private func line(_ row: Int) throws -> UIView {
        try #require(try views(row).first { $0.layer.borderWidth > 0 })
    }

    private func label(_ text: String, _ row: Int) throws -> UILabel {
        try #require(try views(row).lazy.compactMap { $0 as? UILabel }.first { $0.text == text })
    }

    private func heart(_ row: Int) throws -> UIView {
        try #require(try views(row).first { $0.accessibilityLabel == "Favourite" })
    }

    @Test func theCardHasTheLookThatTheSpecStates() throws {
        let card = try #require(try card(0) as? UIStackView)
        #expect(card.backgroundColor == .secondarySystemGroupedBackground)
        #expect(card.layer.cornerRadius == 12)
        #expect(card.clipsToBounds)
        #expect(try line(0).layer.borderWidth == 0.5)
        #expect(try line(0).layer.cornerRadius == 12)
        let row = try #require(card.arrangedSubviews.dropFirst().first as? UIStackView)
        #expect(row.isLayoutMarginsRelativeArrangement)
        #expect(row.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12))
    }

    @Test func theLineAroundTheCardFollowsTheAppearance() throws {
        let line = try line(0)
        let light = try #require(line.layer.borderColor)
        screen.window.overrideUserInterfaceStyle = .dark
        screen.layOut()
        let dark = try #require(line.layer.borderColor)
        #expect(light != dark)
        screen.window.overrideUserInterfaceStyle = .light
        screen.layOut()
        #expect(line.layer.borderColor == light)
    }

    @Test func viewsComeAndGoWithTheElementAndNothingStaysOnReuse() throws {
        for row in 0..<30 {
            #expect(try heart(row).isHidden == !row.isMultiple(of: 2))
            #expect(try label("Only a few rooms are left", row).isHidden == (row >= 4))
        }
        #expect(try heart(0).isHidden == false)
    }

    @Test func viewsComeAndGoWithTheState() throws {
        let tag = try #require(try label("100 €", 0).superview)
        #expect(!tag.isHidden)
        let prices = try #require(screen.table.cell(path(1, 0)))
        try #require(prices.accessoryView as? UISwitch).tap()
        screen.layOut()
        #expect(try #require(try label("100 €", 0).superview).isHidden)
        #expect(try #require(try label("129 €", 29).superview).isHidden)
    }

    @Test func sizesAndPlacesAreConstraints() throws {
        let heart = try heart(0)
        let layers = try #require(heart.superview)
        let constraints = try views(0).flatMap(\.constraints)
        func constant(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
            constraints.first {
                $0.firstItem === view && $0.secondItem === layers && $0.firstAttribute == attribute
                    && $0.relation == .equal
            }?.constant
        }
        #expect(constant(heart, .trailing) == -8)
        #expect(constant(heart, .top) == 8)
        let photo = try #require(try views(0).first { $0.accessibilityIdentifier == "photo" })
        #expect(constant(photo, .leading) == 0)
        #expect(constraints.contains { $0.firstItem === photo && $0.secondItem === photo && $0.multiplier == 2.5 })
        let rating = try #require(try views(0).first { $0 is UIProgressView })
        #expect(constraints.contains { $0.firstItem === rating && $0.multiplier == 0.25 })
        #expect(rating.accessibilityHint == "From the guests")
        let few = try label("Only a few rooms are left", 0)
        #expect(
            constraints.contains { $0.firstItem === few && $0.relation == .greaterThanOrEqual && $0.constant == 30 }
        )
    }

    // MARK: The menu of the bar button

    private var menuButton: UIBarButtonItem? { controller.navigationItem.rightBarButtonItem }

    private var sheet: UIAlertController? { controller.presentedViewController as? UIAlertController }

    @Test func aTapOnTheButtonShowsItsMenu() throws {
        let button = try #require(menuButton)
        #expect(button.accessibilityLabel == "More")
        #expect(button.menu?.children.map(\.title) == ["Prices", "Sort By", "Clear"])
        #expect(button.primaryAction == nil, "a button with an action of its own shows its menu at a long press")
        #expect(button.tap())
    }

    @Test func anEntryChangesTheStateOrCallsTheApp() throws {
        let app = HotelsApp()
        controller.actions = app
        let button = try #require(menuButton)
        #expect(button.choose("Price"))
        #expect(button.choose("Prices"))
        #expect(controller.state.showsPrices == false)
        #expect(button.choose("Price") == false, "the menu is made anew, as its entries follow the state")
        #expect(button.choose("Name"))
        #expect(app.calls == ["sortByPrice", "sortByName"])
    }

    @Test func anEntryAsksAtTheButton() throws {
        let app = HotelsApp()
        controller.actions = app
        #expect(try #require(menuButton).choose("Clear"))
        let sheet = try #require(sheet)
        #expect(sheet.title == "Remove all hotels?")
        #expect(sheet.popoverPresentationController?.barButtonItem === menuButton)
        #expect(app.calls.isEmpty)
        #expect(sheet.tapAction("Clear"))
        #expect(app.calls == ["clear"])
    }
}

@MainActor
private final class HotelsApp: HotelsActions {
    private(set) var calls: [String] = []

    func sortByName() { calls.append("sortByName") }
    func sortByPrice() { calls.append("sortByPrice") }
    func clear() { calls.append("clear") }
}
