/// One side of a comparison in a condition.
struct ComparedValue {
    enum Kind {
        /// A value from the screen's data.
        case type(TypeReference)
        case literal(Value)
    }

    let type: Kind
    let expression: Condition.Expression

    /// The problem of a comparison, or `nil`. The rules are Swift's: both sides have the same type, and only an
    /// optional can be compared with `nil`.
    static func problem(
        comparing left: ComparedValue,
        _ comparison: Condition.Comparison,
        with right: ComparedValue
    ) -> Problem? {
        let symbol = comparison.rawValue
        if left.isNil || right.isNil {
            let other = left.isNil ? right : left
            if comparison.isOrdering { return Problem("'nil' has no order; compare it with '==' or '!='") }
            return other.isOptional ? nil : Problem("\(other.noun) is never 'nil'")
        }
        if let other = [left, right].first(where: \.hasNoOperators) {
            return Problem("\(other.noun) can't be compared")
        }
        guard left.isComparable(with: right) else {
            return Problem("'\(symbol)' requires two values of the same type, found \(left.noun) and \(right.noun)")
        }
        guard comparison.isOrdering else { return nil }
        if let optional = [left, right].first(where: \.isOptional) {
            return Problem(
                "'\(symbol)' requires values that are never 'nil', but \(optional.noun) can be 'nil'",
                help: "declare it without '?' and with a default, for example 'Int = 0'"
            )
        }
        guard left.isOrdered, right.isOrdered else {
            return Problem(
                "'\(symbol)' requires numbers, strings or dates, found \(left.isOrdered ? right.noun : left.noun)"
            )
        }
        return nil
    }

    /// Why two values can't be compared.
    struct Problem {
        var message: String
        var help: String

        init(
            _ message: String,
            help: String = "compare values of the same type: quote strings, and use the 'count' of a string or a list"
        ) {
            self.message = message
            self.help = help
        }
    }

    /// Whether no operator accepts values of the type, for example of lists.
    private var hasNoOperators: Bool { reference.map { !$0.isComparable && !$0.isUnknown } ?? false }

    private var isNil: Bool {
        if case .literal(.null) = type { return true }
        return false
    }

    private var isOptional: Bool {
        if case .type(let type) = type { return type.isOptional }
        return isNil
    }

    /// The type without its `optional`, or `nil` for a number that has several possible types.
    private var reference: TypeReference? {
        switch type {
        case .type(let type): type.unwrapped
        case .literal(.boolean): .boolean
        case .literal(.string): .string
        case .literal(.enumerationCase(_, let enumeration)): .enumeration(enumeration)
        case .literal: nil
        }
    }

    private func isComparable(with other: ComparedValue) -> Bool {
        switch (reference, other.reference) {
        case (let left?, let right?): left == right && left.isComparable
        case (nil, let right?): fits(right)
        case (let left?, nil): other.fits(left)
        case (nil, nil): true
        }
    }

    /// Whether a number can have a type. A whole number can have any number type.
    private func fits(_ type: TypeReference) -> Bool {
        switch self.type {
        case .literal(.integer): type.isNumber
        case .literal(.number): type.isNumber && type != .integer
        default: false
        }
    }

    private var isOrdered: Bool {
        switch reference {
        case nil, .string, .integer, .double, .float, .decimal, .date: true
        default: false
        }
    }

    private var noun: String {
        switch (type, expression) {
        case (.type(let type), .binding(let binding)): "'\(binding.text)' of type '\(type)'"
        case (.type(let type), _): "'\(type)'"
        case (.literal(let value), _): value.noun
        }
    }
}

extension TypeReference {
    /// Whether two values of the type can be compared in a condition.
    fileprivate var isComparable: Bool {
        switch self {
        case .string, .integer, .double, .float, .decimal, .boolean, .date, .url, .uuid, .enumeration: true
        case .optional, .array, .set, .structure, .image, .color, .unknown: false
        }
    }
}

extension Value {
    /// The kind of a literal in a condition, for messages.
    var noun: String {
        switch self {
        case .null: "'nil'"
        case .boolean(let isTrue): "'\(isTrue)'"
        case .integer(let number): "the number \(number)"
        case .number(let number): "the number \(number.text)"
        case .string(let text): "the string '\(text.shortened)'"
        case .enumerationCase(let word, of: _): "the case '\(word)'"
        case .date, .url, .uuid, .image, .color, .array, .set, .record: "a value"
        }
    }
}
