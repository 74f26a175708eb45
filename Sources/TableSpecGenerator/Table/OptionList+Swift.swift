internal import TableSpecModel
internal import TableSpecSwift

extension OptionList {
    /// The options of the list, of which the first one can set `nil`.
    func options(in scope: ValueScope, locals: LocalNames) -> SwiftExpression {
        let none = self.none.map { [Self.option(.nil, scope.text($0))] } ?? []
        guard let loop else {
            if let cases = titledCases {
                let options = cases.calling("map", trailing: SwiftClosure { Self.option("$0", title(of: "$0")) })
                return none.isEmpty ? options : .binary(.array(none), .add, options)
            }
            let words = zip(titles.cases, titles.titles).map { word, title in
                Self.option(Enumeration.value(word.value, as: self.value?.path?.type), scope.text(title))
            }
            return .array(none + words + self.options.map { Self.option(.string($0.literal ?? ""), scope.text($0)) })
        }
        let variable = loop.variable.value
        let name = locals.name(variable)
        let element = SwiftExpression.name(name)
        let inner = scope.with(elements: [variable: element])
        let value = choosesIdentity ? loop.identity(of: element) : element
        let made = Self.option(value, text.map(inner.text) ?? .nil)
        let options = scope.value(of: loop.collection)
            .calling("map", trailing: SwiftClosure([name]) { made })
        return none.isEmpty ? options : .binary(.array(none), .add, options)
    }

    /// The enumeration's cases, if the options have their titles.
    private var titledCases: SwiftExpression? { enumeration?.allCases(titled: titles.titles) }

    private func title(of value: SwiftExpression) -> SwiftExpression {
        enumeration.map { value.dot($0.titleName) } ?? value
    }

    private var enumeration: Enumeration? {
        guard case .enumeration(let enumeration)? = value?.path?.type.unwrapped else { return nil }
        return enumeration
    }

    private static func option(_ value: SwiftExpression, _ text: SwiftExpression) -> SwiftExpression {
        .call(".init", [value, text])
    }
}
