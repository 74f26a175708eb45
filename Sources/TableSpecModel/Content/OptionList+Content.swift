extension Cell {
    /// What is chosen, for a row that lets choose and has no other second text.
    func chosenText(in scope: ContentScope) -> String? {
        self.detail == nil ? self.trigger.optionList?.chosenText(in: scope) : nil
    }
}

extension OptionList {
    /// The text of the option that is chosen; `nil` for none.
    fileprivate func chosenText(in scope: ContentScope) -> String? {
        guard let value else { return nil }
        let chosen = scope.value(of: value)
        if let loop {
            let element = scope.elements(of: loop).first { (choosesIdentity ? loop.identity(of: $0) : $0) == chosen }
            return element.flatMap { scope.entering(loop, element: $0).text(text) }
        }
        switch chosen {
        case .word(let word, _):
            return titles.words.firstIndex { $0.value == word }.flatMap { scope.text(titles.titles[$0]) }
        case .string(let text): return options.first { $0.literal == text }.flatMap(scope.text)
        default: return nil
        }
    }
}
