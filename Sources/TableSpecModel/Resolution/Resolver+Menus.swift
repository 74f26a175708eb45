internal import TableSpecDiagnostics

extension Resolver {
    /// Resolves the entries of a menu and those below them.
    mutating func resolve(_ menu: inout [MenuItem], in scope: Scope) {
        for index in menu.indices {
            resolve(&menu[index].title, in: scope)
            resolve(&menu[index].image, in: scope)
            resolve(&menu[index].enabled, in: scope)
            resolve(&menu[index].confirmation, in: scope)
            resolve(&menu[index].trigger, in: scope)
            resolve(&menu[index].menu, in: scope)
        }
    }
}

extension Resolver {
    /// Gives each case of the enumeration that a menu chooses from its title, in order.
    mutating func resolveTitles(ofMenu control: inout Control) {
        guard let value = control.value, case .enumeration(let enumeration)? = value.path?.type else { return }
        control.menuTitles = titles(control.menuTitles, of: enumeration, value)
    }

    /// Resolves the option list of a menu. A list of an enumeration's cases becomes the menu's titles.
    mutating func resolveOptions(ofMenu control: inout Control, in scope: Scope) {
        guard var list = control.optionList else { return }
        if let word = control.menuWords.first {
            report(
                .conflictingKeys,
                "'titles' isn't allowed here, because the menu has its own list",
                at: word.range,
                help: "move 'titles' into the list: 'menu: { value: …, titles: { … } }'"
            )
        }
        list.value = control.value
        resolve(&list, in: scope, canBeOfElement: true)
        control.value = list.value
        list.value = nil
        guard let path = control.value?.path else { return }
        if path.beginsAtElement, let loop = list.loop {
            report(
                .typeMismatch,
                "the options of a menu that changes an element must be strings or cases, not another collection",
                at: loop.collection.range,
                help: "list them, 'options: [ … ]', or use 'choose' for the row"
            )
            control.value?.path = nil
        }
        if list.loop == nil, list.options.isEmpty {
            control.menuTitles = list.titles
            control.optionList = nil
        } else {
            control.menuTitles = MenuTitles()
            control.optionList = list
        }
    }

    /// The titles of all cases of an enumeration in order: those that are specified, or else the cases themselves.
    mutating func titles(_ stated: MenuTitles, of enumeration: Enumeration, _ value: Binding) -> MenuTitles {
        for word in stated.words where !enumeration.cases.contains(word.value) {
            reportNoCase(word, of: .enumeration(enumeration), value.text)
        }
        var titles = MenuTitles()
        for word in enumeration.cases {
            let index = stated.words.firstIndex { $0.value == word }
            titles.words.append(index.map { stated.words[$0] } ?? Located(word, at: value.range))
            let derived = TextTemplate([.literal(Enumeration.title(of: word))], at: value.range)
            titles.titles.append(index.map { stated.titles[$0] } ?? derived)
        }
        return titles
    }
}
