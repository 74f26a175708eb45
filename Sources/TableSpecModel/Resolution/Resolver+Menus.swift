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
    /// Gives each case of the enumeration that a menu or segments choose from its title, in order.
    mutating func resolveTitles(of control: inout Control) {
        guard let value = control.value, case .enumeration(let enumeration)? = value.path?.type else { return }
        let path = Located(value.text, at: value.range)
        if control.kind == .menu {
            control.menuTitles = titles(control.menuTitles, of: enumeration, path)
        } else if control.segments.isEmpty, !control.isPartUnread {
            control.segments = titles(ChoiceTitles(), of: enumeration, path).titles.map { Segment($0) }
        } else if control.segments.count != enumeration.cases.count, !control.isPartUnread {
            report(
                .typeMismatch,
                "\(control.segments.count) segments can't show the \(enumeration.cases.count) cases of '\(value.text)'",
                at: value.range,
                help: "write one segment for each case, or remove 'segments'"
            )
        }
    }

    /// Reports a segmented control without segments, unless its value is unknown, which is an error itself.
    mutating func checkSegments(of control: Control) {
        guard control.kind == .segmentedControl, control.segments.isEmpty, !control.isPartUnread,
            control.value == nil || control.value?.path != nil
        else { return }
        report(
            .missingKey,
            "the segmented control has no 'segments'",
            at: control.range,
            help: "add 'segments: [First, Second]', or bind it to an enumeration"
        )
    }

    /// Resolves the option list of a menu. A list of an enumeration's cases becomes the menu's titles.
    mutating func resolveOptions(ofMenu control: inout Control, in scope: Scope) {
        guard var list = control.optionList else { return }
        if let word = control.menuCases.first {
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
        if list.loop == nil, list.options.isEmpty, !path.type.isOptional {
            control.menuTitles = list.titles
            control.optionList = nil
        } else {
            control.menuTitles = ChoiceTitles()
            control.optionList = list
        }
    }

    /// The titles of all cases of an enumeration in order: those that are specified here, those of the enumeration, or
    /// else the cases themselves.
    mutating func titles(_ stated: ChoiceTitles, of enumeration: Enumeration, _ value: Located<String>) -> ChoiceTitles
    {
        for word in stated.cases where !enumeration.cases.contains(word.value) {
            reportNoCase(word, of: .enumeration(enumeration), value.value)
        }
        return ChoiceTitles(
            cases: enumeration.cases.map { word in
                stated.cases.first { $0.value == word } ?? Located(word, at: value.range)
            },
            titles: enumeration.cases.map { word in
                stated[word] ?? enumeration.titles?[word]
                    ?? TextTemplate(literal: Enumeration.title(of: word), at: value.range)
            }
        )
    }
}
