import Foundation
import Testing

/// The article that says how true pictures are; what is drawn is measured by ``MeasuredScreenTests``.
@Suite("The article about pictures")
struct PicturesArticleTests {
    private struct Row {
        var element: String
        var system: String
        var real: [Double]
        var drawn: [Double]
    }

    private static func article() throws -> String {
        let path = "../../Sources/TableSpecKit/TableSpecKit.docc/Pictures.md"
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(path)
        return try String(contentsOf: url, encoding: .utf8)
    }

    /// The cells of the table below a heading.
    private static func table(_ heading: String) throws -> [[String]] {
        let parts = try article().components(separatedBy: "### ")
        let part = try #require(parts.first { $0.hasPrefix(heading) })
        return part.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).map { line in
            line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    private static func rows() throws -> [Row] {
        try table("Measured and drawn dimensions").map { cells in
            Row(element: cells[0], system: cells[1], real: numbers(cells[2]), drawn: numbers(cells[3]))
        }
    }

    /// The numbers of a cell; the text in brackets names another device.
    private static func numbers(_ cell: String) -> [Double] {
        cell.replacing(#/\([^)]*\)/#, with: "").split { !$0.isLetter && !$0.isNumber && $0 != "." }
            .compactMap { Double($0) }
    }

    @Test("Every row of the table names a system, and pictures differ from measurements by at most a point")
    func table() throws {
        let rows = try Self.rows()
        #expect(rows.count >= 45)
        #expect(rows.first?.element.isEmpty == false)
        for row in rows {
            #expect(row.system.contains(#/iOS|[0-9]{3}/#), "\(row.element)")
            #expect(!row.real.isEmpty, "\(row.element)")
            // Several real places may be drawn at one.
            for (index, real) in row.real.reversed().enumerated() {
                let drawn = try #require(row.drawn.reversed().dropFirst(index).first ?? row.drawn.first)
                #expect(abs(real - drawn) <= 1, "\(row.element) \(row.system): \(real), \(drawn)")
            }
        }
    }

    @Test("Pictures have the real colors, within 4 of 255 levels")
    func colors() throws {
        let rows = try Self.table("Measured and drawn colors")
        #expect(rows.count >= 10)
        for cells in rows {
            let (real, drawn) = (Self.shades(cells[2]), Self.shades(cells[3]))
            #expect(real.count == drawn.count && !real.isEmpty, "\(cells)")
            for (one, other) in zip(real.joined(), drawn.joined()) { #expect(abs(one - other) <= 4, "\(cells)") }
        }
    }

    /// The components of the colors in a cell.
    private static func shades(_ cell: String) -> [[Int]] {
        cell.components(separatedBy: ", ").compactMap { Int($0, radix: 16) }
            .map { [$0 >> 16, $0 >> 8 & 255, $0 & 255] }
    }

    @Test("Larger differences, and unmeasured parts, are listed below the table")
    func exceptions() throws {
        let text = try Self.article().replacing("\n", with: " ")
        #expect(text.contains("The evidence for the margins of inset grouped tables is inconsistent"))
        #expect(text.contains("The following elements haven't been measured"))
    }
}
