/// The infix operators in generated code.
package enum SwiftOperator: String, Sendable, CaseIterable {
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
    case add = "+"
    case subtract = "-"
    case halfOpenRange = "..<"
    case closedRange = "..."
    case coalesce = "??"
    case equal = "=="
    case notEqual = "!="
    case identical = "==="
    case notIdentical = "!=="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case and = "&&"
    case or = "||"
}

/// The prefix operators in generated code.
package enum SwiftPrefixOperator: String, Sendable {
    case not = "!"
    case minus = "-"
    /// Passes a variable to an `inout` parameter.
    case address = "&"
}

/// `=` and the compound assignments.
package enum SwiftAssignmentOperator: String, Sendable {
    case assign = "="
    case add = "+="
    case subtract = "-="
}

/// The casts.
package enum SwiftCast: String, Sendable {
    case upcast = "as"
    case conditional = "as?"
    case check = "is"
}

/// `try` and `await`, which cover everything to their right.
package enum SwiftMark: String, Sendable {
    case `try` = "try"
    case optionalTry = "try?"
    case await = "await"
    case tryAwait = "try await"
}
