internal import TableSpecModel
internal import TableSpecSwift

/// The bundle in which generated code looks up strings, images and colors by name.
package enum ResourceBundle: String, SpecEnumeration {
    /// The app's main bundle, which UIKit and Foundation use by default.
    case main
    /// The bundle of the module, which SwiftPM creates for a target with resources.
    case module

    package static let noun = "bundle"

    /// The bundle of the file that is being generated.
    static var current: ResourceBundle { FileContext.current?.bundle ?? .main }

    /// The bundle as an argument, or `nil` for the default bundle.
    private var argument: SwiftExpression? { self == .main ? nil : .implicit("module") }

    /// The argument for shared Swift that reads translations; none for the default bundle.
    static var arguments: [SwiftArguments.Argument] { current.argument.map { [.init("bundle", $0)] } ?? [] }

    // MARK: Look-ups

    /// `UIImage(named: name)`
    static func image(named name: SwiftExpression) -> SwiftExpression {
        guard let bundle = current.argument else { return .call("UIImage", ["named": name]) }
        return .call("UIImage", ["named": name, "in": bundle, "with": .nil])
    }

    /// `UIColor(named: name)`
    static func color(named name: SwiftExpression) -> SwiftExpression {
        guard let bundle = current.argument else { return .call("UIColor", ["named": name]) }
        return .call("UIColor", ["named": name, "in": bundle, "compatibleWith": .nil])
    }

    /// The text of a key; the default value appears if there is no translation.
    static func text(_ key: StringKey, default value: SwiftExpression) -> SwiftExpression {
        let key: [SwiftArguments.Argument] = [
            .init("localized", .string(key.key)), .init("defaultValue", value), .init("table", .string(key.table)),
            .init("comment", .string(key.comment)),
        ]
        return .call("String", SwiftArguments(key.dropLast() + arguments + key.suffix(1)))
    }
}
