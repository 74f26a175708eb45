internal import TableSpecSwift

/// Where types and values are written.
struct TypeContext {
    let index: ModelIndex
    /// The screen or app in which the enumerations are nested that no type owns.
    let owner: SwiftIdentifier?
    /// The type whose own declaration it is.
    var type: String?
    /// Whether it is inside the declaration of that owner.
    var isInsideOwner = false
}
