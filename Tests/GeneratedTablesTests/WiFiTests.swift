import Foundation
import HeadlessUIKit
import TableSpecTestSupport
import Testing

@testable import GeneratedTables

/// Static and dynamic sections in one table; a selection list.
@Suite("Wi-Fi")
@MainActor
struct WiFiTests {
    private let controller = WiFiViewController(state: .sample)
    private let app = WiFiApp()
    private let screen: HeadlessScreen

    private var table: UITableView { screen.table }

    init() {
        controller.actions = app
        screen = HeadlessScreen(inStack: controller)
    }

    @Test func theSectionComesAndGoesWithTheSwitch() {
        #expect(table.rowTexts == [["Wi-Fi"], ["Home", "Café de l’Étoile", "ゲスト用ネットワーク"]])
        controller.powerSwitch.tap()
        #expect(table.rowTexts == [["Wi-Fi"]])
        controller.powerSwitch.tap()
        #expect(table.rowTexts == [["Wi-Fi"], ["Home", "Café de l’Étoile", "ゲスト用ネットワーク"]])
    }

    @Test func headersBelongToTheirSections() {
        #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 0) == nil)
        #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 1) == "Networks")
    }

    @Test func aTapMovesTheCheckmarkInPlace() {
        let cells = (0..<3).map { table.cell(path(1, $0)) }
        #expect(checkmarks == [true, false, false])
        table.tapRow(at: path(1, 2))
        #expect(controller.state.current == "guest")
        #expect(checkmarks == [false, false, true])
        #expect((0..<3).map { table.cell(path(1, $0)) } == cells)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func theInformationButtonHandsOverItsNetwork() {
        table.tapAccessory(at: path(1, 1))
        #expect(app.networks.map(\.id) == ["cafe"])
        #expect(screen.topViewController === app.detail)
    }

    @Test func withoutAnAppNothingIsShown() {
        let controller = WiFiViewController(state: .sample)
        let screen = HeadlessScreen(inStack: controller)
        screen.table.tapAccessory(at: path(1, 1))
        #expect(screen.topViewController === controller)
    }

    @Test func newNetworksComeInAndOldOnesLeave() {
        let home = table.cell(path(1, 0))
        controller.state.networks.removeAll { $0.id == "cafe" }
        controller.state.networks.insert(Network(id: "new", name: "New", signal: 3), at: 0)
        #expect(table.rowTexts[1] == ["New", "Home", "ゲスト用ネットワーク"])
        #expect(table.cell(path(1, 1)) === home)
    }

    @Test func aNewNameIsShownInTheSameCell() {
        let home = table.cell(path(1, 0))
        controller.state.networks[0].name = "Sweet Home"
        #expect(table.cell(path(1, 0)) === home)
        #expect(home?.inspection.shownText == "Sweet Home")
    }

    @Test func everythingMayChangeAtOnce() {
        controller.powerSwitch.tap()
        controller.state = .init(
            isOn: true,
            networks: [Network(id: "guest", name: "G", signal: 0), Network(id: "home", name: "H", signal: 0)],
            current: "guest"
        )
        #expect(table.rowTexts == [["Wi-Fi"], ["G", "H"]])
        #expect(checkmarks == [true, false])
        #expect(controller.powerSwitch.isOn)
    }

    @Test func equalIdentitiesDoNoHarm() {
        let twin = Network(id: "twin", name: "Twin", signal: 1)
        controller.state.networks = [twin, twin]
        #expect(table.rowTexts[1] == ["Twin", "Twin"])
        controller.state.networks = [twin, Network(id: "home", name: "Home", signal: 1), twin, twin]
        #expect(table.rowTexts[1] == ["Twin", "Home", "Twin", "Twin"])
        controller.state.networks = [twin]
        #expect(table.rowTexts[1] == ["Twin"])
    }

    @Test func manyNetworksMayBeSortedAgain() {
        let networks = (0..<1_200).map { Network(id: "\($0)", name: "\($0)", signal: 0) }
        controller.state.networks = networks
        controller.state.networks.reverse()
        #expect(table.numberOfRows(inSection: 1) == 1_200)
        #expect(table.cell(path(1, 0))?.inspection.shownText == "1199")
        #expect(table.cell(path(1, 1_199))?.inspection.shownText == "0")
    }

    /// The table view's own check would stop the test at the first batch that is wrong.
    @Test func anySequenceOfStatesIsShown() {
        var generator = SeededGenerator(seed: 42)
        for _ in 0..<300 {
            let ids = (0..<8).filter { _ in Bool.random(using: &generator) }.shuffled(using: &generator)
            controller.state = .init(
                isOn: Int.random(in: 0..<4, using: &generator) > 0,
                networks: ids.map {
                    Network(id: "\($0)", name: "\($0)-\(UInt8.random(in: 0..<3, using: &generator))", signal: 0)
                },
                current: ids.randomElement(using: &generator).map { "\($0)" }
            )
            let state = controller.state
            #expect(table.rowTexts == [["Wi-Fi"]] + (state.isOn ? [state.networks.map(\.name)] : []))
            guard state.isOn else { continue }
            #expect(checkmarks == state.networks.map { $0.id == state.current })
        }
    }

    /// Which networks carry a checkmark: it is the image, as the information button has the accessory's place.
    private var checkmarks: [Bool] {
        (0..<table.numberOfRows(inSection: 1)).map { row in
            let cell = table.cell(path(1, row))
            #expect(cell?.accessoryType == .detailButton)
            return cell.map { ShownRow($0) }?.image == "checkmark"
        }
    }
}

/// The app of the Wi-Fi screen.
private final class WiFiApp: WiFiActions {
    var networks: [Network] = []
    let detail = UIViewController(nibName: nil, bundle: nil)

    func makeNetworkDetail(network: Network) -> UIViewController {
        networks.append(network)
        return detail
    }
}
