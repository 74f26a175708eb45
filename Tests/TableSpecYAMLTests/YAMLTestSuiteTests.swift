import Foundation
import TableSpecDiagnostics
import TableSpecTestSupport
import TableSpecYAML
import Testing

/// The official YAML test suite, if it is next to the package.
@Suite("The official YAML test suite")
struct YAMLTestSuiteTests {
    /// A folder of the suite that holds one input.
    struct Case: CustomTestStringConvertible {
        var name: String
        var folder: URL

        var testDescription: String { name }
        var isFaulty: Bool { FileManager.default.fileExists(atPath: folder.appending(path: "error").path) }

        func bytes(of file: String) -> [UInt8]? {
            (try? Data(contentsOf: folder.appending(path: file))).map(Array.init)
        }
    }

    static let folder = URL(filePath: #filePath)
        .appending(path: "../../../../shared/corpus/yaml-test-suite").standardized

    static let cases: [Case] = {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix("/in.yaml") }.sorted().map { path in
            let name = String(path.dropLast("/in.yaml".count))
            return Case(name: name, folder: folder.appending(path: name))
        }
    }()

    private static let isMissing: Comment = "the test suite is not beside the package"

    @Test("never crashes, and every place is in the file", .enabled(if: !cases.isEmpty, isMissing))
    func robustness() throws {
        for testCase in Self.cases {
            RobustnessTests.check(try #require(testCase.bytes(of: "in.yaml")))
        }
    }

    @Test("has its values parsed", .enabled(if: !cases.isEmpty, isMissing), arguments: cases)
    func values(_ testCase: Case) throws {
        guard !testCase.isFaulty, let json = testCase.bytes(of: "in.json") else { return }
        // Streams of several documents aren't a single JSON value and are skipped.
        guard let expected = try? JSONDecoder().decode(PlainJSON.self, from: Data(json)) else { return }
        let parsed = Parsed(bytes: try #require(testCase.bytes(of: "in.yaml")))
        guard let document = parsed.document else {
            #expect(Self.refusedByLibYAML.contains(testCase.name), "\(parsed.messages)")
            return
        }
        #expect((PlainJSON(document.root) != expected) == Self.readOtherwise.contains(testCase.name))
    }

    @Test("has its errors reported", .enabled(if: !cases.isEmpty, isMissing), arguments: cases)
    func errors(_ testCase: Case) throws {
        guard testCase.isFaulty else { return }
        let parsed = Parsed(bytes: try #require(testCase.bytes(of: "in.yaml")))
        #expect(parsed.diagnostics.isEmpty == Self.acceptedByLibYAML.contains(testCase.name))
    }

    /// Sound YAML 1.2 that libyaml 0.2.5 refuses.
    static let refusedByLibYAML: Set<String> = [
        "2LFX", "2SXE", "4MUZ/00", "4MUZ/01", "4MUZ/02", "58MP", "5MUD", "5T43", "6BCT", "6CA3", "6LVF",
        "8XYN", "96NN/00", "96NN/01", "9SA2", "A2M4", "BEC7", "DBG4", "DK3J", "DK95/00", "DK95/03", "DK95/04",
        "FP8R", "HM87/00", "K3WX", "MUS6/05", "MUS6/06", "NJ66", "Q5MG", "R4YG", "VJP3/01", "W5VH",
        "Y79Y/001", "Y79Y/010",
    ]
    /// Faulty YAML that libyaml 0.2.5 lets pass.
    static let acceptedByLibYAML: Set<String> = [
        "9C9N", "9JBA", "CVW2", "DK95/01", "G5U8", "MUS6/00", "QB6E", "S98Z", "SU5Z", "X4QW", "Y79Y/003",
        "YJV2",
    ]
    /// Inputs that libyaml 0.2.5 reads differently: `?x` and anchors with `:` in flow style, and `|` at the end of a
    /// file without a line ending.
    static let readOtherwise: Set<String> = [
        "652Z", "HM87/01", "JEF9/02", "L24T/01", "Y2GN",
    ]
}

extension PlainJSON {
    /// What a node says in JSON.
    fileprivate init(_ node: YAMLNode) {
        switch node.kind {
        case .sequence: self = .array(node.elements.map(PlainJSON.init))
        case .mapping:
            self = .object(node.pairs.reduce(into: [:]) { $0[$1.key.string] = PlainJSON($1.value) })
        case .scalar:
            if node.isNull {
                self = .null
            } else if let value = node.boolValue {
                self = .bool(value)
            } else {
                self = node.doubleValue.map(PlainJSON.number) ?? .string(node.string)
            }
        }
    }
}
