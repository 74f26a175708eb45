internal import TableSpecModel
internal import TableSpecSwift

/// The validation of the values of rows: their problems, and the calls to the app.
struct ValidationTranslator: ScreenFeature {
    static let reservedNames: Set<SwiftIdentifier> = [
        "initialState", "isChanged", "isValid", "problem", "updateValidation",
    ]

    let plan: ScreenPlan

    var isNeeded: Bool { !plan.table.validatedRows.isEmpty }

    private var id: SwiftType { IdentityTranslator(plan: plan).needsID ? "Row.ID" : "Row" }

    // MARK: Members

    var screenProtocol: SwiftType? { isNeeded ? .shared("ValidatedScreen") : nil }

    @SwiftMembers var properties: [SwiftDeclaration] {
        if plan.knowsInitialState {
            Declare.var("initialState", "State?", .private, documentation: "The state when the view was loaded.")
            Declare.var("isChanged", "Bool", documentation: "Whether the state has changed since the view was loaded.")
            {
                SwiftExpression.binary(
                    .binary("initialState", .notEqual, .nil),
                    .and,
                    .binary("state", .notEqual, "initialState")
                )
            }
        }
        if isNeeded {
            Declare.var(
                "validation",
                nil,
                [.privateSet, .lazy, .ofSharedType],
                value: making,
                documentation: "The validation problems of the rows, and which of them are shown."
            )
            Declare.var(
                "isValid",
                "Bool",
                documentation: "Whether the values of all rows in the table are valid."
            ) {
                SwiftExpression("validation.isValid")
            }
            for (row, _) in plan.table.validatedRows { stored(for: row) }
        }
    }

    private var making: SwiftExpression {
        let rows = plan.table.validatedRows.map { SwiftExpression.implicit(MemberName.id($0.row.id.value)) }
        return .make(
            .shared("RowValidation", [id]),
            [
                "_": .array(rows),
                "problem": .closure(capturing: [.unowned("self")]) { Code.call("problem", ["of": "$0"]) },
                "showing": Self.showing,
                "revealing": .closure(capturing: [.weak("self")]) { Code.call("self?.source.reveal", ["_": "$0"]) },
            ]
        ).using(.validation)
    }

    private static var showing: SwiftExpression {
        .closure(capturing: [.weak("self")]) { Code.call("self?.updateValidation") }
    }

    /// The patterns of a row, which are parsed once, and its calls to the app.
    @SwiftMembers private func stored(for row: Row) -> [SwiftDeclaration] {
        for (index, validation) in row.validation.enumerated() {
            if let pattern = validation.pattern {
                Declare.let(
                    Self.name("Pattern", index, of: row),
                    nil,
                    .private,
                    value: .shared("TextPattern", ["_": .string(pattern.value)]).using(.textPattern),
                    documentation: "The pattern for the text of the row “\(ScreenPlan.spokenName(of: row))”."
                )
            } else if let action = validation.action, let type = row.validatedValue?.path?.type {
                Declare.var(
                    Self.name("Question", index, of: row),
                    nil,
                    [.private, .lazy],
                    value: question(action, type),
                    documentation: "The app's validation of the value of the row “\(ScreenPlan.spokenName(of: row))”."
                )
            }
        }
    }

    private func question(_ action: Located<String>, _ type: TypeReference) -> SwiftExpression {
        let asked = SwiftExpression.call(
            .member("self?.actions?", MemberName.action(action)),
            SwiftArguments([.init("$0")])
        )
        return .make(
            .shared("ValueQuestion", [type.swiftType(in: plan.innerContext)]),
            [
                "asking": .closure(capturing: [.weak("self")]) {
                    SwiftExpression.await(.coalescing(asked, true))
                },
                "showing": Self.showing,
            ]
        ).using(.valueQuestion)
    }

    /// `emailPattern`, and `emailPattern2` for the second one of a row.
    private static func name(_ noun: String, _ index: Int, of row: Row) -> SwiftIdentifier {
        let before = row.validation.prefix(index).count { ($0.pattern != nil) == (noun == "Pattern") && $0.isStored }
        return MemberName.member(row.id.value, before == 0 ? noun : "\(noun)\(before + 1)")
    }

    /// The properties that are named after rows.
    func names(of rows: [Row]) -> [(name: SwiftIdentifier, place: Located<String>)] {
        rows.flatMap { row in
            row.validation.enumerated().compactMap { index, validation in
                if validation.pattern != nil { return (Self.name("Pattern", index, of: row), row.id) }
                return validation.action == nil ? nil : (Self.name("Question", index, of: row), row.id)
            }
        }
    }

    private static let purpose = Requirement.Purpose(
        noun: "validation",
        documentation: .events(
            "Returns whether a value is valid. Called when ",
            "; the task is canceled when it changes again."
        ),
        result: "Bool",
        isAsynchronous: true
    )

    /// The methods with which the app checks values.
    var requirements: [Requirement] {
        var all: [Requirement] = []
        for (row, _) in plan.table.validatedRows {
            for action in row.validation.compactMap(\.action) {
                guard let path = row.validatedValue?.path else { continue }
                let property = SwiftIdentifier(property: path.steps.last?.name ?? "value")
                let requirement = Requirement(
                    name: MemberName.action(action),
                    parameters: [SwiftParameter(.init("_", property), path.type.swiftType(in: plan.context))],
                    place: action,
                    purpose: Self.purpose,
                    events: [
                        .init(subject: "the value of the row “\(ScreenPlan.spokenName(of: row))”", verb: "changes")
                    ]
                )
                if let same = all.firstIndex(where: { $0.name == requirement.name && $0.types == requirement.types }) {
                    all[same].events += requirement.events
                } else {
                    all.append(requirement)
                }
            }
        }
        return all
    }

    // MARK: Problems

    @SwiftMembers var content: [SwiftDeclaration] {
        if isNeeded {
            Declare.func(
                "problem",
                SwiftParameters([.init("of row", id)]),
                .private,
                returns: .optional(.shared("RowProblem")),
                documentation: "Returns the problem with the value of a row, if the row is in the table and has one."
            ) {
                Code.switch("row") {
                    for (row, conditions) in plan.table.validatedRows {
                        Code.case(anyOf: [.of(MemberName.id(row.id.value))]) { problems(of: row, if: conditions) }
                    }
                    if !coversAllRows { Code.default { Code.break } }
                }
                Code.return(.nil)
            }
            Declare.func(
                "updateValidation",
                [:],
                .private,
                documentation: "Shows invalid values after a field ends editing or the app answers."
            ) {
                Code.call("showChanges", ["since": "state"])
            }
        }
    }

    private var coversAllRows: Bool {
        plan.rowCases.all.isEmpty && plan.staticRows.allSatisfy { !$0.validation.isEmpty }
    }

    @SwiftBody private func problems(of row: Row, if conditions: [Condition]) -> [SwiftStatement] {
        if let isValidated = conditions.map(plan.scope.value).conjunction {
            Code.guard(.expression(isValidated)) { Code.return(.nil) }
        }
        fieldProblems(of: row)
        for (index, validation) in row.validation.enumerated() { problem(validation, index, of: row) }
    }

    /// The problems of text in a row's number fields. The state doesn't contain text that isn't a valid number.
    @SwiftBody private func fieldProblems(of row: Row) -> [SwiftStatement] {
        let required = row.validation.lazy.compactMap(\.required).first
        for (control, name) in plan.fields(of: row) where control.number != nil {
            let field = SwiftExpression.name(name)
            if let required, control.number?.isOptional == true || required != row.numberMessage {
                problem(if: .not(field.dot("hasText")), required)
            }
            problem(if: .not(field.dot("isValid")), row.numberMessage)
        }
    }

    private func problem(if isWrong: SwiftExpression, _ message: TextTemplate?) -> SwiftStatement {
        let message = message.map(plan.scope.text) ?? .string("")
        return Code.if(.expression(isWrong)) { Code.return(.call(".message", ["_": message])) }
    }

    @SwiftBody private func problem(_ validation: Validation, _ index: Int, of row: Row) -> [SwiftStatement] {
        let message = validation.message.map(plan.scope.text) ?? .string("")
        let value = row.validatedValue.map(plan.scope.value) ?? .nil
        let type = row.validatedValue?.path?.type ?? .unknown
        if validation.action != nil {
            let problem = SwiftExpression.name(Self.name("Question", index, of: row))
                .calling("problem", ["of": value, "else": message])
            let isEmpty: [SwiftCondition] = type == .string ? [.expression(.not(value.dot("isEmpty")))] : []
            SwiftStatement.branch(isEmpty + [.let("problem", problem)], [Code.return("problem")], otherwise: [])
        } else if let isWrong = isWrong(validation, value, type, index, row) {
            problem(if: isWrong, validation.message)
        }
    }

    private func isWrong(
        _ validation: Validation,
        _ value: SwiftExpression,
        _ type: TypeReference,
        _ index: Int,
        _ row: Row
    ) -> SwiftExpression? {
        if let condition = validation.condition { return plan.scope.value(of: condition.inverted) }
        if validation.pattern != nil {
            return .not(.name(Self.name("Pattern", index, of: row)).calling("matches", [value]))
        }
        guard validation.required != nil, row.cell.numberFields.isEmpty else { return nil }
        switch type {
        case .optional(.string), .optional(.array), .optional(.set):
            return .binary(value.chained.dot("isEmpty"), .notEqual, false)
        case .optional: return .binary(value, .equal, .nil)
        case .boolean: return .not(value)
        default: return value.dot("isEmpty")
        }
    }

    // MARK: Messages

    /// The message below a row: its own, or that of a row that a tap on it shows; `nil` for a row that never has one.
    func message(of row: Row) -> SwiftExpression? {
        let own = row.validation.isEmpty ? nil : message(below: row)
        let hidden = plan.table.validatedRows(shownBy: row).map { message(below: $0.row) }
        guard let first = hidden.first, let disclosure = row.disclosure else { return own }
        let shown = hidden.dropFirst().reduce(first) { .coalescing($0, $1) }
        let other = SwiftExpression.ternary(plan.scope.value(of: disclosure), .nil, shown)
        return own.map { .coalescing($0, other) } ?? other
    }

    private func message(below row: Row) -> SwiftExpression {
        plan.scope.member("validation").dot("messages").at(.implicit(MemberName.id(row.id.value)))
    }

    /// Whether the message below a row may have changed.
    func messageChanges(of row: Row) -> [SwiftExpression] {
        let own: [SwiftExpression] = row.validation.isEmpty ? [] : [.call("validation.hasOtherMessage", ["row.id"])]
        return own
            + plan.table.validatedRows(shownBy: row).map {
                .call("validation.hasOtherMessage", [.implicit(MemberName.id($0.row.id.value))])
            }
    }
}

extension Validation {
    /// Whether the screen has a property for it.
    fileprivate var isStored: Bool { pattern != nil || action != nil }
}

extension Condition {
    /// The negation of the condition.
    var inverted: Condition {
        switch expression {
        case .not(let operand, _): return Condition(operand, at: range)
        case .comparison(let left, let comparison, let right):
            return Condition(.comparison(left, comparison.inverted, right), at: range)
        case .binding(var binding):
            binding.isNegated.toggle()
            return Condition(.binding(binding), at: range)
        case .literal, .joined: return Condition(.not(expression, at: range), at: range)
        }
    }
}

extension Condition.Comparison {
    fileprivate var inverted: Self {
        switch self {
        case .equal: .notEqual
        case .notEqual: .equal
        case .less: .greaterOrEqual
        case .lessOrEqual: .greater
        case .greater: .lessOrEqual
        case .greaterOrEqual: .less
        }
    }
}
