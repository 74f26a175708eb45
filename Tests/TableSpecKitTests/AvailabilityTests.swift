import Foundation
import TableSpecTestSupport
import Testing

@testable import TableSpecKit

/// Linux doesn't check the availability of iOS, so that a missing `#available` would be seen by the first user only.
@Suite("Generated Swift uses newer iOS API only if it is available")
struct AvailabilityTests {
    @Test("for every deployment target", arguments: TestTier.isSlow ? [15, 16, 17, 18, 26] : [15, 17])
    func generated(_ target: Int) throws {
        let later = try Self.laterMembers.get()
        #expect(later["inline"] == nil, "date pickers have always had a style of this name")
        #expect(later["contentUnavailableConfiguration"] == 17 && later["accessibilityExpandedStatus"] == 18)
        let folder = try TemporaryFolder(["tablespec.yaml": "swift: { deploymentTarget: '\(target).0' }\n"])
        for file in try Self.files(in: "Specs", ending: ".yaml") where file.lastPathComponent != Configuration.fileName
        {
            try folder.write(String(contentsOf: file, encoding: .utf8), to: file.lastPathComponent)
        }
        let workspace = try Workspace(paths: [folder.path])
        let analysis = Analysis(workspace)
        try #require(!analysis.hasErrors)
        var uses = 0
        for file in Compilation(workspace, analysis).swiftFiles() {
            for use in AvailabilityScanner(later, target: target).uses(in: file.text) {
                uses += 1
                #expect(use.version <= use.guaranteed, "\(file.path):\(use.line): \(use.name) needs iOS \(use.version)")
            }
        }
        #expect(uses > 0)
    }

    @Test("according to the scanner")
    func scanner() {
        let scanner = AvailabilityScanner(["later": 17], target: 15)
        let sound = """
            if #available(iOS 17.0, *) { view.later = 1 }
            guard #available(iOS 17, *) else { return }
            view.later = 2
            """
        #expect(scanner.uses(in: sound).allSatisfy { $0.version <= $0.guaranteed })
        let guarded =
            "func f() {\n    guard #available(iOS 17.0, *) else {\n        return\n    }\n    view.later = 1\n}\n"
        #expect(scanner.uses(in: guarded).map(\.guaranteed) == [17])
        let attribute = "@available(iOS 17.0, *)\n@MainActor\nfunc f() {\n    view.later = 1\n}\n"
        #expect(scanner.uses(in: attribute).map(\.guaranteed) == [17])
        let parameters = "@available(iOS 17, *)\nfunc f(\n    _ view: View,\n    by later: Int\n) -> later { later }\n"
        #expect(scanner.uses(in: parameters).map(\.guaranteed) == [17, 17, 17])
        for text in [
            "view.later = 1", "if #available(iOS 16, *) { view.later = 1 }",
            "if #available(iOS 17, *) {}\nview.later = 1",
            "@available(iOS 17, *)\nfunc f() {}\nfunc g() { view.later = 1 }",
        ] {
            #expect(scanner.uses(in: text).map { $0.version > $0.guaranteed } == [true], "\(text)")
        }
        #expect(scanner.uses(in: "// view.later\nlet a = \"later\"\nsooner.laterOn()").isEmpty)
    }

    private static func files(in folder: String, ending: String) throws -> [URL] {
        let root = Repository.root.appendingPathComponent(folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        return paths.sorted().filter { $0.hasSuffix(ending) }.map { root.appendingPathComponent($0) }
    }

    /// The names that HeadlessUIKit declares for a later iOS only, with its number.
    private static let laterMembers: Result<[String: Int], any Error> = Result {
        var later: [String: Int] = [:]
        var plain: Set<String> = []
        let (severalCases, separator) = (#/^ *case \w+, /#, #/[\s,]+(?:case )?/#)
        let isLater = #/@available\(iOS (\d+)/#
        let declaration = #/\b(?:var|let|func|case|class|struct|enum|protocol)\s+(\w+)/#
        for file in try files(in: "Sources/HeadlessUIKit", ending: ".swift") {
            // What tests inspect isn't UIKit's.
            if file.path.contains("/Inspection/") { continue }
            var version: Int?
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                if let match = line.firstMatch(of: isLater) { version = Int(match.1) }
                guard let name = line.firstMatch(of: declaration)?.1, !line.contains("///") else { continue }
                let isCase = line.contains(severalCases)
                for name in isCase ? line.split(separator: separator) : [name] {
                    if let version { later[String(name)] = version } else { plain.insert(String(name)) }
                }
                version = nil
            }
        }
        return later.filter { !plain.contains($0.key) }
    }
}

/// Finds the uses of names in Swift, and the iOS that is sure to be there.
private struct AvailabilityScanner {
    struct Use {
        var name: String
        var line: Int
        var version: Int
        var guaranteed: Int
    }

    // A literal in a function is parsed at each call, which takes longer than the search in a line.
    nonisolated(unsafe) private static let text = #/"(?:[^"\\]|\\.)*"/#
    nonisolated(unsafe) private static let comment = #/\/\/.*/#
    nonisolated(unsafe) private static let condition = #/available\(iOS (\d+)/#
    nonisolated(unsafe) private static let attribute = #/\s*@\w+(?:\(.*\))?\s*/#

    private let later: [String: Int]
    private let target: Int

    init(_ later: [String: Int], target: Int) {
        self.later = later
        self.target = target
    }

    func uses(in text: String) -> [Use] {
        var uses: [Use] = []
        // The iOS of each open block, and the one that the next block or declaration has.
        var blocks = [target]
        var next: Int?
        var openParentheses = 0
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = line.replacing(Self.text, with: "\"\"").replacing(Self.comment, with: "")
            let isGuard = code.contains("guard #available")
            if let match = code.firstMatch(of: Self.condition) { next = Int(match.1) }
            let isAttribute = code.wholeMatch(of: Self.attribute) != nil
            let enclosing = blocks.count - 1
            var word = ""
            for character in code + " " {
                if character.isLetter || character.isNumber || character == "_" {
                    word.append(character)
                    continue
                }
                if let version = later[word] {
                    let guaranteed = max(blocks.last ?? target, isGuard ? target : next ?? target)
                    uses.append(Use(name: word, line: number + 1, version: version, guaranteed: guaranteed))
                }
                word = ""
                if character == "(" { openParentheses += 1 }
                if character == ")" { openParentheses -= 1 }
                if character == "{" {
                    blocks.append(max(blocks.last ?? target, isGuard ? target : next ?? target))
                    if !isGuard { next = nil }
                } else if character == "}", blocks.count > 1 {
                    blocks.removeLast()
                }
            }
            if isGuard, let version = next {
                blocks[enclosing] = max(blocks[enclosing], version)
                next = nil
            } else if !isAttribute, openParentheses == 0, !code.allSatisfy(\.isWhitespace), !code.contains("#available")
            {
                // An attribute counts for the declaration below it.
                next = nil
            }
        }
        return uses
    }
}
