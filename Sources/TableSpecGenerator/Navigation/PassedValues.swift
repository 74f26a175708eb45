internal import TableSpecModel
internal import TableSpecSwift

/// The values that a segue passes.
struct PassedValues {
    private let segue: Segue
    private let context: TypeContext

    /// - Parameter context: Where the values are written.
    init(by segue: Segue, in context: TypeContext) {
        self.segue = segue
        self.context = context
    }

    private var index: ModelIndex { context.index }

    /// The properties that the destination declares, or `nil` if nothing declares them.
    private var declared: [Property]? { index.destination(of: segue)?.input ?? index.external(of: segue)?.input }

    /// The values, in the order in which the destination declares them.
    var all: [PassedValue] {
        guard let declared else { return segue.pass }
        return declared.compactMap { property in segue.pass.first { $0.name.value == property.name.value } }
    }

    /// The names and types of the values that the destination receives, from the spec or from the app.
    var parameters: [(name: SwiftIdentifier, type: SwiftType)] {
        let types = declared?.map { ($0.name, swiftType($0.type)) } ?? segue.pass.map { ($0.name, type(of: $0)) }
        return types.map { (SwiftIdentifier(property: $0.value), $1) }
    }

    /// The values with the names of their destinations.
    func arguments(in scope: ValueScope) -> SwiftArguments {
        SwiftArguments(all.map { .init(SwiftIdentifier(property: $0.name.value), value(of: $0, in: scope)) })
    }

    /// The declared type, or else the type of the value. Inline enumerations are passed to external screens as strings,
    /// because the screens share no type.
    private func type(of passed: PassedValue) -> SwiftType {
        swiftType(passed.type ?? passed.value.soleBinding?.path?.type ?? .string)
    }

    private func swiftType(_ type: TypeReference) -> SwiftType {
        let owner = index.destination(of: segue).map { ScreenNames($0, in: index).viewController }
        return type.swiftType(in: TypeContext(index: index, owner: owner))
    }

    /// A value as an expression.
    func value(of passed: PassedValue, in scope: ValueScope) -> SwiftExpression {
        if let constant = passed.constant, let type = passed.type {
            if case .enumerationCase(let word, of: let enumeration) = constant, enumeration.belongsToScreen,
                index.destination(of: segue) == nil
            {
                return .string(word)
            }
            return ValueTranslator(context: context).expression(of: constant, as: type)
        }
        guard let binding = passed.value.soleBinding else { return scope.text(passed.value) }
        return adapted(binding, in: scope, to: type(of: passed))
    }

    /// A value for another screen. An inline enumeration is converted, because two screens don't share the type.
    private func adapted(_ binding: Binding, in scope: ValueScope, to other: SwiftType) -> SwiftExpression {
        let value = scope.value(of: binding)
        let type = binding.path?.type ?? .unknown
        switch (type, other) {
        case (.optional(let wrapped), .optional(let other)):
            guard wrapped.isScreenEnumeration else { return value }
            if other == "String" { return scope.optionalReceiver(binding).dot("rawValue") }
            let made = SwiftExpression.make(other, ["rawValue": "$0.rawValue"])
            return value.calling(onOptional: "flatMap") { made }
        case (.enumeration(let enumeration), _):
            guard type.isScreenEnumeration else { return value }
            if other == "String" { return value.dot("rawValue") }
            let first = Enumeration.caseName(enumeration.cases.first ?? "")
            return .coalescing(.make(other, ["rawValue": value.dot("rawValue")]), .implicit(first))
        default:
            return value
        }
    }
}

extension TypeReference {
    /// Whether the type is an enumeration that a screen declares inline.
    fileprivate var isScreenEnumeration: Bool {
        if case .enumeration(let enumeration) = self { return enumeration.belongsToScreen }
        return false
    }
}
