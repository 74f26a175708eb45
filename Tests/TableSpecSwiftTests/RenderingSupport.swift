@testable import TableSpecSwift

/// The text of a part of a file, as the renderer would write it at the left margin.
func source(_ expression: SwiftExpression) -> String { printed { expression.write(to: &$0) } }

func source(_ statement: SwiftStatement) -> String { source([statement]) }

func source(_ statements: [SwiftStatement]) -> String { printed { statements.write(to: &$0) } }

func source(_ declaration: SwiftDeclaration) -> String { printed { [declaration].write(to: &$0) } }

func source(@SwiftMembers of declarations: () -> [SwiftDeclaration]) -> String {
    let declarations = declarations()
    return printed { declarations.write(to: &$0) }
}

private func printed(_ content: (inout Layout) -> Void) -> String {
    String(Layout.printed(content).text().dropLast())
}

/// A name that is as long as asked, to make lines that do not fit.
func longName(_ start: String, _ length: Int) -> SwiftIdentifier {
    let name = start + String(repeating: "x", count: length - start.count)
    return SwiftIdentifier(from: name, style: .lowerCamelCase)
}
