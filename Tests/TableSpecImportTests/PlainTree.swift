import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A document as a tree that is read without any of the importer's code.
final class PlainTree: NSObject, XMLParserDelegate {
    final class Node {
        let name: String
        let attributes: [String: String]
        let firstLine: Int
        var lastLine: Int
        weak var parent: Node?
        var children: [Node] = []
        var text = ""

        init(_ name: String, _ attributes: [String: String], line: Int, in parent: Node?) {
            (self.name, self.attributes, self.parent) = (name, attributes, parent)
            (firstLine, lastLine) = (line, line)
        }

        /// The node and those around it, innermost first.
        var path: [Node] { [self] + (parent?.path ?? []) }

        func walk(_ visit: (Node) -> Void) {
            visit(self)
            for child in children { child.walk(visit) }
        }
    }

    private var root: Node?
    private var current: Node?

    static func read(_ bytes: [UInt8]) -> Node? {
        let reader = PlainTree()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = reader
        _ = parser.parse()
        return reader.root
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        let node = Node(name, attributes, line: parser.lineNumber, in: current)
        current?.children.append(node)
        root = root ?? node
        current = node
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { current?.text += text }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        current?.lastLine = parser.lineNumber
        current = current?.parent
    }
}
