import HeadlessUIKit
import TableSpecTestSupport
import Testing

@testable import GeneratedTables

/// Rows and sections that depend on conditions of several values.
@Suite("Packing list")
@MainActor
struct PackingListTests {
    private let controller = PackingListViewController(state: .sample)
    private let screen: HeadlessScreen

    private var table: UITableView { screen.table }

    init() {
        screen = HeadlessScreen(inStack: controller)
    }

    @Test func noticesComeAndGoWithTheirConditions() {
        #expect(
            table.rowTexts == [["Too heavy for the cabin"], ["Passport", "Rain jacket", "Camera"], ["Destination"]]
        )
        controller.state.bag = .hold
        #expect(table.rowTexts == [["Passport", "Rain jacket", "Camera"], ["Destination"]])
        controller.state.packedCount = 3
        #expect(table.rowTexts.first == ["Everything is packed"])
        controller.state.bag = .cabin
        #expect(table.rowTexts.first == ["Too heavy for the cabin", "Everything is packed"])
        controller.state.bagWeight = 8
        #expect(table.rowTexts.first == ["Everything is packed"])
    }

    @Test func aMissingValueShowsTheOtherRow() {
        controller.state.destination = nil
        #expect(table.rowTexts.last == ["Choose a destination"])
    }

    @Test func withoutThingsTheirSectionGoes() {
        controller.state.items = []
        #expect(table.rowTexts == [["Nothing to pack", "Too heavy for the cabin"], ["Destination"]])
    }

    @Test func rowsSpeakTheTitlesOfABoolean() {
        screen.layOut()
        func value(_ row: Int) -> String? { table.cell(path(1, row))?.accessibilityValue }
        #expect(value(0) == "Packed" && value(1) == "Not packed")
        controller.state.items[1].isPacked = true
        #expect(value(1) == "Packed")
    }

    private func owner(_ row: Int) -> TableSpec.PopUpButton? {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return table.cell(path(1, row)).flatMap {
            all($0.contentView).lazy.compactMap { $0 as? TableSpec.PopUpButton }.first
        }
    }

    @Test func aMenuChoosesForTheElementOfItsRow() throws {
        #expect((0..<3).map { owner($0)?.currentTitle } == ["Ada", "Ada", "Ada"])
        #expect(try #require(owner(1)).choose("Grace"))
        #expect(controller.state.items.map(\.owner) == ["Ada", "Grace", "Ada"])
        #expect((0..<3).map { owner($0)?.currentTitle } == ["Ada", "Grace", "Ada"])
        controller.state.items[2].owner = "Both"
        #expect(owner(2)?.currentTitle == "Both")
        controller.state.items[2].owner = "Nobody"
        #expect(owner(2)?.currentTitle == "–")
    }

    @Test func onlyWhatIsNeitherPackedNorPaperCanBeDeleted() {
        let titles = (0..<3).map { table.swipe(at: path(1, $0)) }
        #expect(titles == [nil, ["Delete"], ["Delete"]])
    }
}
