import Foundation
import TableSpecTestSupport
import Testing

/// An app that compiles here must compile with Apple's UIKit, and must not find there what only tests need.
///
/// `Tests/Documentation/uikit-members.tsv` has Apple's declarations.
@Suite("HeadlessUIKit declares what UIKit declares", .slow)
struct UIKitDeclarationTests {
    @Test("with the same signature, optionality, settability and availability")
    func declarations() async throws {
        let apple = try Self.appleMembers()
        for member in try await HeadlessMember.all() {
            guard let known = apple[member.path] else { continue }
            let declared = known.filter { !$0.declaration.isEmpty }
            let found = declared.first { member.matches($0.declaration) }
            #expect(declared.isEmpty || found != nil, "\(member.path): \(member.symbol.declaration)")
            let version = (found ?? known[0]).version
            #expect(member.version == version, "\(member.path) is available from iOS \(version)")
        }
    }

    @Test("and everything else is where tests look for it: inspection, touches and names with ‘headless’")
    func otherMembers() async throws {
        let apple = try Self.appleMembers()
        // The name of a touch begins with what a user does.
        let touches =
            ["tap", "swipe", "drag", "pull", "longPress", "press", "type", "compose", "choose", "pick"]
            + ["slide", "turn"]
        for member in try await HeadlessMember.all() where apple[member.path] == nil && !member.isDeprecated {
            let isTouch = member.file.contains("/Driving/") && touches.contains { member.name.hasPrefix($0) }
            #expect(isTouch || member.name.lowercased().contains("headless"), "\(member.path) isn't UIKit's")
        }
    }

    private static func appleMembers() throws -> [String: [AppleMember]] {
        let list = Repository.root.appendingPathComponent("Tests/Documentation/uikit-members.tsv")
        let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        return Dictionary(grouping: lines.map(AppleMember.init), by: \.path)
    }
}

/// A line of the list.
private struct AppleMember {
    let path: String
    let declaration: String
    let version: String

    init(_ line: Substring) {
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) + ["", ""]
        (path, declaration, version) = (parts[0], parts[1], parts[2])
    }
}

/// A public member of a type that HeadlessUIKit has from UIKit.
private struct HeadlessMember {
    let path: String
    let name: String
    /// The first iOS, or an empty text for all that the package supports.
    let version: String
    let isDeprecated: Bool
    let file: String
    let symbol: SymbolGraph.Symbol

    func matches(_ declaration: String) -> Bool {
        symbol.declaration == declaration
            || symbol.declaration.replacing("{ get set }", with: "{ get }") == declaration && symbol.hasHiddenSetter
    }

    /// The members, without those that override, satisfy a protocol or result from a raw value or equality.
    static func all() async throws -> [HeadlessMember] {
        let folder = try TemporaryFolder()
        let triple = "\(BuildProducts.folder.resolvingSymlinksInPath().deletingLastPathComponent().lastPathComponent)"
        let run = try await ExternalProgram(name: "swift-symbolgraph-extract").run(
            ["-module-name", "HeadlessUIKit", "-I", BuildProducts.modules.path, "-output-dir", folder.path]
                + ["-target", triple, "-minimum-access-level", "public"]
        )
        try #require(run.status == 0, "\(run.output)")
        let file = folder.url.appendingPathComponent("HeadlessUIKit.symbols.json")
        let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
        return graph.ownSymbols.map(HeadlessMember.init)
    }

    private init(_ symbol: SymbolGraph.Symbol) {
        path = symbol.path
        name = symbol.pathComponents.last ?? ""
        file = symbol.location?.uri ?? ""
        let iOS = symbol.availability?.first { $0.domain == "iOS" }?.introduced
        version = iOS.map { "\($0.major).\($0.minor ?? 0)" } ?? ""
        isDeprecated = symbol.availability?.contains { $0.isUnconditionallyDeprecated == true } == true
        self.symbol = symbol
    }
}

/// What the compiler says of a module's symbols.
private struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Fragment: Decodable { let spelling: String }
        struct Version: Decodable {
            let major: Int
            let minor: Int?
        }
        struct Availability: Decodable {
            let domain: String?
            let introduced: Version?
            let isUnconditionallyDeprecated: Bool?
        }
        struct Position: Decodable { let line: Int }
        struct Location: Decodable {
            let uri: String
            let position: Position
        }

        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]
        let availability: [Availability]?
        let location: Location?

        var path: String { pathComponents.joined(separator: ".") }

        /// The declaration as callers see it: without attributes and modifiers, and with its accessors.
        var declaration: String {
            var text = declarationFragments.map(\.spelling).joined().replacing(#/\s+/#, with: " ")
            text.replace(#/@\w+(?:\([^)]*\))?\s/#, with: "")
            text.replace(
                #/\b(?:dynamic|open|public|final|override|optional|required|weak|convenience|mutating|lazy|nonisolated|any) /#,
                with: ""
            )
            text.replace("`", with: "")
            text.replace(#/^class (?=var|let)/#, with: "static ")
            if let constant = text.firstMatch(of: #/^(static )?let /#) {
                text.replaceSubrange(constant.range, with: "\(constant.1 ?? "")var ")
                text += " { get }"
            } else if text.contains(#/^(?:static )?var [^{]*$/#) {
                text += " { get set }"
            }
            return text
        }

        /// Whether the setter of the property has another access level. The compiler doesn't say so if the property is
        /// observed or lazy.
        var hasHiddenSetter: Bool {
            guard let location, let url = URL(string: location.uri),
                let lines = try? String(contentsOf: url, encoding: .utf8).split(
                    separator: "\n",
                    omittingEmptySubsequences: false
                )
            else { return false }
            return lines.indices.contains(location.position.line) && lines[location.position.line].contains("(set)")
        }
    }

    struct Relationship: Decodable {
        let source: String
        let target: String
        let kind: String
    }

    let symbols: [Symbol]
    let relationships: [Relationship]

    /// The symbols of types that UIKit has.
    var ownSymbols: [Symbol] {
        let paths = Dictionary(
            symbols.map { ($0.identifier.precise, $0.path) },
            uniquingKeysWith: { first, _ in first }
        )
        let overriding = Set(relationships.lazy.filter { $0.kind == "overrides" }.map(\.source))
        var parents: [String: [String]] = [:]
        for relation in relationships where ["conformsTo", "inheritsFrom"].contains(relation.kind) {
            guard let source = paths[relation.source], let target = paths[relation.target] else { continue }
            parents[source, default: []].append(target)
        }
        let declared = Set(paths.values)
        let implied: Set = [
            "==(_:_:)", "hash(into:)", "hash", "isEqual(_:)", "init(rawValue:)", "rawValue", "init(coder:)",
            "init(frame:)", "init()", "description",
        ]
        func ancestors(of type: String) -> [String] {
            (parents[type] ?? []).flatMap { [$0] + ancestors(of: $0) }
        }
        return symbols.filter { symbol in
            let name = symbol.pathComponents.last ?? ""
            let precise = symbol.identifier.precise
            let isTests = ["Headless", "Inspection", "TableChange", "TableMessage"].contains {
                symbol.pathComponents[0].hasPrefix($0)
            }
            guard !isTests, !precise.contains("::SYNTHESIZED"), !overriding.contains(precise), !implied.contains(name)
            else { return false }
            let type = symbol.pathComponents.dropLast().joined(separator: ".")
            return !ancestors(of: type).contains { declared.contains("\($0).\(name)") }
        }
    }
}
