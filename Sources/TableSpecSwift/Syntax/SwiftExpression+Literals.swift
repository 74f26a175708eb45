/// A literal is source code of the generator, never text from a spec. An invalid one is a bug that the first run
/// reveals.
///
/// It's a path of names: `"tableView"`, `"cell.textLabel?.text"`, `".zero"`, `"$0.id"`, `"UITableViewCell.self"`,
/// `"super.init"`. The words `self`, `Self`, `super`, `nil`, `true` and `false` have their meaning in Swift.
extension SwiftExpression: ExpressibleByStringLiteral {
    /// A path of names: `"cell.textLabel?.text"`.
    package init(stringLiteral text: StaticString) {
        self = LiteralTable.expression(text) { path in
            guard let expression = SwiftExpression.path(path) else {
                preconditionFailure("'\(path)' is not a path of names; a string literal is .string(…)")
            }
            return expression
        }
    }
}

extension SwiftExpression: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
    /// A whole number.
    package init(integerLiteral value: Int) {
        self = .integer(value)
    }

    /// A number with a fraction.
    package init(floatLiteral value: Double) {
        self = .floating(value)
    }

    /// `true` or `false`.
    package init(booleanLiteral value: Bool) {
        self = .keyword(value ? .true : .false)
    }
}

extension SwiftExpression {
    private static func path(_ text: String) -> SwiftExpression? {
        var expression: SwiftExpression?
        for (index, part) in text.split(separator: ".", omittingEmptySubsequences: false).enumerated() {
            let questionMarks = part.reversed().prefix { $0 == "?" }.count
            let word = String(part.dropLast(questionMarks))
            if index == 0, part.isEmpty { continue }
            let keyword = keywordPart(word, after: expression, index: index)
            guard var step = keyword ?? namePart(word, after: expression, index: index) else { return nil }
            for _ in 0..<questionMarks { step = .optionalChain(step) }
            expression = step
        }
        return expression
    }

    private static func namePart(_ word: String, after base: SwiftExpression?, index: Int) -> SwiftExpression? {
        guard let name = SwiftIdentifier(word) else { return nil }
        return index == 0 ? .identifier(name) : .member(base, name)
    }

    private static func keywordPart(_ word: String, after base: SwiftExpression?, index: Int) -> SwiftExpression? {
        if index == 0 {
            if word == "_" { return .identifier(.wildcard) }
            if let number = word.first == "$" ? Int(word.dropFirst()) : nil { return .closureParameter(number) }
            return Keyword(rawValue: word).map(SwiftExpression.keyword)
        }
        if word == "init" { return .initializer(base) }
        if word == "self", let base { return .postfixSelf(base) }
        return nil
    }
}
