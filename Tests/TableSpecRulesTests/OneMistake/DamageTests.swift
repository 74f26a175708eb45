import TableSpecDiagnostics
import TableSpecModel
import TableSpecTestSupport
import Testing

/// Specs with one character too many or too few, so that they aren't YAML.
@Suite("A syntax error")
struct DamageTests {
    @Test("has few consequences in other specs") func consequences() throws {
        let folder = try SpecFolder()
        let counts = Array(folder.specs.indices).concurrentMap { index -> (damaged: Int, told: [String]) in
            var random = SeededGenerator(seed: UInt64(index))
            var (damaged, told): (Int, [String]) = (0, [])
            for _ in 0..<TestTier.count(quick: 5, slow: 20) {
                let (bytes, edit) = Self.edited(folder.specs[index].bytes, &random)
                guard let findings = folder.consequences(ofDamaging: index, with: bytes) else { continue }
                damaged += 1
                if let first = findings.first {
                    told.append("\(folder.specs[index].path) \(edit): \(first.id) \(first.message) \(first.range)")
                }
            }
            return (damaged, told)
        }
        let damaged = counts.map(\.damaged).reduce(0, +)
        let told = counts.flatMap(\.told)
        #expect(damaged > 100)
        #expect(told.count * 100 <= damaged * 4, "\(told.count) of \(damaged): \(told.joined(separator: "\n"))")
    }

    private static func edited(_ bytes: [UInt8], _ random: inout SeededGenerator) -> ([UInt8], String) {
        let start = random.number(1...(bytes.count - 1))
        let index = bytes[..<start].lastIndex { $0 < 0x80 } ?? 0
        let line = bytes[..<index].count { $0 == 0x0A } + 1
        switch random.number(0...3) {
        case 0:
            let lineStart = bytes[..<index].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            let lineEnd = bytes[lineStart...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
            return (Array(bytes[..<lineStart] + bytes[lineEnd...]), "without line \(line)")
        case 1: return (Array(bytes[..<index] + bytes[(index + 1)...]), "without a character in line \(line)")
        default:
            let mark = random.pick(Array("\"'{}[]:,- \n".utf8))
            return (Array(bytes[..<index] + [mark] + bytes[index...]), "with \(mark) in line \(line)")
        }
    }
}
