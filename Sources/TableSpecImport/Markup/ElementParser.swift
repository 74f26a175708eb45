internal import Foundation

#if canImport(FoundationXML)
    internal import FoundationXML
#endif

extension Element {
    /// Reads an XML document. Entities that the document declares are refused, those of other files are not looked at.
    ///
    /// - Throws: `MarkupProblem` at the line where the document ends to be sound.
    package static func document(_ bytes: [UInt8]) throws(MarkupProblem) -> Element {
        guard bytes.count <= MarkupLimit.size else {
            throw MarkupProblem(line: 1, message: "file is larger than \(MarkupLimit.size >> 20) MB")
        }
        if let problem = declaredEntity(in: bytes) { throw problem }
        let builder = ElementBuilder()
        let parser = XMLParser(data: Data(bytes))
        parser.shouldResolveExternalEntities = false
        parser.delegate = builder
        let isSound = parser.parse()
        if let problem = builder.problem { throw problem }
        guard isSound, let root = builder.root else {
            throw MarkupProblem(
                line: max(parser.lineNumber, 1),
                message: "not a well-formed XML document"
            )
        }
        return root
    }
}

extension Element {
    /// A declaration of an entity, which no tool that writes such files makes; a few of them can expand to gigabytes.
    ///
    /// The parser of Foundation does not tell of them on every system, so that they are looked for before. In UTF-16
    /// there is a zero beside each of these characters.
    private static func declaredEntity(in bytes: [UInt8]) -> MarkupProblem? {
        let mark = Array("<!ENTITY".utf8)
        var line = 1
        var found = 0
        for byte in bytes where byte != 0 {
            if byte == UInt8(ascii: "\n") { line += 1 }
            found = byte == mark[found] ? found + 1 : byte == mark[0] ? 1 : 0
            if found == mark.count { return MarkupProblem(line: line, message: "entity declarations aren't supported") }
        }
        return nil
    }
}

/// Builds elements from what the parser meets.
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

    func parser(
        _ parser: XMLParser,
        didEndElement name: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
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
