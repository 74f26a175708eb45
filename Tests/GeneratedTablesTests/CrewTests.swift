import Companions
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

    private func label(_ text: String, in row: Int) throws -> UILabel {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let cell = try #require(screen.table.cell(path(0, row)))
        return try #require(all(cell.contentView).lazy.compactMap { $0 as? UILabel }.first { $0.text == text })
    }

    @Test func theFieldThatIsEditedStaysInSightWhenTheKeyboardComes() throws {
        let (field, table) = (controller.noteLogTextField, screen.table)
        let row = try #require(controller.source.content.indexPath(for: .note))
        // Rows get their heights as they come into sight.
        for _ in 1...3 {
            table.scrollToRow(at: row, at: .bottom, animated: false)
            screen.layOut()
        }
        var bottom: CGFloat { field.convert(field.bounds, to: table).maxY - table.contentOffset.y }
        #expect(field.becomeFirstResponder())
        let size = screen.window.bounds.size
        screen.resize(to: CGSize(width: size.width, height: size.height - table.bounds.height + bottom - 20))
        screen.layOut()
        #expect(bottom > 0 && bottom <= table.bounds.height)
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

    @Test func cellsOfTheAppsClassHaveTheirViewsAsOutlets() throws {
        for row in 0..<30 {
            let cell = try #require(screen.table.cell(path(0, row)) as? SailorCell)
            #expect(cell.photo === (try view(0, row, RoundImageView.self)))
            #expect(cell.photo?.alpha == (row.isMultiple(of: 2) ? 1 : 0.5))
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
        controller.overlayButton.tap()
        #expect(app.calls == ["call 2", "hire"])
    }

    @Test func tapsOnViewsReachTheAppWithTheirElementAndSelectNothing() throws {
        let name = try label("Sailor 4", in: 4)
        #expect(!name.isUserInteractionEnabled && name.tapView(), "the touch goes on to the stack")
        #expect(name.superview?.longPressView() == false)
        #expect(app.calls == ["changeDuty 4"])
        let photo: RoundImageView = try view(0, 3)
        #expect(photo.longPressView())
        #expect(photo.tapView())
        #expect(app.calls == ["changeDuty 4", "salute 3", "detail 3"])
        #expect(screen.topViewController === app.detail)
        #expect(screen.table.indexPathForSelectedRow == nil)
    }

    @Test func aViewThatIsReusedTellsOfItsPresentElementOnce() throws {
        for row in 0..<30 {
            let photo: RoundImageView = try view(0, row)
            photo.longPressView()
            #expect(photo.gestureRecognizers?.count == 2)
        }
        #expect(app.calls == (0..<30).map { "salute \($0)" })
        controller.state.sailors.swapAt(0, 1)
        screen.layOut()
        screen.table.scrollToRow(at: path(0, 0), at: .top, animated: false)
        try view(0, 0, RoundImageView.self).longPressView()
        #expect(app.calls.last == "salute 1")
    }

    @Test func voiceOverReachesThem() throws {
        let photo: RoundImageView = try view(0, 3)
        #expect(photo.isAccessibilityElement && photo.accessibilityTraits.contains(.button))
        let duty = try #require(try label("Sailor 3", in: 3).superview)
        #expect(duty.isAccessibilityElement && duty.accessibilityTraits.contains(.button))
        #expect(duty.accessibilityLabel == "Sailor 3, Deck")
        _ = screen.table.cell(path(1, 0))
        let log = try #require(screen.table.headerView(forSection: 1))
        func labels(_ view: UIView) -> [UILabel] {
            [view as? UILabel].compactMap(\.self) + view.subviews.flatMap(labels)
        }
        let title = try #require(labels(log).first { $0.text == "Log of the Aurora" })
        #expect(title.accessibilityTraits.contains(.header) && title.accessibilityTraits.contains(.button))
        #expect(title.tapView())
        #expect(app.calls == ["sortLog"])
    }

    @Test func voiceOverOffersWhatALongPressDoesAmongTheActions() throws {
        for row in [3, 0, 20, 3] {
            let photo: RoundImageView = try view(0, row)
            #expect(photo.accessibilityCustomActions?.map(\.name) == ["Salute Sailor \(row)"])
            #expect(photo.chooseAccessibilityAction(named: "Salute Sailor \(row)"))
        }
        #expect(app.calls == ["salute 3", "salute 0", "salute 20", "salute 3"])
        #expect(controller.overlayButton.chooseAccessibilityAction(named: "Hire Many"))
        #expect(app.calls.last == "hireMany")
        #expect(controller.noteBookImageView.chooseAccessibilityAction(named: "Toggle Is Logged"))
        #expect(controller.state.isLogged)
        #expect(controller.headerFlag.accessibilityCustomActions == nil, "a tap is VoiceOver's own")
        #expect(!controller.headerFlag.chooseAccessibilityAction(named: "Change Flag"))
    }

    @Test func theNameOfAnActionFollowsTheState() {
        let label = controller.headerShip
        #expect(label.accessibilityCustomActions?.map(\.name) == ["Rename the Aurora"])
        controller.state.ship = "Fram"
        #expect(label.accessibilityCustomActions?.map(\.name) == ["Rename the Fram"])
        #expect(label.chooseAccessibilityAction(named: "Rename the Fram"))
        #expect(label.longPressView())
        #expect(app.calls == ["christen", "christen"])
    }

    @Test func viewsThatAreKeptTellOfGestures() {
        #expect(controller.headerFlag.tapView())
        #expect(controller.overlayButton.longPressView())
        #expect(app.calls == ["changeFlag", "hireMany"])
        #expect(!controller.overlayButton.tapView(), "a tap on a button is its own")
        #expect(controller.noteBookImageView.longPressView())
        #expect(controller.state.isLogged)
        #expect(!controller.noteBookImageView.accessibilityTraits.contains(.button))
        controller.headerFlag.isHidden = true
        #expect(!controller.headerFlag.tapView())
    }

    @Test func viewsThatAreKeptHaveTheTypeOfTheirClass() {
        let ship: BadgeLabel = controller.headerShip
        #expect(ship.text == "Aurora")
        #expect(ship.badgeColor == .systemTeal && ship.count == 2)
        #expect(ship.font == .preferredFont(forTextStyle: .title2))
        #expect(ship.adjustsFontForContentSizeCategory)
        controller.state.ship = "Beagle"
        #expect(ship.text == "Beagle")
        let button: RoundButton = controller.overlayButton
        #expect(button.configuration?.inspection.style == .filled)
        #expect(button.configuration?.image == UIImage(systemName: "plus"))
        let field: LogField = controller.noteLogTextField
        #expect(field.limit == 80 && field.placeholder == "All well")
        field.type("Fair wind")
        #expect(controller.state.log == "Fair wind")
    }
}

@MainActor
private final class CrewApp: CrewActions {
    var calls: [String] = []
    let detail = UIViewController()

    func call(sailor: Sailor) { calls.append("call \(sailor.id)") }
    func hire() { calls.append("hire") }
    func hireMany() { calls.append("hireMany") }
    func changeFlag() { calls.append("changeFlag") }
    func salute(sailor: Sailor) { calls.append("salute \(sailor.id)") }
    func changeDuty(sailor: Sailor) { calls.append("changeDuty \(sailor.id)") }
    func christen() { calls.append("christen") }
    func sortLog() { calls.append("sortLog") }

    func makeSailorDetail(sailor: Sailor) -> UIViewController {
        calls.append("detail \(sailor.id)")
        return detail
    }
}
