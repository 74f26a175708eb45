internal import Foundation

#if canImport(FoundationXML)
    internal import FoundationXML
#endif

extension Element {
    /// Reads an XML document. Entity declarations are rejected, and external entities are ignored.
    ///
    /// - Throws: `MarkupProblem` at the line where the document becomes invalid.
    package static func document(_ bytes: [UInt8]) throws(MarkupProblem) -> Element {
        try MarkupLimit.check(bytes)
        if let problem = MarkupScan.problem(in: bytes) { throw problem }
        // The parser traps on names and values that aren't UTF-8 (swift-corelibs-foundation, `_NSXMLParserStartElementNs`).
        if !declaresOtherEncoding(bytes) { _ = try DecodedText.text(bytes) }
        let builder = ElementBuilder()
        let parser = XMLParser(data: Data(bytes))
        parser.shouldResolveExternalEntities = false
        parser.delegate = builder
        let isSound = parser.parse()
        if let problem = builder.problem { throw problem }
        guard isSound, let root = builder.root else {
            throw MarkupProblem(line: max(parser.lineNumber, 1), message: "not a well-formed XML document")
        }
        return root
    }
}

extension Element {
    /// Whether the declaration of a document specifies an encoding other than UTF-8, which the parser converts.
    private static func declaresOtherEncoding(_ bytes: [UInt8]) -> Bool {
        let start = String(decoding: bytes.prefix(200).filter { $0 != 0 }, as: UTF8.self).lowercased()
        guard start.hasPrefix("<?xml"), let end = start.firstRange(of: "?>")?.lowerBound,
            let encoding = start[..<end].firstRange(of: "encoding=")
        else { return false }
        return !start[encoding.upperBound..<end].dropFirst().hasPrefix("utf-8")
    }
}

/// Builds elements from parser events.
private final class ElementBuilder: NSObject, XMLParserDelegate {
    private(set) var root: Element?
    private(set) var problem: MarkupProblem?
    private var open: [Element] = []

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard open.count < MarkupLimit.depth else {
            return stop(parser, "elements are nested more than \(MarkupLimit.depth) levels deep")
        }
        open.append(Element(name: name, attributes: attributes, line: max(parser.lineNumber, 1)))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        guard let last = open.indices.last else { return }
        open[last].text += text
    }

    func parser(_ parser: XMLParser, foundCDATA bytes: Data) {
        guard let last = open.indices.last else { return }
        open[last].text += String(decoding: bytes, as: UTF8.self)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard let element = open.popLast() else { return }
        if let parent = open.indices.last {
            open[parent].children.append(element)
        } else {
            root = element
        }
    }

    private func stop(_ parser: XMLParser, _ message: String) {
        if problem == nil { problem = MarkupProblem(line: max(parser.lineNumber, 1), message: message) }
        parser.abortParsing()
    }
}
