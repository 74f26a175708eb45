internal import Foundation

/// A gallery's page with its pictures written out: a template for each part of a screen on each device.
///
/// This reads the pictures as the documentation of their archive says, independently of the page's script.
package struct GalleryMarkup {
    /// The page.
    package let text: String

    private struct Record {
        var skeleton: Int
        var variants: [Int]
        var numbers: [Int]
        var curves: [Int]
    }

    private typealias Sections = [ArraySlice<String>]

    /// Reads a page; one without pictures stays as it is.
    package init(_ page: String) throws {
        let (start, end) = ("<template id=\"pictures\">", "</template>")
        guard let opening = page.range(of: start),
            let closing = page.range(of: end, range: opening.upperBound..<page.endIndex),
            let data = Data(base64Encoded: String(page[opening.upperBound..<closing.lowerBound]))
        else {
            text = page
            return
        }
        let archive = String(decoding: try Inflate.bytes(of: Array(data)), as: UTF8.self)
        let devices = page.matches(of: #/<option value="([^"]*)" data-shape/#).map { String($0.1) }
        text = page[..<opening.lowerBound] + Self.templates(archive, devices) + page[closing.upperBound...]
    }

    private static func templates(_ archive: String, _ devices: [String]) -> String {
        let lines = archive.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var start = 1
        let sections: Sections = numbers(lines[0]).map { count in
            defer { start += count }
            return lines[start..<start + count]
        }
        let records = records(sections)
        let names = Array(sections[5])
        let attributes = ["part", "screen", "system", "direction", "localization", "state", "optionals", "size"]
        return sections[6].map { group in
            let words = group.split(separator: " ", omittingEmptySubsequences: false)
            let key = zip(attributes, numbers(words[0]).map { names[$0] }).map { "data-\($0)=\"\($1)\"" }
            return devices.indices.map { device in
                let pictures = numbers(words[1]).flatMap { number in
                    let record = records[number]
                    return record.variants.indices.filter { record.variants[$0] == device }
                        .map { markup(record, $0, sections) }
                }
                let attributes = (key + ["data-device=\"\(devices[device])\""]).joined(separator: " ")
                return "<template \(attributes)>\n\(pictures.joined(separator: "\n"))\n</template>\n"
            }.joined()
        }.joined()
    }

    private static func records(_ sections: Sections) -> [Record] {
        let variants = Array(sections[3])
        var last: [Int: Record] = [:]
        return sections[4].map { line in
            let words = line.split(separator: " ", omittingEmptySubsequences: false)
            let skeleton = numbers(words[0])[0]
            var record = last[skeleton] ?? Record(skeleton: skeleton, variants: [], numbers: [], curves: [])
            record.variants = numbers(variants[numbers(words[1])[0]])
            for (hole, difference) in numbers(words[2]).enumerated() {
                if hole == record.numbers.count { record.numbers.append(0) }
                record.numbers[hole] += difference
            }
            let curves = words[3].split(separator: ",", omittingEmptySubsequences: false)
            for (hole, curve) in curves.enumerated() where !curve.isEmpty {
                while hole >= record.curves.count { record.curves.append(0) }
                record.curves[hole] = Int(curve) ?? 0
            }
            last[skeleton] = record
            return record
        }
    }

    private static func markup(_ record: Record, _ instance: Int, _ sections: Sections) -> String {
        let (lines, skeletons, curves) = (sections[0], sections[1], sections[2])
        let text = numbers(skeletons[skeletons.startIndex + record.skeleton]).map { lines[lines.startIndex + $0] }
            .joined(separator: "\n")
        let parts = text.split(separator: "\u{1}", omittingEmptySubsequences: false)
        return parts.enumerated().map { hole, part in
            guard hole < parts.count - 1 else { return String(part) }
            let value = hole < record.numbers.count ? record.numbers[hole] : 0
            let curve = hole < record.curves.count ? record.curves[hole] : 0
            let difference = curve == 0 ? 0 : numbers(curves[curves.startIndex + curve - 1])[instance]
            return part + decimal(value + difference)
        }.joined()
    }

    private static func numbers(_ list: some StringProtocol) -> [Int] {
        list.isEmpty ? [] : list.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    }

    private static func decimal(_ hundredths: Int) -> String {
        let (whole, fraction) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        let digits = fraction == 0 ? "" : ".\(fraction / 10)" + (fraction % 10 == 0 ? "" : "\(fraction % 10)")
        return (hundredths < 0 ? "-" : "") + "\(whole)\(digits)"
    }
}
