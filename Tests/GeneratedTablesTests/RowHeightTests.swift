import Foundation
import HeadlessUIKit
import TableSpecKit
import TableSpecModel
import TableSpecPreview
import Testing

@testable import GeneratedTables

/// A row of a picture is as high as the row that the generated table shows.
@Suite("Rows of pictures and tables have the same height")
@MainActor
struct RowHeightTests {
    /// Why a row may have another height in a picture than in the table in memory.
    private enum Reason: CaseIterable {
        /// Pictures have the measured height of labels, 57 points; with content configurations such rows are not measured,
        /// and the table in memory adds margins, texts and the padding between them.
        case subtitle
        /// Images have no size in memory, and buttons one height for all styles and fonts.
        case ownViews
        /// Labels have no width in memory, so that a text beside a control breaks where a half of the row ends.
        case longText

        init?(_ row: TableSpecModel.RowContent, drawn: LayoutNode) {
            if case .control(let control) = row.accessory, !control.isAccessoryView {
                guard drawn.lines(.text).count > 1 || (drawn.frame(.text)?.width ?? 0) > 0.4 * drawn.frame.width else {
                    return nil
                }
                self = .longText
            } else if row.content != nil {
                self = .ownViews
            } else if row.style == .subtitle, row.detail != nil {
                self = .subtitle
            } else {
                return nil
            }
        }
    }

    /// A drawn row has its line and is then a whole number of points high; the table in memory has no lines.
    private static let tolerance = 1.34

    @Test func overAllSpecs() throws {
        var different: [String] = []
        var reasons: Set<Reason> = []
        for name in AgreementTests.names {
            try compareRows(of: name) { row, drawn, shown in
                guard abs(drawn.frame.height - shown) > Self.tolerance else { return }
                if let reason = Reason(row, drawn: drawn) {
                    reasons.insert(reason)
                } else {
                    different.append("\(name) \(row.id): drawn \(drawn.frame.height), shown \(shown)")
                }
            }
        }
        #expect(different.isEmpty, "\(different.joined(separator: "\n"))")
        #expect(reasons == Set(Reason.allCases), "a reason that is no longer needed goes")
    }

    private func compareRows(of name: String, _ compare: (TableSpecModel.RowContent, LayoutNode, Double) -> Void) throws
    {
        let model = try AgreementTests.analysis.get().model
        let screen = try #require(model.screens.first { $0.name.value == name })
        let content = model.content(of: screen)
        let device = try #require(PreviewDevice.known.first { $0.name == "iPhone 14" })
        let layout = LayoutEngine.layout(content, traits: PreviewTraits(device: device, system: .iOS18))
        let make = try #require(AgreementTests.controllers[name])
        let controller = make()
        // All rows are visible at once, because an estimated row has no measured height.
        OwnCells.register()
        let stack = UINavigationController(rootViewController: controller)
        let window = HeadlessScreen(stack, size: CGSize(width: 390, height: 9000))
        window.layOut()
        let table = try #require(window.tableView)
        for (section, drawn) in layout.sections.enumerated() {
            for (row, drawnRow) in drawn.rows.enumerated() {
                let shown = table.rectForRow(at: path(section, row)).height
                compare(content.sections[section].rows[row], drawnRow, Double(shown))
            }
        }
    }
}
