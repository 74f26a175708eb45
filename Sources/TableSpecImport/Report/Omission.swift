/// Something of a document that a spec does not have.
package struct Omission: Hashable, Sendable {
    /// What is lost without it.
    package enum Kind: String, Sendable, CaseIterable {
        /// How something looks: colours, fonts, places.
        case look
        /// A view, a text or a row.
        case content
        /// What a tap or a gesture does.
        case behaviour
        /// What is said in code anyway: gesture recognisers, child controllers, segues that code performs.
        case code
    }

    package var kind: Kind
    /// The path of the document as it was given.
    package var file: String
    /// From 1.
    package var line: Int
    /// The screen whose spec does not have it.
    package var screen: String
    /// Interface Builder's identifier of the object, such as `BYZ-38-t0r`.
    package var object: String
    /// What was left out.
    package var what: String
    /// Why.
    package var why: String
    /// What a person does instead.
    package var remedy: String
}
