/// A part of a document that a spec doesn't contain.
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

    package var kind: Kind
    /// The path of the document as specified.
    package var file: String
    /// The line, from 1.
    package var line: Int
    /// The screen whose spec doesn't contain it.
    package var screen: String
    /// Interface Builder's identifier of the object, such as `BYZ-38-t0r`.
    package var object: String
    /// The part that was left out.
    package var what: String
    /// The reason.
    package var why: String
    /// The replacement that the user can write.
    package var remedy: String
    /// Whether the object is missing with all its descendants.
    var isOfWhole = false
    /// The affected properties of the object, in addition to those in its description.
    var properties: Set<String> = []
}

extension Omission {
    /// - Parameter screen: The screen; empty for a part outside screens.
    init(_ element: Element, _ gap: Gap, in document: InterfaceDocument, screen: String = "") {
        self.init(gap, file: document.path, line: element.line, screen: screen, object: element["id"] ?? "")
    }

    init(_ gap: Gap, file: String, line: Int, screen: String, object: String = "") {
        self.init(
            kind: gap.kind,
            file: file,
            line: line,
            screen: screen,
            object: object,
            what: gap.what,
            why: gap.why,
            remedy: gap.remedy,
            isOfWhole: gap.isOfWhole,
            properties: gap.properties
        )
    }
}
