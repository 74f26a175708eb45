internal import TableSpecDiagnostics
internal import TableSpecYAML

extension ValueType where Value == TextTemplate? {
    /// Text for users, which can contain bindings.
    static func text(_ role: TextRole) -> Self {
        textOfItem.walked { model, text in model.walk(&text, as: role) }
    }

    /// Text of an item in a list, which is walked over with the item, because its role depends on the item.
    static var textOfItem: Self { ValueType(.text, read: { $0.text($1) }, json: { $0?.json }) }
}

extension ValueType where Value == [TextTemplate] {
    /// A list of texts, each with a role that depends on its position.
    static func texts(_ role: @escaping @Sendable (Int) -> TextRole) -> Self {
        ValueType(
            .list(of: .text),
            read: { $0.texts($1) },
            json: { $0.isEmpty ? nil : .array($0.map(\.json)) }
        )
        .walkedEach { model, text, index in model.walk(&text, as: role(index)) }
    }
}

extension ValueType where Value == ImageReference? {
    static var image: Self {
        ValueType(.image, read: { $0.image($1) }, json: { $0?.json }).walked { model, image in
            model.walk(&image)
        }
    }
}

extension ValueType where Value == Binding? {
    /// A binding to a value.
    ///
    /// - Parameter noun: What the binding represents, for example "a Boolean".
    static func binding(to noun: String) -> Self {
        ValueType(.binding(to: noun), read: { $0.binding($1, to: noun) }, json: { $0?.json }).walked { model, binding in
            model.visitor.visit(&binding)
        }
    }
}

extension ValueType where Value == Condition? {
    static var condition: Self {
        ValueType(.condition, read: { $0.condition($1) }, json: { $0.map { .string($0.spelling) } })
            .walked { model, condition in model.walk(&condition) }
    }

    /// A condition, or a constant Boolean.
    static var conditionOrBoolean: Self {
        ValueType(
            .either([.boolean, .condition]),
            read: { decoder, node in
                node.boolValue.map { Condition(.literal(.boolean($0), at: node.range), at: node.range) }
                    ?? decoder.condition(node, orConstant: true)
            },
            json: { condition in
                if case .literal(.boolean(let value), _)? = condition?.expression { return .boolean(value) }
                return condition.map { .string($0.spelling) }
            }
        )
        .walked { model, condition in model.walk(&condition) }
    }
}

extension ValueType where Value == [OutletAssignment] {
    /// Assignments to properties of a custom class.
    static var assignments: Self {
        ValueType(
            .table(of: .outletValue),
            read: { $0.assignments($1) },
            json: { $0.isEmpty ? nil : .object($0.map { ($0.property.value, $0.value.json) }) }
        )
        .walkedEach { model, assignment, _ in model.walk(&assignment) }
    }
}

extension ValueType where Value == [PassedValue] {
    /// The values that a segue passes to the next screen.
    static var passedValues: Self {
        ValueType(
            .table(of: .text),
            read: { $0.passedValues($1) },
            json: { $0.isEmpty ? nil : .object($0.map { ($0.name.value, $0.value.json) }) }
        )
        .walkedEach { model, passed, _ in model.walk(&passed.value, as: .passed) }
    }
}

extension ValueType where Value == [Property] {
    /// Names and types.
    static var properties: Self {
        ValueType(
            .table(of: .type),
            read: { $0.properties($1, owner: nil) },
            json: { $0.isEmpty ? nil : .array($0.map(\.json)) }
        )
        .interface()
    }
}
