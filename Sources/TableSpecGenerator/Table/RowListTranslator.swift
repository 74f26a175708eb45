internal import TableSpecModel
internal import TableSpecSwift

/// The rows of a section as a list: one readable expression, or else statements that collect them.
struct RowListTranslator {
    let plan: ScreenPlan
    let section: Section
    /// The scope of the values, and the element of the section.
    let scope: ValueScope

    /// The number of rows that the compiler processes as one expression without a noticeable delay.
    private static let manyRows = 100
    /// The number of conditions that one readable expression can have.
    private static let manyConditions = 2

    private var isCollected: Bool {
        section.staticRows.count { $0.visible != nil } > Self.manyConditions
            || section.hidesHeaderWhenEmpty && isChanging && section.dynamicRows == nil
    }

    /// Whether any listed rows appear and disappear.
    private var isChanging: Bool { section.staticRows.contains { $0.visible != nil } }

    private var list: SwiftIdentifier { MemberName.member(section.id.value, "Rows") }

    /// The statements that collect the rows, if one expression isn't enough.
    @SwiftBody var statements: [SwiftStatement] {
        if isCollected {
            let leading = Array(section.staticRows.prefix { $0.visible == nil })
            Code.var(list, type: "[Row]", literal(leading))
            for row in section.staticRows.dropFirst(leading.count) {
                let append = SwiftStatement.call(.member(.name(list), "append"), [Self.id(row)])
                if let condition = row.visible {
                    Code.if(.expression(scope.value(of: condition))) { append }
                } else {
                    append
                }
            }
        }
    }

    /// The rows; none while the section is collapsed.
    var value: SwiftExpression {
        guard let collapsible = section.collapsible else { return all }
        return .ternary(scope.value(of: collapsible), all, .array([]))
    }

    private var all: SwiftExpression {
        if isCollected { return .name(list) }
        let parts = (elements.map { [$0] } ?? []) + spelledParts
        return parts.dropFirst().reduce(parts.first ?? .array([])) { .binary($0, .add, $1) }
    }

    /// Whether there are no rows.
    var isEmpty: SwiftExpression {
        if isCollected { return SwiftExpression.name(list).dot("isEmpty") }
        guard let rows = section.dynamicRows, rows.editing?.insertRow == nil else {
            return .boolean(section.staticRows.isEmpty)
        }
        let isEmpty = scope.value(of: rows.loop.collection).dot("isEmpty")
        guard let loadsMore = rows.loadMore?.row.visible else { return isEmpty }
        return .binary(isEmpty, .and, .not(scope.value(of: loadsMore)))
    }

    private var elements: SwiftExpression? {
        guard let rows = section.dynamicRows, let rowCase = plan.rowCases[section] else { return nil }
        return rowCase.rows(of: scope.value(of: rows.loop.collection), in: scope)
    }

    /// The static rows: those that are always visible in lists, and each of the others separately.
    private var spelledParts: [SwiftExpression] {
        var parts: [SwiftExpression] = []
        var always: [Row] = []
        for row in section.staticRows {
            guard let condition = row.visible else {
                always.append(row)
                continue
            }
            if !always.isEmpty { parts.append(literal(always)) }
            always = []
            parts.append(.ternary(scope.value(of: condition), .array([Self.id(row)]), .array([])))
        }
        return always.isEmpty ? parts : parts + [literal(always)]
    }

    /// In a long list, each row names its type, because type inference takes quadratic time.
    private func literal(_ rows: [Row]) -> SwiftExpression {
        .array(
            rows.map { row in
                rows.count > Self.manyRows ? .member("Row", MemberName.id(row.id.value)) : Self.id(row)
            }
        )
    }

    private static func id(_ row: Row) -> SwiftExpression { .implicit(MemberName.id(row.id.value)) }
}
