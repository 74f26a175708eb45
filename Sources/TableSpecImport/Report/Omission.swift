/// A part of a document that a spec doesn't contain.
@dynamicMemberLookup
package struct Omission: Hashable, Sendable {
    /// The kind of loss.
    package enum Kind: String, Sendable, CaseIterable {
        /// Style: colors, fonts, positions.
        case appearance
        /// A view, a text or a row.
        case content
        /// The effect of a tap or a gesture.
        case behavior
        /// Parts that belong to code anyway: gesture recognizers, child controllers, segues that code performs.
        case code
    }

    let gap: Gap
    /// The path of the document as specified.
    package let file: String
    /// The line, from 1.
    package var line: Int
    /// The screen whose spec doesn't contain it; empty for a part outside screens.
    package let screen: String
    /// Interface Builder's identifier of the object, such as `BYZ-38-t0r`.
    package var object = ""

    /// The object, or else the line, by which a spec's mapping names what it describes.
    var place: String { object.isEmpty ? Self.place(ofLine: line) : object }

    static func place(ofLine line: Int) -> String { "line \(line)" }

    package subscript<Value>(dynamicMember path: KeyPath<Gap, Value>) -> Value { gap[keyPath: path] }
}

extension Omission {
    init(_ element: Element, _ gap: Gap, in document: InterfaceDocument, screen: String = "") {
        self.init(gap: gap, file: document.path, line: element.line, screen: screen, object: element["id"] ?? "")
    }
}
