package import TableSpecDiagnostics

/// A list that a tap on a row shows, to choose a value of the state from.
package struct OptionList: Hashable, Sendable {
    /// The value that is chosen.
    package var value: Binding?
    /// The elements that can be chosen; `nil` where the options are words or texts.
    package var loop: Loop?
    /// The title of an element.
    package var text: TextTemplate?
    /// The titles of an enumeration's words: those a spec states, or once resolved all in their order.
    package var titles = MenuTitles()
    /// The texts that can be chosen.
    package var options: [TextTemplate] = []
    /// Whether it is the identity of an element that is chosen, not the element; known when names are resolved.
    package var choosesIdentity = false
    package var range: SourceRange

    /// Creates a list with no values set.
    package init(at range: SourceRange) {
        self.range = range
    }

    /// The bindings of the options to what lies outside of the list: the collection, and what is not of an element.
    package var outerBindings: [Binding] {
        let ofTexts = ([text].compactMap { $0 } + options).flatMap(\.bindings)
        let outer = ofTexts.filter { binding in
            guard case .element(let name, _)? = binding.path?.root else { return true }
            return name != loop?.variable.value
        }
        return [loop?.collection].compactMap { $0 } + outer
    }

    /// The bindings of what the row shows of the choice: the value, and where its text comes from.
    package var shownBindings: [Binding] {
        [value, loop?.collection].compactMap { $0 }
            + ([text].compactMap { $0 } + titles.titles + options).flatMap(\.bindings)
    }
}

extension Trigger {
    /// The list that a tap shows to choose from.
    package var optionList: OptionList? {
        if case .choose(let list) = self { return list }
        return nil
    }
}
