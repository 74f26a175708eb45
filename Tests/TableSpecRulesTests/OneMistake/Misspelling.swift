import TableSpecDiagnostics
import TableSpecYAML

/// One word of a spec with another letter in its middle.
struct Misspelling: Sendable, CustomStringConvertible {
    /// The role of the word at its place.
    enum Role: Hashable, Sendable {
        /// It names what is declared elsewhere, or is a word of the language.
        case use
        /// It declares a name, which other places use.
        case declaration
    }

    /// The number of the file.
    var file: Int
    var role: Role
    /// The keys that lead to the word, and `key` for a key.
    var path: String
    /// The bytes of the scalar that contains the word; its length stays the same.
    var scalar: Range<Int>
    var word: Range<Int>
    var original: String

    var description: String { "\(path): \(original)" }

    /// The bytes of the file with the wrong letter.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        let middle = (word.lowerBound + word.upperBound) / 2
        bytes[middle] = bytes[middle] == UInt8(ascii: "q") ? UInt8(ascii: "z") : UInt8(ascii: "q")
        return bytes
    }
}

extension Misspelling {
    /// All misspellings of a file.
    static func all(of document: YAMLDocument, file: Int, bytes: [UInt8]) -> [Misspelling] {
        var all: [Misspelling] = []
        collect(document.root, path: [], file: file, bytes: bytes, into: &all)
        return all
    }

    private static func collect(
        _ node: YAMLNode,
        path: [String],
        file: Int,
        bytes: [UInt8],
        into all: inout [Misspelling]
    ) {
        switch node.kind {
        case .scalar:
            all += words(of: node, path: path, file: file, bytes: bytes)
        case .sequence:
            for element in node.elements { collect(element, path: path + ["[]"], file: file, bytes: bytes, into: &all) }
        case .mapping:
            for (key, value) in node.pairs.map({ ($0.key, $0.value) }) {
                all += words(of: key, path: path + ["key"], file: file, bytes: bytes)
                collect(value, path: path + [key.string], file: file, bytes: bytes, into: &all)
            }
        }
    }

    private static func words(of node: YAMLNode, path: [String], file: Int, bytes: [UInt8]) -> [Misspelling] {
        let scalar = Int(node.range.start)..<Int(node.range.end)
        return bytes[scalar].split { !$0.isNamePart }.filter { $0.count > 2 }.compactMap { word in
            let name = String(decoding: word, as: UTF8.self)
            return Misspelling(
                file: file,
                role: declares(name, node, path) ? .declaration : .use,
                path: path.joined(separator: "."),
                scalar: scalar,
                word: word.indices,
                original: name
            )
        }
    }

    /// Whether a word makes a name that other places may use.
    private static func declares(_ word: String, _ node: YAMLNode, _ path: [String]) -> Bool {
        let isKey = path.last == "key"
        switch path.first {
        case "types": return isKey || node.string.contains("enum(") && word != "enum"
        case "state", "input": return isKey || node.string.contains("enum(") && word != "enum"
        case "external": return isKey && (path.count == 2 || path.dropLast().last == "input")
        case "screen", "app": return path.count == 1
        default: break
        }
        if path.last == "forEach" { return node.string.hasPrefix(word + " ") }
        return path.last == "id" && path.dropLast(2).last == "prototypes"
    }
}

extension UInt8 {
    /// Whether the byte can be part of a name.
    fileprivate var isNamePart: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
