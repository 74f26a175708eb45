internal import TableSpecSwift

/// Where types and values are written.
struct TypeContext {
    let index: ModelIndex
    /// The table in which the enumerations are nested that no type owns.
    let table: SwiftIdentifier?
    /// The type whose own declaration it is.
    var type: String?
    /// Whether it is inside the declaration of the table.
    var isInsideTable = false
}
