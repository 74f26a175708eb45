import Foundation
import TableSpecTestSupport
import Testing

/// The files of the generator depend on each other in one direction: facts, values, features, the view controller. In the
/// model, screens, tables, cells and triggers contain each other, and the walk over them decodes them. A rule knows the
/// walk that calls it, but not the list of rules.
@Suite("Source cycles")
struct SourceCycleTests {
    @Test(
        "few files name each other's types, directly or not",
        arguments: [("Generator", 15), ("Model", 40), ("Rules", 10)]
    )
    func cyclesAreSmall(target: String, limit: Int) throws {
        let sources = try SourceFiles(of: "Sources/TableSpec\(target)")
        let cycle = sources.largestCycle
        #expect(cycle.count <= limit, "\(cycle.sorted())")
    }
}

/// The Swift files of a folder, with the files whose types each one names.
private struct SourceFiles {
    private var named: [String: Set<String>] = [:]

    init(of folder: String) throws {
        let root = Repository.root.appendingPathComponent(folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        var words: [String: Set<Substring>] = [:]
        var owners: [Substring: String] = [:]
        for path in paths {
            let lines = try Self.code(String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
            words[path] = Set(lines.flatMap(Self.words))
            for line in lines {
                guard let type = Self.type(declaredBy: line), owners[type] == nil else { continue }
                owners[type] = path
            }
        }
        named = words.mapValues { Set($0.compactMap { owners[$0] }) }
        for path in paths { named[path]?.remove(path) }
    }

    /// The most files that reach each other.
    var largestCycle: Set<String> {
        let reached = named.keys.reduce(into: [:]) { $0[$1] = reachable(from: $1) }
        let cycles = reached.map { path, others in others.filter { reached[$0]?.contains(path) == true } }
        return cycles.max { $0.count < $1.count } ?? []
    }

    private func reachable(from path: String) -> Set<String> {
        var reached: Set<String> = []
        var next = [path]
        while let file = next.popLast() {
            for other in named[file] ?? [] where reached.insert(other).inserted { next.append(other) }
        }
        return reached
    }

    // MARK: Reading

    /// The lines without comments and texts.
    private static func code(_ text: String) -> [Substring] {
        var isText = false
        return text.split(separator: "\n").compactMap { line in
            if line.contains("\"\"\"") {
                isText.toggle()
                return nil
            }
            if isText { return nil }
            let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            guard code.contains("\"") else { return code }
            let parts = code.split(separator: "\"", omittingEmptySubsequences: false)
            return Substring(
                parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: " ")
            )
        }
    }

    private static func words(in line: Substring) -> [Substring] {
        line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0.first?.isUppercase == true }
    }

    /// The type of the module that a line declares.
    private static func type(declaredBy line: Substring) -> Substring? {
        guard line.first?.isLetter == true || line.first == "@" else { return nil }
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
        guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else { return nil }
        return words[kind + 1]
    }
}
