import Foundation
import TableSpecTestSupport
import Testing

@testable import TableSpecPreview

/// What a gallery's page holds its pictures in; the browser's own reader is tried by every test of the page.
@Suite("The archive of a gallery's pictures")
struct PictureArchiveTests {
    // MARK: Compression

    /// Bytes without a pattern, the same every time. Source: Numerical Recipes' `ranqd1`.
    private static func noise(_ count: Int) -> [UInt8] {
        var state: UInt32 = 7
        return (0..<count).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
    }

    @Test(
        "Compressed data can be decompressed",
        arguments: [
            [], [7], [0, 0], Array("abcabcabcabc".utf8), Array(0...255), [UInt8](repeating: 65, count: 70_000),
            noise(3_000), noise(50_000), noise(40_000) + noise(40_000),
            (0..<9_000).flatMap { Array("row \($0 % 700), ".utf8) },
        ] as [[UInt8]]
    )
    func roundTrip(_ bytes: [UInt8]) throws {
        let compressed = Deflate.compressed(bytes)
        #expect(try Inflate.bytes(of: compressed) == bytes)
        #expect(compressed.count < bytes.count + bytes.count / 50 + 100)
    }

    @Test("Repetitions need few bytes")
    func repetitions() {
        #expect(Deflate.compressed([UInt8](repeating: 65, count: 70_000)).count < 250)
        let rows = (0..<9_000).flatMap { Array("row \($0 % 700), ".utf8) }
        #expect(Deflate.compressed(rows).count < rows.count / 20)
    }

    @Test("No code exceeds the maximum length, and every code is used", arguments: [7, 15])
    func codeLengths(_ limit: Int) {
        // Counts that grow as Fibonacci's numbers make the deepest tree.
        var counts = [1, 1]
        while counts.count < 40 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
        let lengths = HuffmanCode(counts: counts, limit: limit).lengths
        #expect(lengths.allSatisfy { 1...limit ~= $0 })
        let leaves: Int = lengths.reduce(0) { (sum: Int, length: Int) -> Int in sum + (1 << (limit - length)) }
        #expect(leaves == 1 << limit)
    }

    // MARK: Pictures

    @Test(
        "Markup is split without loss, and numbers are written as in pictures",
        arguments: [
            ("<rect x=\"10.5\" y=\"-3\"/>", [1_050, -300]), ("M1 2 L-0.25 700", [100, 200, -25, 70_000]),
            ("t17-600 p3", [1_700, 60_000, 300]), ("007 1.50 -0 1.234 5. 12345678 1.2.3", [0]),
            ("<image href=\"data:image/png;base64,A1B2\" x=\"3\"/>", [300]), ("“4 Äpfel”\n\n8", [400, 800]),
        ] as [(String, [Int])]
    )
    func skeletons(_ markup: String, _ numbers: [Int]) {
        let skeleton = PictureSkeleton(markup)
        #expect(skeleton.numbers == numbers)
        #expect(Self.filled(skeleton) == markup)
    }

    private static func filled(_ skeleton: PictureSkeleton) -> String {
        let parts = skeleton.lines.joined(separator: "\n").components(separatedBy: "\u{1}")
        let numbers = skeleton.numbers.map { DecimalFormatter.string(Double($0) / 100) }
        return zip(parts, numbers + [""]).map(+).joined()
    }

    @Test("Every picture is restored exactly, wherever its numbers and lines differ")
    func pictures() throws {
        var archive = PictureArchive()
        var expected: [String] = []
        for number in 0..<40 {
            // On the second device all moves, on the third one line is missing and there is another picture.
            let pictures = (0..<3).map { device in
                let x = Double(number * device) / 4
                let line = device == 2 ? "" : "<rect x=\"\(DecimalFormatter.string(x))\" y=\"\(number % 3)\"/>\n"
                let picture = "<svg>\n\(line)<text>Row \(number % 5)</text>\n</svg>"
                return [picture] + (device == 2 ? ["<svg class=\"index\"/>"] : [])
            }
            archive.add(["table", "Screen & \(number)"], pictures)
            for (device, pictures) in zip(["A", "B", "C"], pictures) {
                let key = "data-part=\"table\" data-screen=\"Screen &amp; \(number)\" data-device=\"\(device)\""
                expected.append("<template \(key)>\n\(pictures.joined(separator: "\n"))\n</template>\n")
            }
            if number % 7 == 0 { archive.endScreen() }
        }
        let pictures = Data(Deflate.compressed(Array(archive.text.utf8))).base64EncodedString()
        let options = ["A", "B", "C"].map { "<option value=\"\($0)\" data-shape=\"island\">" }.joined()
        let page = "\(options)<template id=\"pictures\">\(pictures)</template>"
        #expect(try GalleryMarkup(page).text == options + expected.joined())
    }
}
