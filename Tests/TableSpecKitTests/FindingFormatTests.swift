import Foundation
import TableSpecDiagnostics
import TableSpecKit
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// All formats tell the same list of findings.
@Suite("The formats of findings")
struct FindingFormatTests {
    /// Findings of syntax, language and rules, of all severities, in several files.
    static let workspace = Workspace(files: [
        (
            "Specs/One & two.yaml",
            """
            screen: One
            title: "\u{1F600} One"
            state: { isOn: Bool }
            table:
              style: grouped
              sections:
                - rows:
                    - { text: Sounds, detail: "<loud> & \\"clear\\"", acessory: none }
                    - { text: Mute, accessory: { switch: $(isOn) }, selectionStyle: blue }
                    - { text: Volume, id: volume, segue: Volum }
                    - { text: Volume, id: volume }
            """
        ),
        ("Specs/Three.yaml", "screen: [Three\n"),
        ("Specs/Clean.yaml", "types: {}\n"),
    ])

    /// Findings whose messages and paths hold what terminals, XML and GitHub's commands would take for their own.
    static let hostileWorkspace = Workspace(files: [
        (
            "Specs é, #1%20: & <x>/A b?.yaml",
            "screen: A\ntitle: A\ntable:\n  style: grouped\n  sections:\n    - rows:\n"
                + hostileTexts.map { "        - { id: \"\($0)\", text: X, detail: Y }\n" }.joined()
        ),
        ("Specs/Line\n\u{1B}[31m.yaml", "screen: B\n"),
    ])

    /// As double-quoted YAML writes them.
    private static let hostileTexts = [
        #"\x1b[31mred\x07"#, #"\u202Eevil\u202C"#, #"100% ::error file=a::b\nsecond"#, #"a\x00b\x01\x7f\x85\u2028"#,
        #"]]> <x> & \"q\" \uFFFE\uFFFF"#, #"\r\n##vso[task]"#, #"\U0001F600 \U0010FFFF"#,
    ]

    @Test("contain no control or bidirectional characters", arguments: FindingFormat.allCases)
    func hostile(_ format: FindingFormat) throws {
        let analysis = Analysis(Self.hostileWorkspace)
        #expect(analysis.diagnostics.count == Self.hostileTexts.count + 1)
        let text = format.renderer().render(analysis.diagnostics, in: analysis.sources)
        let raw = text.unicodeScalars.filter { scalar in
            scalar != "\n" && [.control, .format, .lineSeparator].contains(scalar.properties.generalCategory)
        }
        #expect(raw.isEmpty, "\(raw.map { String($0.value, radix: 16) })")
        if format == .junit || format == .checkstyle {
            #expect(!text.unicodeScalars.contains { $0.value == 0xFFFE || $0.value == 0xFFFF })
        }
        if format == .github {
            let lines = text.split(separator: "\n")
            #expect(lines.count == analysis.diagnostics.count)
            #expect(
                lines.allSatisfy { $0.hasPrefix("::error file=Specs") && $0.components(separatedBy: "::").count >= 3 }
            )
            #expect(lines.first?.contains("file=Specs é%2C #1%2520%3A & <x>/A b?.yaml,line=7,") == true)
        }
        if format == .sarif {
            #expect(text.contains("Specs%20%C3%A9%2C%20%231%2520%3A%20%26%20%3Cx%3E/A%20b%3F.yaml"))
        }
        #expect(try Self.told(in: text, format).count == analysis.diagnostics.count || format == .github)
    }

    /// A finding as every format can tell it.
    private struct Told: Hashable {
        var path: String
        var line: Int
        var severity: String
        var id: String
        var message: String
    }

    @Test("contain the same findings", arguments: FindingFormat.allCases)
    func sameList(_ format: FindingFormat) throws {
        let analysis = Analysis(Self.workspace)
        let expected = analysis.diagnostics.map { diagnostic in
            let file = analysis.sources[diagnostic.range.source]
            return Told(
                path: file.path,
                line: LineTable(file.bytes).position(ofByte: Int(diagnostic.range.start)).line,
                severity: diagnostic.severity.rawValue,
                id: diagnostic.id,
                message: diagnostic.message
            )
        }
        #expect(Set(expected.map(\.severity)).count == 3)
        #expect(Set(analysis.diagnostics.map(\.origin)).count == 3)
        let text = format.renderer().render(analysis.diagnostics, in: analysis.sources)
        #expect(text.hasSuffix("\n"))
        #expect(try Self.told(in: text, format) == expected, "\(text)")
    }

    private static func told(in text: String, _ format: FindingFormat) throws -> [Told] {
        switch format {
        case .pretty, .xcode: lines(in: text)
        case .github: commands(in: text)
        case .json: try json(text)
        case .sarif: try sarif(text)
        case .junit: try junit(text)
        case .checkstyle: try checkstyle(text)
        }
    }

    private static func lines(in text: String) -> [Told] {
        let pattern = #/(.+?):(\d+):\d+: (error|warning|info|note): (.*) \[([a-z\-]+)\]/#
        return text.split(separator: "\n").compactMap { line in
            line.wholeMatch(of: pattern).map { match in
                let severity = match.3 == "note" ? "info" : String(match.3)
                return Told(
                    path: String(match.1),
                    line: Int(match.2) ?? 0,
                    severity: severity,
                    id: String(match.5),
                    message: String(match.4)
                )
            }
        }
    }

    private static func commands(in text: String) -> [Told] {
        let pattern = #/::(error|warning|notice) file=(.+?),line=(\d+),.*title=([a-z\-]+)::(.*)/#
        return text.split(separator: "\n").compactMap { line in
            line.wholeMatch(of: pattern).map { match in
                let message = String(match.5).replacing("%25", with: "%").components(separatedBy: "%0A")[0]
                return Told(
                    path: String(match.2),
                    line: Int(match.3) ?? 0,
                    severity: match.1 == "notice" ? "info" : String(match.1),
                    id: String(match.4),
                    message: message
                )
            }
        }
    }

    private static func json(_ text: String) throws -> [Told] {
        struct Point: Decodable { var line: Int }
        struct Finding: Decodable {
            var id, severity, message, path: String
            var start: Point
        }
        struct Report: Decodable { var diagnostics: [Finding] }
        return try JSONDecoder().decode(Report.self, from: Data(text.utf8)).diagnostics.map {
            Told(path: $0.path, line: $0.start.line, severity: $0.severity, id: $0.id, message: $0.message)
        }
    }

    private static func sarif(_ text: String) throws -> [Told] {
        struct Text: Decodable { var text: String }
        struct Artifact: Decodable { var uri: String }
        struct Region: Decodable { var startLine: Int }
        struct Physical: Decodable { var artifactLocation: Artifact, region: Region }
        struct Location: Decodable { var physicalLocation: Physical }
        struct Result: Decodable { var ruleId, level: String, message: Text, locations: [Location] }
        struct Run: Decodable { var results: [Result] }
        struct Log: Decodable { var runs: [Run] }
        return try JSONDecoder().decode(Log.self, from: Data(text.utf8)).runs.flatMap(\.results).map { result in
            let place = result.locations[0].physicalLocation
            return Told(
                path: place.artifactLocation.uri.removingPercentEncoding ?? "",
                line: place.region.startLine,
                severity: result.level == "note" ? "info" : result.level,
                id: result.ruleId,
                message: result.message.text.components(separatedBy: "\n")[0]
            )
        }
    }

    private static func junit(_ text: String) throws -> [Told] {
        try elements("testcase", of: text).compactMap { element in
            guard let line = Int(element["line"]) else { return nil }
            let failure = element.children["failure"]
            let place = element["name"].components(separatedBy: " (")
            // What passes tells its message behind its place.
            let printed = element.children["system-out"]?.text.components(separatedBy: "\n")[0]
            let message = printed.map { text in
                text.dropFirst(element["file"].count).drop { "0123456789:".contains($0) }.dropFirst()
            }
            return Told(
                path: element["file"],
                line: line,
                severity: failure?["type"] ?? "info",
                id: place[0],
                message: failure?["message"] ?? message.map(String.init) ?? ""
            )
        }
    }

    private static func checkstyle(_ text: String) throws -> [Told] {
        try elements("error", of: text).map { element in
            Told(
                path: element.parent["name"] ?? "",
                line: Int(element["line"]) ?? 0,
                severity: element["severity"],
                id: element["source"].components(separatedBy: ".").last ?? "",
                message: element["message"]
            )
        }
    }

    private static func elements(_ name: String, of text: String) throws -> [XMLReader.Element] {
        try XMLReader.elements(of: text).filter { $0.name == name }
    }
}

/// The elements of an XML text as Foundation's parser sees them.
private final class XMLReader: NSObject, XMLParserDelegate {
    struct Element {
        var name: String
        var attributes: [String: String]
        /// The attributes of the element around it.
        var parent: [String: String]
        var text = ""
        var children: [String: Element] = [:]

        subscript(attribute: String) -> String { attributes[attribute] ?? "" }
    }

    private var open: [Element] = []
    private var closed: [Element] = []

    static func elements(of text: String) throws -> [Element] {
        let reader = XMLReader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
        return reader.closed
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        open.append(Element(name: name, attributes: attributes, parent: open.last?.attributes ?? [:]))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if !open.isEmpty { open[open.count - 1].text += text }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        let element = open.removeLast()
        if !open.isEmpty { open[open.count - 1].children[name] = element }
        closed.append(element)
    }
}
