/// A function or an initializer.
package struct SwiftFunction: Hashable, Sendable {
    /// The kind of declaration.
    package enum Kind: Hashable, Sendable {
        case function(SwiftIdentifier)
        case initializer
        /// `init?`
        case failableInitializer
    }

    let kind: Kind
    let parameters: SwiftParameters
    let isAsync: Bool
    let result: SwiftType?
    let modifiers: SwiftModifiers
    let attributes: [SwiftAttribute]
    let documentation: SwiftComment?
    /// `nil` for a protocol requirement.
    let body: [SwiftStatement]?
}

/// The parameters of a function, or the payload of an enum case.
///
/// Written as a dictionary: `["_ tableView": "UITableView", "at indexPath": "IndexPath"]`. The order is kept.
/// Parameters with a default, or with names that come from a spec, are `SwiftParameters([…])`.
package struct SwiftParameters: Hashable, Sendable {
    package let parameters: [SwiftParameter]

    /// Collected parameters.
    package init(_ parameters: [SwiftParameter] = []) {
        self.parameters = parameters
    }
}

extension SwiftParameters: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
    /// Parameters without defaults.
    package init(dictionaryLiteral parameters: (SwiftParameter.Name, SwiftType)...) {
        self.init(parameters.map { SwiftParameter($0, $1) })
    }

    /// Parameters with defaults, or with names that come from a spec.
    package init(arrayLiteral parameters: SwiftParameter...) {
        self.init(parameters)
    }
}

/// One parameter: `at indexPath: IndexPath = …`.
package struct SwiftParameter: Hashable, Sendable {
    /// The label and the name, which are one text in a literal: `"at indexPath"`, `"_ cell"`, `"row"`.
    package struct Name: Hashable, Sendable, ExpressibleByStringLiteral {
        /// `nil` if the label is the name.
        let label: SwiftIdentifier?
        let name: SwiftIdentifier

        /// A parameter whose label is its name.
        package init(_ name: SwiftIdentifier) {
            label = nil
            self.name = name
        }

        /// A parameter with a separate label. `_` means no label.
        package init(_ label: SwiftIdentifier, _ name: SwiftIdentifier) {
            self.label = label == name ? nil : label
            self.name = name
        }

        /// The label and the name in one text.
        package init(stringLiteral text: StaticString) {
            self = LiteralTable.parameterName(text) { source in
                let names = source.split(separator: " ").map(String.init).map { word in
                    word == "_" ? SwiftIdentifier.wildcard : SwiftIdentifier(word)
                }
                guard names.count <= 2, let first = names.first ?? nil, let last = names.last ?? nil else {
                    preconditionFailure("'\(source)' is not a parameter name, with or without a label")
                }
                return Self(first, last)
            }
        }
    }

    let name: Name
    package let type: SwiftType
    let defaultValue: SwiftExpression?

    /// `label name: type = value`
    package init(_ name: Name, _ type: SwiftType, default value: SwiftExpression? = nil) {
        self.name = name
        self.type = type
        defaultValue = value
    }

    /// A parameter whose name comes from a spec, and is also its label.
    package init(named name: SwiftIdentifier, _ type: SwiftType, default value: SwiftExpression? = nil) {
        self.init(Name(name), type, default: value)
    }
}
