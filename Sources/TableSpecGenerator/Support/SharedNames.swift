internal import TableSpecSwift

/// The namespace of the Swift that screens share: `TableSpec.RowContent`, `TableSpec.bind(…)`.
enum SharedNamespace {
    /// The namespace in the sources of the shared Swift.
    static let standard: SwiftIdentifier = "TableSpec"

    /// The namespace of the module for which code is being generated.
    static var current: SwiftIdentifier { FileContext.current?.namespace ?? standard }
}

extension GeneratorOptions {
    var namespaceName: SwiftIdentifier { SwiftIdentifier(namespace) ?? SharedNamespace.standard }
}

extension SwiftExpression {
    /// `TableSpec.name`
    static func shared(_ name: SwiftIdentifier) -> SwiftExpression { .name(SharedNamespace.current).dot(name) }

    /// `TableSpec.name(arguments) { … }`
    static func shared(
        _ name: SwiftIdentifier,
        _ arguments: SwiftArguments,
        trailing: SwiftClosure? = nil
    ) -> SwiftExpression {
        .call(shared(name), arguments, trailing: trailing)
    }

    /// `TableSpec.name { … }`
    static func shared(_ name: SwiftIdentifier, trailing: SwiftClosure?) -> SwiftExpression {
        .shared(name, [], trailing: trailing)
    }
}

extension SwiftType {
    /// `TableSpec.Name<Argument>`
    static func shared(_ name: SwiftIdentifier, _ arguments: [SwiftType] = []) -> SwiftType {
        .named([Component(SharedNamespace.current), Component(name, arguments: arguments)])
    }
}
