import Foundation
import HeadlessUIKit
import TableSpecTestSupport
import Testing

@testable import TableSpecSupport

/// A section or row with a value besides its identity.
struct Item: TableSpec.Item {
    let id: Int
    var value = 0
}

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

extension UITableView {
    /// The main texts of all rows, section by section, read off the cells.
    var rowTexts: [[String]] {
        (0..<numberOfSections).map { section in
            (0..<numberOfRows(inSection: section)).map { row in
                scrollToRow(at: path(section, row), at: .none, animated: false)
                layoutIfNeeded()
                let content = cellForRow(at: path(section, row))?.contentConfiguration as? UIListContentConfiguration
                return content?.text ?? ""
            }
        }
    }
}
