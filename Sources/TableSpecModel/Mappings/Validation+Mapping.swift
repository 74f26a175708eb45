internal import TableSpecDiagnostics
internal import TableSpecYAML

extension Validation {
    package static let mapping = MappingType(ValidationKey.self)
}

extension Place where Root == Row, Value == [Validation] {
    static var validation: Self {
        Place({ $0.validation }, { $0.validation = $1 })
    }
}

extension ValueType where Value == [Validation] {
    /// The requirements for the value of a row, all of which must be met. The message of the first unmet one is shown.
    static var validation: Self {
        let one = ValueDescription.object(ValidationKey.object.name)
        let list = ValueType.list(
            one,
            "a list of validations",
            read: { decoder, node, _ in decoder.validation(node) },
            json: { .object(Validation.mapping.members(of: $0)) },
            walk: { model, validation, index in
                model.walk(&validation, Validation.mapping, as: { _ in .validation(index) })
            }
        )
        // A row whose validation couldn't be decoded counts as validated, so that nothing else about it is reported.
        var type = list.described(as: .either([one, .list(of: one)])).reading { decoder, node in
            if node.kind == .mapping { return [decoder.validation(node)] }
            guard node.kind == .sequence else {
                decoder.reportWrongKind(node, expected: "a list of validations", help: example)
                return [Validation(at: node.range)]
            }
            return list.read(&decoder, node)
        }
        type.unread = { [Validation(at: $0)] }
        return type
    }
}

/// The form of a requirement.
private let example = "write a mapping with a message: 'validate: { required: Enter a name. }'"

extension SpecDecoder {
    fileprivate mutating func validation(_ node: YAMLNode) -> Validation {
        var validation = Validation(at: node.range)
        guard node.kind == .mapping else {
            reportWrongKind(node, expected: "a mapping with the keys of a validation", help: example)
            return validation
        }
        read(node, as: Validation.mapping, into: &validation)
        return validation
    }
}

extension ValueType where Value == Located<String>? {
    /// A regular expression.
    static var pattern: Self {
        ValueType(
            .string,
            read: { decoder, node in
                guard let text = decoder.string(node) else { return nil }
                if TextPattern(text.value) == nil { decoder.reportPattern(text) }
                return text
            },
            json: { $0.map { .string($0.value) } }
        )
    }
}

extension SpecDecoder {
    fileprivate mutating func reportPattern(_ pattern: Located<String>) {
        report(
            .unknownValue,
            "'\(pattern.value.shortened)' isn't a regular expression",
            at: pattern.range,
            help: "use the syntax of NSRegularExpression, for example \".+@.+\\\\..+\"; in double quotes, write each "
                + "backslash twice"
        )
    }
}
