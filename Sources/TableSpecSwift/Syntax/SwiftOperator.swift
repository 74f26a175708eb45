/// The infix operators in generated code.
package enum SwiftOperator: String, Sendable {
    case divide = "/"
    case add = "+"
    case subtract = "-"
    case coalesce = "??"
    case equal = "=="
    case notEqual = "!="
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
    /// Passes a variable to an `inout` parameter.
    case address = "&"
}
