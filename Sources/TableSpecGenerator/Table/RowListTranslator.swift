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
        let conditions = section.staticRows.count { $0.visible != nil }
        return conditions + max(section.rows.count { $0.dynamicRows != nil } - 1, 0) > Self.manyConditions
            || section.hidesHeaderWhenEmpty && conditions > 0 && section.onlyDynamicRows == nil
    }

    /// The kinds of rows, without nested ones.
    private var kinds: [RowKind] {
        plan.kinds(of: section).filter { kind in
            if case .elements(let rowCase) = kind { return rowCase.rows.outer == nil }
            return true
        }
    }

    private var list: SwiftIdentifier { MemberName.member(section.id.value, "Rows") }

    /// The statements that collect the rows, if one expression isn't enough.
    @SwiftBody var statements: [SwiftStatement] {
        if isCollected {
            let kinds = kinds
            let leading = kinds.prefix { $0.row.map { $0.visible == nil } ?? false }.compactMap(\.row)
            Code.var(list, type: "[Row]", literal(leading))
            for kind in kinds.dropFirst(leading.count) {
                let append = append(kind)
                if let condition = kind.row?.visible {
                    Code.if(.expression(scope.value(of: condition))) { append }
                } else {
                    append
                }
            }
        }
    }

    private func append(_ kind: RowKind) -> SwiftStatement {
        let append = SwiftExpression.member(.name(list), "append")
        return switch kind {
        case .row(let row): .call(append, [Self.id(row)])
        case .elements(let rowCase): .call(append, ["contentsOf": elements(rowCase)])
        }
    }

    /// The rows; none while the section is collapsed.
    var value: SwiftExpression {
        guard let collapsible = section.collapsible else { return all }
        return .ternary(scope.value(of: collapsible), all, .array([]))
    }

    private var all: SwiftExpression {
        if isCollected { return .name(list) }
        let parts = parts
        return parts.dropFirst().reduce(parts.first ?? .array([])) { .binary($0, .add, $1) }
    }

    /// Whether there are no rows.
    var isEmpty: SwiftExpression {
        if isCollected { return SwiftExpression.name(list).dot("isEmpty") }
        let kinds = kinds
        if kinds.contains(where: { $0.row.map { $0.visible == nil } ?? false }) { return false }
        return kinds.compactMap(isAbsent).conjunction ?? true
    }

    /// Whether a kind of row that isn't always visible has no rows.
    private func isAbsent(_ kind: RowKind) -> SwiftExpression? {
        switch kind {
        case .row(let row): row.visible.map { .not(scope.value(of: $0)) }
        case .elements(let rowCase): scope.value(of: rowCase.rows.loop.collection).dot("isEmpty")
        }
    }

    private func elements(_ rowCase: RowCase) -> SwiftExpression {
        let elements = scope.value(of: rowCase.rows.loop.collection)
        let nested = plan.rowCases[section].first { $0.rows.range == rowCase.rows.nested?.range }
        guard let nested else { return rowCase.rows(of: elements, in: scope) }
        let variable = rowCase.rows.loop.variable.value
        let name = plan.locals.sectionName(variable, besides: nested.rows.loop.variable.value)
        let inner = scope.with(elements: [variable: .name(name)])
        let rows = nested.rows(of: inner.value(of: nested.rows.loop.collection), in: inner)
        let shown = rowCase.rows.collapsible.map { .ternary(inner.value(of: $0), rows, .array([])) } ?? rows
        let group = SwiftExpression.binary(.array([rowCase.row(of: .name(name), in: inner)]), .add, shown)
        return elements.calling("flatMap", trailing: SwiftClosure([name]) { group })
    }

    /// The rows of collections, and the static rows: those that are always visible in lists, and each of the others
    /// separately.
    private var parts: [SwiftExpression] {
        var parts: [SwiftExpression] = []
        var always: [Row] = []
        for kind in kinds {
            if case .row(let row) = kind, row.visible == nil {
                always.append(row)
                continue
            }
            if !always.isEmpty { parts.append(literal(always)) }
            always = []
            parts.append(part(kind))
        }
        return always.isEmpty ? parts : parts + [literal(always)]
    }

    private func part(_ kind: RowKind) -> SwiftExpression {
        switch kind {
        case .row(let row):
            row.visible.map { .ternary(scope.value(of: $0), .array([Self.id(row)]), .array([])) }
                ?? .array([Self.id(row)])
        case .elements(let rowCase): elements(rowCase)
        }
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

// MARK: - Lists beside other rows

extension RowListTranslator {
    /// The places of the rows of the collection that contains the row at `indexPath`, in a section with other rows.
    static let place = SwiftExpression.call("source.list", ["at": "indexPath"])

    /// The positions of kinds of rows in their sections, or `nil` if the table doesn't need them.
    ///
    /// The rows of a collection have an odd number, and all static rows above, between and below them an even one.
    static func order(in plan: ScreenPlan) -> SwiftClosure? {
        guard plan.needsLists else { return nil }
        var numbers: [String: Int] = [:]
        for section in plan.table.sections.all where section.onlyDynamicRows == nil {
            var lists = 0
            for kind in plan.kinds(of: section) {
                switch kind {
                case .row(let row): numbers[row.id.value] = 2 * lists
                case .elements(let rowCase): lists += rowCase.rows.outer == nil ? 1 : 0
                }
            }
        }
        let statements = RowDispatch(plan: plan, otherwise: 0).statements(on: "row") { target in
            let number =
                switch target {
                case .row(let row): numbers[row.id.value]
                case .prototype(_, let rows, _): rows.listNumber
                }
            return number.flatMap { $0 == 0 ? nil : RowCode(.integer($0)) }
        }
        return SwiftClosure(["row"]) { statements }
    }
}

extension ScreenPlan {
    /// Whether elements are changed whose rows have others above them in their section.
    fileprivate var needsLists: Bool {
        dynamicRows.contains { $0.listIndex != nil && $0.editing != nil }
            || table.updates.contains { table.rows(of: $0)?.rows.listIndex != nil }
    }
}

extension DynamicRows {
    /// The position among the kinds of rows of the section, if it has others.
    var listNumber: Int? { listIndex.map { 2 * $0 + 1 } }
}
