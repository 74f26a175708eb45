/// A type after a colon or an arrow, for example `UITableViewCell?` or `[String: Int]`.
package indirect enum SwiftType: Hashable, Sendable {
    /// A nominal type, with dots if it's nested: `UITableView.Style`, `Set<String>`, `Self`, `Any`.
    case named([Component])
    /// `Wrapped?`
    case optional(SwiftType)
    /// `[Element]`
    case array(SwiftType)
    /// `[Key: Value]`
    case dictionary(key: SwiftType, value: SwiftType)
    /// `(Int) -> Void`
    case function(Function)
    /// `any Error`
    case any(SwiftType)
    /// `@escaping () -> Void`
    case attributed([SwiftAttribute], SwiftType)
    /// `inout Int`
    case `inout`(SwiftType)

    /// One name of a dotted type with its generic arguments.
    package struct Component: Hashable, Sendable {
        let name: SwiftIdentifier
        let arguments: [SwiftType]

        /// `name<arguments>`
        package init(_ name: SwiftIdentifier, arguments: [SwiftType] = []) {
            self.name = name
            self.arguments = arguments
        }
    }

    /// A function type.
    package struct Function: Hashable, Sendable {
        let parameters: [SwiftType]
        let result: SwiftType
    }
}

extension SwiftType {
    /// A type without dots and generic arguments.
    package static func name(_ name: SwiftIdentifier) -> SwiftType { .named([Component(name)]) }

    /// A generic type, for example `.generic("Set", ["String"])`.
    package static func generic(_ name: SwiftIdentifier, _ arguments: [SwiftType]) -> SwiftType {
        .named([Component(name, arguments: arguments)])
    }

    /// A function type, for example `.function(["Int"], returns: "Void")`.
    package static func function(_ parameters: [SwiftType] = [], returns result: SwiftType = "Void") -> SwiftType {
        .function(Function(parameters: parameters, result: result))
    }

    /// The type nested in this one, for example `SettingsTable.Section`. Only nominal types can contain types.
    package func nesting(_ name: SwiftIdentifier) -> SwiftType? {
        guard case .named(let components) = self else { return nil }
        return .named(components + [Component(name)])
    }
}
