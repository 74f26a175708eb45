import TableSpecDiagnostics
import Testing

@testable import TableSpecKit

@Suite("The content hash is 64-bit xxHash")
struct ContentHashTests {
    /// Values that the reference implementation gives with the seed 0.
    @Test(arguments: [
        ("", "ef46db3751d8e999"), ("a", "d24ec4f1a98c6e5b"), ("abc", "44bc2cf5ad770999"),
        ("Nobody inspects the spammish repetition", "fbcea83c8a378bf1"),
    ])
    func knownValues(_ text: String, _ hash: String) {
        #expect(ContentHash(text).description == hash)
    }

    @Test func everyByteCounts() {
        let bytes = (0..<200).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let hashes = bytes.indices.map { index in
            var changed = bytes
            changed[index] ^= 1
            return ContentHash(changed)
        }
        #expect(Set(hashes + [ContentHash(bytes)]).count == bytes.count + 1)
        let prefixes = bytes.indices.map { ContentHash(bytes[..<$0]) }
        #expect(Set(prefixes).count == bytes.count)
    }

    @Test func aHashIsReadFromItsDescription() {
        for value: UInt64 in [0, 1, .max, 0x0123_4567_89AB_CDEF] {
            #expect(ContentHash(hexadecimal: ContentHash(value: value).description)?.value == value)
        }
        for text in ["", "12", "0123456789abcdefg", "0123456789abcdeg"] {
            #expect(ContentHash(hexadecimal: text) == nil)
        }
    }
}
