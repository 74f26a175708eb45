import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Views of the app's own subclasses, in cells that are reused, above the rows and over them.
@Suite("Views of the app's own classes")
@MainActor
struct CrewTests {
    private let controller: CrewViewController
    private let screen: HeadlessScreen
    private let app = CrewApp()

    init() {
        let sailors = (0..<30).map { number in
            Sailor(
                id: number,
                name: "Sailor \(number)",
                duty: "Deck",
                photo: nil,
                calls: number,
                isAboard: number.isMultiple(of: 2)
            )
        }
        controller = CrewViewController(state: .init(sailors: sailors))
        controller.actions = app
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    private func view<View: UIView>(_ section: Int, _ row: Int, _ type: View.Type = View.self) throws -> View {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let cell = try #require(screen.table.cell(path(section, row)))
        return try #require(all(cell.contentView).lazy.compactMap { $0 as? View }.first)
    }

    @Test func cellsShowTheirElementsInViewsOfTheAppsClasses() throws {
        for row in 0..<30 {
            let badge: BadgeLabel = try view(0, row)
            #expect(badge.text == "\(row)")
            #expect(badge.badgeColor == .systemRed)
            #expect(badge.isHidden == (row == 0))
            let photo: RoundImageView = try view(0, row)
            #expect(photo.isRinged == row.isMultiple(of: 2))
            #expect(photo.contentMode == .scaleAspectFill && photo.clipsToBounds)
            #expect(photo.accessibilityLabel == "Photo of Sailor \(row)")
            let button: RoundButton = try view(0, row)
            #expect(button.isQuiet == !row.isMultiple(of: 2))
            #expect(button.title(for: .normal) == "Call")
        }
    }

    @Test func theyFollowTheState() throws {
        controller.state.sailors[1].isAboard = true
        controller.state.sailors[1].calls = 7
        screen.layOut()
        let (photo, badge): (RoundImageView, BadgeLabel) = (try view(0, 1), try view(0, 1))
        #expect(photo.isRinged)
        #expect(badge.text == "7")
    }

    @Test func tapsReachTheAppWithTheirElement() throws {
        let button: RoundButton = try view(0, 2)
        button.tap()
        #expect(app.calls == ["call 2"])
        controller.overlayPlusButton.tap()
        #expect(app.calls == ["call 2", "hire"])
    }

    @Test func viewsThatAreKeptHaveTheTypeOfTheirClass() {
        let ship: BadgeLabel = controller.headerShip
        #expect(ship.text == "Aurora")
        #expect(ship.badgeColor == .systemTeal && ship.count == 2)
        #expect(ship.font == .preferredFont(forTextStyle: .title2))
        #expect(ship.adjustsFontForContentSizeCategory)
        controller.state.ship = "Beagle"
        #expect(ship.text == "Beagle")
        let button: RoundButton = controller.overlayPlusButton
        #expect(button.configuration?.look == .filled)
        #expect(button.configuration?.image == UIImage(systemName: "plus"))
        let field: LogField = controller.logTextField
        #expect(field.limit == 80 && field.placeholder == "All well")
        field.type("Fair wind")
        #expect(controller.state.log == "Fair wind")
    }
}

@MainActor
private final class CrewApp: CrewActions {
    var calls: [String] = []

    func call(sailor: Sailor) { calls.append("call \(sailor.id)") }
    func hire() { calls.append("hire") }
}
