extension Cell {
    /// The chosen option, which a row with an option list shows if it has no other secondary text.
    func chosenText(in scope: ContentScope) -> String? {
        self.detail == nil ? self.trigger.optionList?.chosenText(in: scope) : nil
    }
}

extension OptionList {
    /// The list with its options and the selection.
    func content(in scope: ContentScope) -> ChoiceContent {
        let options = options(in: scope)
        let chosen = value.map(scope.value)
        return ChoiceContent(
            options: options.map { $0.text ?? "" },
            chosen: chosen.flatMap { chosen in options.firstIndex { $0.value == chosen } }
        )
    }

    /// The text of the chosen option, or `nil` if there's none.
    fileprivate func chosenText(in scope: ContentScope) -> String? {
        guard let value else { return nil }
        let chosen = scope.value(of: value)
        return options(in: scope).first { $0.value == chosen }?.text
    }

    /// The options, each value with its text.
    private func options(in scope: ContentScope) -> [(value: Value, text: String?)] {
        (none.map { [(.null, scope.text($0))] } ?? []) + valueOptions(in: scope)
    }

    private func valueOptions(in scope: ContentScope) -> [(value: Value, text: String?)] {
        if let loop {
            return scope.elements(of: loop).map { element in
                let value = choosesIdentity ? loop.identity(of: element) : element
                return (value, scope.entering(loop, element: element).text(text))
            }
        }
        if case .enumeration(let enumeration)? = value?.path?.type.unwrapped {
            return zip(titles.cases, titles.titles).map {
                (.enumerationCase($0.value, of: enumeration), scope.text($1))
            }
        }
        return options.map { (.string($0.literal ?? ""), scope.text($0)) }
    }
}
