/// How many elements of the documents a spec has.
package struct ElementCount: Hashable, Sendable {
    /// The elements that the specs have.
    package var imported = 0
    /// The elements that the report names.
    package var notImported = 0
    /// The elements that change nothing: containers that only hold others, empty texts, placeholders.
    package var withoutEffect = 0

    package var total: Int { imported + notImported + withoutEffect }

    static func += (left: inout Self, right: Self) {
        left.imported += right.imported
        left.notImported += right.notImported
        left.withoutEffect += right.withoutEffect
    }
}
