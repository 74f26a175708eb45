internal import TableSpecModel
internal import TableSpecSwift

/// The option lists that taps on rows show.
struct OptionListTranslator: ScreenFeature {
    let plan: ScreenPlan

    var isNeeded: Bool { plan.staticRows.contains { $0.cell.trigger.optionList != nil } }

    /// The options of each list, which depend on values.
    @SwiftMembers var taps: [SwiftDeclaration] {
        for row in plan.staticRows {
            if let list = row.cell.trigger.optionList, let type = list.value?.path?.type {
                let _ = FileContext.note(.choosing)
                Declare.var(
                    Self.options(of: row),
                    .array(.shared("ChoiceOption", [type.swiftType(in: plan.tableContext)])),
                    .private,
                    documentation: "The options of the row “\(ScreenPlan.spokenName(of: row))”."
                ) {
                    list.options(in: plan.scope, locals: plan.locals)
                }
            }
        }
    }

    /// Shows the list. The selected option becomes the value.
    func tap(on row: Row, _ list: OptionList) -> RowCode? {
        guard let path = list.value?.path else { return nil }
        let title = row.cell.text ?? row.cell.content?.firstLabelText
        let options = (plan.isSeparate ? ["table"] : []) + [Self.options(of: row)]
        let arguments: SwiftArguments = [
            "_": .keyPath(nil, options), "titled": title.map(plan.scope.optionalText) ?? .nil,
            "for": .keyPath(nil, path.steps.map { SwiftIdentifier(property: $0.name) }), "of": plan.scope.screen,
        ]
        return RowCode(SwiftExpression.shared("choose", arguments).using(.choosing))
    }

    /// The selected option, which a row shows if it has no other secondary text.
    static func chosenText(in row: Row, _ scope: ValueScope) -> SwiftExpression? {
        guard row.cell.detail == nil, let value = row.cell.trigger.optionList?.value, value.path != nil else {
            return nil
        }
        return .shared("text", ["of": scope.value(of: value), "in": .name(options(of: row))]).using(.choosing)
    }

    func names(of rows: [Row]) -> [(name: SwiftIdentifier, place: Located<String>)] {
        rows.filter { $0.cell.trigger.optionList != nil }.map { (Self.options(of: $0), $0.id) }
    }

    /// `countryOptions`
    static func options(of row: Row) -> SwiftIdentifier { MemberName.member(row.id.value, "Options") }
}
