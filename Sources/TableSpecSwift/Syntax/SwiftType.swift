/// A type after a colon or an arrow, for example `UITableViewCell?` or `[String: Int]`.
package indirect enum SwiftType: Hashable, Sendable {
    /// A nominal type, with dots if it's nested: `UITableView.Style`, `Set<String>`, `Self`, `Any`.
    case named([Component])
    /// `Wrapped?`
    case optional(SwiftType)
    /// `Wrapped!`, for outlets and for overrides of UIKit declarations with it.
    case implicitlyUnwrapped(SwiftType)
    /// `[Element]`
    case array(SwiftType)
    /// `[Key: Value]`
    case dictionary(key: SwiftType, value: SwiftType)
    /// `(name: String, Int)`
    case tuple([Element])
    /// `(Int) async throws -> Void`
    case function(Function)
    /// `some View`
    case some(SwiftType)
    /// `any Error`
    case any(SwiftType)
    /// `UITableViewCell.Type`
    case metatype(SwiftType)
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

    /// One element of a tuple type.
    package struct Element: Hashable, Sendable {
        let label: SwiftIdentifier?
        let type: SwiftType

        /// `label: type`
        package init(_ label: SwiftIdentifier?, _ type: SwiftType) {
            self.label = label
            self.type = type
        }
    }

    /// A function type.
    package struct Function: Hashable, Sendable {
        let parameters: [SwiftType]
        let effects: SwiftEffects
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
    package static func function(
        _ parameters: [SwiftType] = [],
        effects: SwiftEffects = [],
        returns result: SwiftType = "Void"
    ) -> SwiftType {
        .function(Function(parameters: parameters, effects: effects, result: result))
    }

    /// The type nested in this one, for example `SettingsTable.Section`. Only nominal types can contain types.
    package func nesting(_ name: SwiftIdentifier) -> SwiftType? {
        guard case .named(let components) = self else { return nil }
        return .named(components + [Component(name)])
    }
}

/// The effects of a function or function type.
package struct SwiftEffects: OptionSet, Hashable, Sendable {
    /// A bit for each effect.
    package let rawValue: UInt8

    /// Creates a set from bits for each effect.
    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `async`
    package static let async = SwiftEffects(rawValue: 1)
    /// `throws`
    package static let `throws` = SwiftEffects(rawValue: 2)
}
