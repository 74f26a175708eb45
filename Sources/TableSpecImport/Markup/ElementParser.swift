internal import Foundation

#if canImport(FoundationXML)
    internal import FoundationXML
#endif

extension Element {
    /// Reads an XML document. Entity declarations and processing instructions are rejected, and external entities are
    /// ignored.
    ///
    /// - Throws: `MarkupProblem` at the line where the document becomes invalid.
    package static func document(_ bytes: [UInt8]) throws(MarkupProblem) -> Element {
        try MarkupLimit.check(bytes)
        let content = withoutDeclaration(try DecodedText.text(bytes).utf8[...])
        if let problem = MarkupScan.problem(in: content) { throw problem }
        let builder = ElementBuilder()
        // The parser traps on names and values that aren't UTF-8 (swift-corelibs-foundation, `_NSXMLParserStartElementNs`),
        // which a document can contain if it declares an unknown encoding.
        let parser = XMLParser(data: Data(#"<?xml version="1.0" encoding="UTF-8"?>"#.utf8) + content)
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
    /// The content of a document after its declaration, on the same lines.
    private static func withoutDeclaration(_ text: Substring.UTF8View) -> [UInt8] {
        let end = text.starts(with: "<?xml".utf8) ? text.firstRange(of: "?>".utf8)?.upperBound : nil
        let start = end ?? text.startIndex
        return text[..<start].filter { $0 == UInt8(ascii: "\n") } + text[start...]
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
