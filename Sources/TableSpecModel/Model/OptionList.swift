package import TableSpecDiagnostics

/// An option list that a tap on a row shows, which sets a value of the state.
package struct OptionList: Hashable, Sendable {
    /// The selected value.
    package var value: Binding?
    /// The loop whose elements are the options, or `nil` if the options are cases or strings.
    package var loop: Loop?
    /// The title of an element.
    package var text: TextTemplate?
    /// The titles of an enumeration's cases: those that the spec specifies or, once resolved, all in order.
    package var titles = ChoiceTitles()
    /// The strings that are the options.
    package var options: [TextTemplate] = []
    /// The title of the first option, which sets an optional value to `nil`.
    package var none: TextTemplate?
    /// Whether the value is the identity of an element rather than the element. Known after names are resolved.
    package var choosesIdentity = false
    package var range: SourceRange

    /// Creates a list with no values set.
    package init(at range: SourceRange) {
        self.range = range
    }

    /// The titles of the options. The titles of a collection's elements aren't known.
    package var texts: [TextTemplate] { (none.map { [$0] } ?? []) + titles.titles + options }

    /// The bindings of the options to values outside the list: the collection, and values that don't belong to an
    /// element.
    package var outerBindings: [Binding] {
        let ofTexts = ((text.map { [$0] } ?? []) + texts).flatMap(\.bindings)
        let outer = ofTexts.filter { binding in
            guard case .element(let name, _)? = binding.path?.root else { return true }
            return name != loop?.variable.value
        }
        return [loop?.collection].compactMap { $0 } + outer
    }

    /// The bindings in what the row shows of the selection: the value, and the source of its text.
    package var shownBindings: [Binding] {
        [value, loop?.collection].compactMap { $0 }
            + ([none, text].compactMap { $0 } + titles.titles).flatMap(\.bindings)
    }
}

extension Trigger {
    /// The option list that a tap shows.
    package var optionList: OptionList? {
        if case .choose(let list) = self { return list }
        return nil
    }
}
