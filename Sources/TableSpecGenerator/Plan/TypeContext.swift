internal import TableSpecSwift

/// The context of types and values.
struct TypeContext {
    let index: ModelIndex
    /// The screen or app that contains the inline enumerations.
    let owner: SwiftIdentifier?
    /// The type that is being declared.
    var type: String?
    /// Whether the context is inside the declaration of that owner.
    var isInsideOwner = false
}
