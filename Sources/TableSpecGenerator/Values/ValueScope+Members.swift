internal import TableSpecSwift

/// A table that is an object of its own, during the generation of its code.
final class SeparateTable {
    /// The names of the screen that the table has as well, because its code uses them.
    fileprivate(set) var names: Set<SwiftIdentifier> = []
}

/// The members of the screen, which the code of a separate table reaches through `screen`.
extension ValueScope {
    /// `self`, or `screen` in a separate table.
    var screen: SwiftExpression { table == nil ? "self" : "screen" }

    /// `update`, or `screen.update` in a separate table.
    func member(_ name: SwiftIdentifier) -> SwiftExpression { table == nil ? .name(name) : .member("screen", name) }

    /// The screen in a closure that captures `self` weakly: `self`, or `self?.screen` in a separate table.
    var weakScreen: SwiftExpression { table == nil ? "self" : "self?.screen" }

    /// `self?.update`, or `self?.screen.update` in a separate table.
    func weakMember(_ name: SwiftIdentifier) -> SwiftExpression {
        .member(table == nil ? "self?" : "self?.screen", name)
    }

    // MARK: Names of screen and table

    /// `actions?`
    var actions: SwiftExpression { own("actions", "actions?") }

    /// `self?.actions?`
    var weakActions: SwiftExpression { own("actions", "self?.actions?") }

    /// The row at `indexPath`, which may no longer exist.
    var row: SwiftExpression { own("row", .call("row", ["at": "indexPath"])) }

    /// An expression with a name that a separate table has as well.
    func own(_ name: SwiftIdentifier, _ expression: SwiftExpression) -> SwiftExpression {
        table?.names.insert(name)
        return expression
    }
}
