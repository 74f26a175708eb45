/// The number of elements of the documents in a spec.
package struct ElementCount: Hashable, Sendable {
    /// The elements in the specs.
    package var imported = 0
    /// The elements in the report.
    package var notImported = 0
    /// The elements without effect: containers without attributes, empty texts, placeholders.
    package var withoutEffect = 0

    package var total: Int { imported + notImported + withoutEffect }

    static func += (left: inout Self, right: Self) {
        left.imported += right.imported
        left.notImported += right.notImported
        left.withoutEffect += right.withoutEffect
    }
}
