internal import TableSpecDiagnostics

extension JSONSchema {
    /// The constraints of a mapping. Each is an `if` with a `then`, so that an editor reports the violated one.
    static func conditions(_ constraints: [KeyConstraint]) -> [JSONValue.Member] {
        let conditions = constraints.flatMap(conditions)
        return conditions.isEmpty ? [] : [("allOf", .array(conditions))]
    }

    private static func conditions(_ constraint: KeyConstraint) -> [JSONValue] {
        switch constraint {
        case .exactlyOne(let keys, _, _):
            conditions(.atMostOne(keys)) + conditions(.atLeastOne(keys))
        case .atLeastOne(let keys, _):
            [when([without(keys)], then: with(keys.prefix(1)))]
        case .atMostOne(let keys, _):
            keys.indices.dropLast().map { index in
                when([with([keys[index]])], then: without(Array(keys[(index + 1)...])))
            }
        case .needs(let key, let others):
            [when([with([key]), without(others)], then: without([key]))]
        case .required(let key, let others):
            others.filter { $0 != key }.map { when([with([$0])], then: with([key])) }
        case .only(let key, let words, let other):
            [
                when(
                    [with([other])],
                    then: [("properties", .object([(key, .object([("enum", .array(words.map(value)))]))]))]
                )
            ]
        case .form(let key, let form, let other):
            [
                when(
                    [with([other])],
                    then: [("properties", .object([(key, .object([("type", .string(form.rawValue))]))]))]
                )
            ]
        case .excluded(let keys):
            [.object(without(keys))]
        case .when(let key, let constraints, let otherwise):
            [
                .object([
                    ("if", .object(with([key]))), ("then", .object(conditions(constraints))),
                    ("else", .object(conditions(otherwise))),
                ])
            ]
        }
    }

    /// A case as JSON: `true` and `false` are Booleans.
    private static func value(_ word: String) -> JSONValue {
        switch word {
        case "true": .boolean(true)
        case "false": .boolean(false)
        default: .string(word)
        }
    }

    private static func when(_ condition: [[JSONValue.Member]], then: [JSONValue.Member]) -> JSONValue {
        .object([("if", .object(condition.flatMap { $0 })), ("then", .object(then))])
    }

    private static func with(_ keys: some Sequence<String>) -> [JSONValue.Member] {
        [("required", .strings(keys))]
    }

    private static func without(_ keys: [String]) -> [JSONValue.Member] {
        [("properties", .object(keys.map { ($0, .boolean(false)) }))]
    }
}
