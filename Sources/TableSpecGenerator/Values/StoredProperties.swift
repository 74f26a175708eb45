internal import TableSpecModel
internal import TableSpecSwift

/// The properties of a type of the app's model, of an input or of a state.
struct StoredProperties {
    private struct Member {
        let property: Property
        /// The initial value of the property, if its type implies one.
        let start: Value?
    }

    private let all: [Member]
    private let context: TypeContext

    /// - Parameter properties: The properties, with their implicit initial values.
    init(_ properties: [(Property, Value?)], in context: TypeContext) {
        all = properties.map { Member(property: $0, start: $1) }
        self.context = context
    }

    /// The properties, and the initializer if users of the type couldn't call Swift's memberwise initializer.
    @SwiftMembers var members: [SwiftDeclaration] {
        for member in all { declaration(of: member) }
        if context.index.options.accessLevel != .internal { initializer }
        for member in all {
            if let titles = member.property.titles, titles.areTranslated { title(of: member.property, titles) }
        }
    }

    /// The function that looks up the translated title of a Boolean. No property has its name with a label.
    private func title(of property: Property, _ titles: ChoiceTitles) -> SwiftDeclaration {
        Declare.func(
            "title",
            [SwiftParameter(named: property.swiftName, "Bool")],
            .static,
            returns: "String",
            documentation: "The title of a value of `\(property.name.value)` that users see."
        ) { titles.choice(by: .name(property.swiftName)) }
    }

    private func declaration(of member: Member) -> SwiftDeclaration {
        let type = member.property.type
        let isInferred = member.start.map { type.isInferred(from: $0) } ?? false
        return Declare.var(
            member.property.swiftName,
            isInferred ? nil : type.swiftType(in: context),
            value: startingValue(of: member)
        )
    }

    private var initializer: SwiftDeclaration {
        let parameters = all.map { member in
            let type = member.property.type
            return SwiftParameter(
                named: member.property.swiftName,
                isFound(member) ? .optional(type.swiftType(in: context)) : type.swiftType(in: context),
                default: isFound(member) ? .nil : startingValue(of: member) ?? (type.isOptional ? .nil : nil)
            )
        }
        return Declare.initializer(SwiftParameters(parameters)) {
            for member in all {
                let name = member.property.swiftName
                if isFound(member) {
                    Code.if(.let(name, .identifier(name))) { Code.assign(.member("self", name), .identifier(name)) }
                } else {
                    Code.assign(.member("self", name), .identifier(name))
                }
            }
        }
    }

    /// Whether the initial value of the property comes from the module's bundle.
    ///
    /// `Bundle.module` is internal, so it can't be a default argument of a public initializer. The argument is optional
    /// instead, and without it the property keeps its own value.
    private func isFound(_ member: Member) -> Bool {
        guard ResourceBundle.current == .module, let start = member.start else { return false }
        return switch start {
        case .image(.named), .color(.asset): true
        default: false
        }
    }

    private func startingValue(of member: Member) -> SwiftExpression? {
        member.start.flatMap { start in
            start == .null ? nil : ValueTranslator(context: context).expression(of: start, as: member.property.type)
        }
    }
}

extension TypeReference {
    /// Whether Swift infers the type from the value.
    fileprivate func isInferred(from value: Value) -> Bool {
        switch (self, value) {
        case (.string, .string), (.integer, .integer), (.boolean, .boolean): true
        case (.double, .number(let number)): number != number.rounded()
        case (.date, .date(let date)): date.isNow
        default: false
        }
    }
}

extension ChoiceTitles {
    /// The title of `true` or that of `false`.
    func choice(by condition: SwiftExpression) -> SwiftExpression {
        let scope = ValueScope()
        return .ternary(condition, self["true"].map(scope.text) ?? .nil, self["false"].map(scope.text) ?? .nil)
    }
}
