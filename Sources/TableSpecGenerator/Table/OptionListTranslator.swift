internal import TableSpecModel
internal import TableSpecSwift

/// The option lists that taps on rows show.
struct OptionListTranslator {
    let plan: ScreenPlan

    var isNeeded: Bool { plan.staticRows.contains { $0.cell.trigger.optionList != nil } }

    /// The options of each list, which depend on values.
    @SwiftMembers var members: [SwiftDeclaration] {
        for row in plan.staticRows {
            if let list = row.cell.trigger.optionList, let type = list.value?.path?.type {
                let _ = SupportUses.note(.choosing)
                Declare.var(
                    Self.options(of: row),
                    .array(.shared("ChoiceOption", [type.unwrapped.swiftType(in: plan.tableContext)])),
                    .private,
                    documentation: "The options of the row “\(ScreenPlan.spokenName(of: row))”."
                ) {
                    Self.options(of: list, in: ValueScope(), locals: plan.locals)
                }
            }
        }
    }

    /// The options of a list.
    static func options(of list: OptionList, in scope: ValueScope, locals: LocalNames) -> SwiftExpression {
        guard let loop = list.loop else {
            let words = zip(list.titles.words, list.titles.titles).map { word, title in
                option(.implicit(Enumeration.caseName(word.value)), scope.text(title))
            }
            return .array(words + list.options.map { option(.string($0.literal ?? ""), scope.text($0)) })
        }
        let variable = loop.variable.value
        let name = locals.name(variable)
        let element = SwiftExpression.name(name)
        let inner = scope.with(elements: [variable: element])
        let value = list.choosesIdentity ? loop.identity(of: element) : element
        let made = option(value, list.text.map(inner.text) ?? .nil)
        return scope.value(of: loop.collection)
            .calling("map", trailing: SwiftClosure([SwiftClosure.Parameter(name)]) { made })
    }

    private static func option(_ value: SwiftExpression, _ text: SwiftExpression) -> SwiftExpression {
        .call(".init", [value, text])
    }

    /// Shows the list. The selected option becomes the value.
    func tap(on row: Row, _ list: OptionList) -> RowCode? {
        guard let value = list.value, value.path != nil else { return nil }
        let title = row.cell.text ?? row.cell.content?.firstLabelText
        let arguments: SwiftArguments = [
            "from": .name(Self.options(of: row)), "titled": title.map(ValueScope().optionalText) ?? .nil,
            "chosen": ValueScope().value(of: value), "on": "self",
        ]
        let choosing = SwiftClosure(capturing: [.weak("self")]) {
            Code.assign(ValueScope.ofWeakSelf.value(of: value), "$0")
        }
        return RowCode(SwiftExpression.shared("choose", arguments, trailing: choosing).using(.choosing))
    }

    /// The selected option, which a row shows if it has no other secondary text.
    static func chosenText(in row: Row) -> SwiftExpression? {
        guard row.cell.detail == nil, let value = row.cell.trigger.optionList?.value, value.path != nil else {
            return nil
        }
        return .shared("text", ["of": ValueScope().value(of: value), "in": .name(options(of: row))]).using(.choosing)
    }

    /// `countryOptions`
    static func options(of row: Row) -> SwiftIdentifier { MemberName.member(row.id.value, "Options") }
}
