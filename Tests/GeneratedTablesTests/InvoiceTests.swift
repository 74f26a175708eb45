import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// The texts of standard cells with custom fonts, alignments and numbers of lines.
@Suite("Invoice")
@MainActor
struct InvoiceTests {
    private let screen = HeadlessScreen(inStack: InvoiceViewController())

    private func cell(_ section: Int, _ row: Int) throws -> UITableViewCell {
        try #require(screen.table.cell(path(section, row)))
    }

    private func content(_ cell: UITableViewCell) throws -> UIListContentConfiguration {
        try #require(cell.contentConfiguration as? UIListContentConfiguration)
    }

    @Test func bothTextsHaveTheirFonts() throws {
        let books = try content(cell(0, 0))
        #expect(books.textProperties.font == .preferredFont(forTextStyle: .headline))
        #expect(books.secondaryTextProperties.font == .preferredFont(forTextStyle: .footnote))
        let total = try content(cell(0, 1))
        #expect(total.textProperties.font.pointSize == 20)
        #expect(total.textProperties.font.inspection.weight == .semibold)
        #expect(total.textProperties.adjustsFontForContentSizeCategory)
    }

    @Test func textsBreakAndAlignAsStated() throws {
        let books = try content(cell(0, 0))
        #expect(books.secondaryTextProperties.numberOfLines == 2)
        #expect(books.secondaryTextProperties.lineBreakMode == .byWordWrapping)
        #expect(books.secondaryTextProperties.alignment == .justified)
        #expect(try content(cell(1, 1)).textProperties.alignment == .center)
        let file = try content(cell(0, 3))
        #expect(file.textProperties.lineBreakMode == .byTruncatingMiddle)
        #expect(file.textProperties.numberOfLines == 1)
    }

    @Test func aFontThatShrinksKeepsItsTextInOneLine() throws {
        let total = try content(cell(0, 1))
        #expect(total.textProperties.adjustsFontSizeToFitWidth)
        #expect(total.textProperties.minimumScaleFactor == 0.5)
        #expect(total.textProperties.numberOfLines == 1)
        #expect(total.secondaryTextProperties.adjustsFontSizeToFitWidth)
    }

    @Test func theLabelsOfAContactCellHaveTheirFonts() throws {
        let account = try cell(0, 2)
        #expect(account.textLabel?.font == .preferredFont(forTextStyle: .footnote))
        #expect(account.detailTextLabel?.font == .preferredFont(forTextStyle: .footnote))
    }

    @Test func headersAndFootersHaveTheirFonts() throws {
        screen.layOut()
        func font(_ view: UIView?) throws -> UIFont {
            let view = try #require(view as? UITableViewHeaderFooterView)
            return try #require(view.contentConfiguration as? UIListContentConfiguration).textProperties.font
        }
        #expect(try font(screen.table.headerView(forSection: 0)).pointSize == 22)
        #expect(try font(screen.table.footerView(forSection: 0)) == .preferredFont(forTextStyle: .caption2))
    }
}
