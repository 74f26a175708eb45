import Companions
import Foundation
import HeadlessUIKit
import TableSpecTestSupport
import Testing

@testable import GeneratedTables

/// A row's place, section first.
func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

/// A drag, and what waits until it has ended: nothing of it may be refused.
@MainActor func dragged(_ drag: @MainActor () async -> Void) async {
    let failures = await HeadlessFailure.collect {
        await drag()
        await drained()
        HeadlessClock.finishAnimations()
        await drained()
    }
    #expect(failures == [])
}

/// The classes of cells besides UIKit's own: without the Objective-C runtime Swift needs factories for them.
@MainActor enum OwnCells {
    static func register() { _ = registered }

    private static let registered: Void = {
        HeadlessFactory.register(TableSpec.Value2Cell.self) {
            TableSpec.Value2Cell(style: .value2, reuseIdentifier: $0)
        }
        HeadlessFactory.register(MyTableViewCell.self) { MyTableViewCell(style: .default, reuseIdentifier: $0) }
        HeadlessFactory.register(SailorCell.self) { SailorCell(style: .default, reuseIdentifier: $0) }
        HeadlessFactory.register(TimeZoneCell.self) { TimeZoneCell(style: .default, reuseIdentifier: $0) }
    }()
}

extension HeadlessScreen {
    /// The first screen of a navigation stack.
    convenience init(inStack controller: UIViewController) {
        OwnCells.register()
        self.init(UINavigationController(rootViewController: controller))
    }

    /// The visible table.
    var table: UITableView { tableView ?? UITableView(frame: .zero, style: .plain) }
}

extension UITableView {
    /// The main texts of all rows, section by section, read off the cells.
    var rowTexts: [[String]] {
        (0..<numberOfSections).map { section in
            (0..<numberOfRows(inSection: section)).map { cell(path(section, $0)).flatMap { ShownRow($0).text } ?? "" }
        }
    }

    /// The cell of a row, after scrolling to it.
    func cell(_ path: IndexPath) -> UITableViewCell? {
        dragContent(toRow: path)
        return cellForRow(at: path)
    }
}
