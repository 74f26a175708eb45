@testable import TableSpecSwift

/// The text of a part of a file, as the renderer would write it at the left margin.
func source(_ expression: SwiftExpression) -> String { source(expression.layout()) }

func source(_ statement: SwiftStatement) -> String { source([statement].layout) }

func source(_ statements: [SwiftStatement]) -> String { source(statements.layout) }

func source(_ declaration: SwiftDeclaration) -> String { source([declaration].layout) }

func source(@SwiftMembers of declarations: () -> [SwiftDeclaration]) -> String { source(declarations().layout) }

private func source(_ layout: Layout) -> String { String(LayoutPrinter.print(layout).dropLast()) }

/// A name that is as long as asked, to make lines that do not fit.
func longName(_ start: String, _ length: Int) -> SwiftIdentifier {
    let name = start + String(repeating: "x", count: length - start.count)
    return SwiftIdentifier(from: name, style: .lowerCamelCase)
}
