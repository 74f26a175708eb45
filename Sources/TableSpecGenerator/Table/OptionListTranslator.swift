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
                    .array(.shared("ChoiceOption", [type.swiftType(in: plan.tableContext)])),
                    .private,
                    documentation: "The options of the row “\(ScreenPlan.spokenName(of: row))”."
                ) {
                    Self.options(of: list, in: ValueScope(), locals: plan.locals)
                }
            }
        }
    }

    /// The options of a list, of which the first one can set `nil`.
    static func options(of list: OptionList, in scope: ValueScope, locals: LocalNames) -> SwiftExpression {
        let none = list.none.map { [option(.nil, scope.text($0))] } ?? []
        guard let loop = list.loop else {
            let words = zip(list.titles.words, list.titles.titles).map { word, title in
                option(caseValue(word.value, in: list), scope.text(title))
            }
            return .array(none + words + list.options.map { option(.string($0.literal ?? ""), scope.text($0)) })
        }
        let variable = loop.variable.value
        let name = locals.name(variable)
        let element = SwiftExpression.name(name)
        let inner = scope.with(elements: [variable: element])
        let value = list.choosesIdentity ? loop.identity(of: element) : element
        let made = option(value, list.text.map(inner.text) ?? .nil)
        let options = scope.value(of: loop.collection)
            .calling("map", trailing: SwiftClosure([SwiftClosure.Parameter(name)]) { made })
        return none.isEmpty ? options : .binary(.array(none), .add, options)
    }

    /// The value of a case. In an optional, `.none` and `.some` would be those of `Optional`.
    private static func caseValue(_ word: String, in list: OptionList) -> SwiftExpression {
        let value = SwiftExpression.implicit(Enumeration.caseName(word))
        guard ["none", "some"].contains(word), list.value?.path?.type.isOptional == true else { return value }
        return .call(".some", [value])
    }

    private static func option(_ value: SwiftExpression, _ text: SwiftExpression) -> SwiftExpression {
        .call(".init", [value, text])
    }

    /// Shows the list. The selected option becomes the value.
    func tap(on row: Row, _ list: OptionList) -> RowCode? {
        guard let path = list.value?.path else { return nil }
        let title = row.cell.text ?? row.cell.content?.firstLabelText
        let options = (plan.isSeparate ? ["table"] : []) + [Self.options(of: row)]
        let arguments: SwiftArguments = [
            "_": .keyPath(nil, options), "titled": title.map(ValueScope().optionalText) ?? .nil,
            "for": .keyPath(nil, path.steps.map { SwiftIdentifier(property: $0.name) }), "of": "self",
        ]
        return RowCode(SwiftExpression.shared("choose", arguments).using(.choosing))
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
