/// The arguments of a call, subscript or tuple.
///
/// Written as an array if none has a label (`["tableView", 1]`), or as a dictionary if some have, with `_` for those
/// without (`["_": "tableView", "at": "indexPath"]`). The order is kept.
package struct SwiftArguments: Hashable, Sendable {
    /// One argument.
    package struct Argument: Hashable, Sendable {
        let label: SwiftIdentifier?
        let value: SwiftExpression

        /// An argument without a label.
        package init(_ value: SwiftExpression) {
            label = nil
            self.value = value
        }

        /// An argument whose label can be `_`, which means no label.
        package init(_ label: SwiftIdentifier, _ value: SwiftExpression) {
            self.label = label == .wildcard ? nil : label
            self.value = value
        }
    }

    let arguments: [Argument]

    /// Collected arguments, or arguments whose labels come from a spec.
    package init(_ arguments: [Argument]) {
        self.arguments = arguments
    }

    /// Returns the arguments followed by others.
    package static func + (left: SwiftArguments, right: SwiftArguments) -> SwiftArguments {
        SwiftArguments(left.arguments + right.arguments)
    }
}

extension SwiftArguments: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    /// Arguments without labels.
    package init(arrayLiteral values: SwiftExpression...) {
        self.init(values.map { Argument($0) })
    }

    /// Arguments with labels. `_` means no label.
    package init(dictionaryLiteral arguments: (SwiftIdentifier, SwiftExpression)...) {
        self.init(arguments.map { Argument($0, $1) })
    }
}
