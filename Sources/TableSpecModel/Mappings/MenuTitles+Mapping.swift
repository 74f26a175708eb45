internal import TableSpecDiagnostics
internal import TableSpecYAML

extension ValueType where Value == MenuTitles {
    /// The titles of a menu's choices by the cases of the enumeration.
    static var menuTitles: Self {
        ValueType(
            .table(of: .text),
            read: { decoder, node in
                decoder.entryNodes(node, of: "cases to titles").reduce(into: MenuTitles()) { titles, entry in
                    guard let word = decoder.identifier(entry.key, noun: "case"), let title = decoder.text(entry.value)
                    else { return }
                    titles.words.append(word)
                    titles.titles.append(title)
                }
            },
            json: { titles in
                titles.words.isEmpty ? nil : .object(zip(titles.words, titles.titles).map { ($0.value, $1.json) })
            }
        )
        .walked { model, titles in
            for index in titles.titles.indices {
                model.walk(&titles.titles[index], as: .menuItemTitle(titles.words[index].value))
            }
            return !titles.words.isEmpty
        }
    }
}

/// The titles of a picker view's rows, or those of a menu's choices.
struct ControlTitles: Hashable, Sendable {
    var rows: [TextTemplate] = []
    var menu = MenuTitles()
}

extension Place where Root == Control, Value == ControlTitles {
    static var titles: Self {
        Place(
            get: { control in
                control.kind == .menu
                    ? ControlTitles(menu: control.menuTitles) : ControlTitles(rows: control.titles)
            },
            modify: { control, change in
                var titles = ControlTitles()
                if control.kind == .menu { titles.menu = control.menuTitles } else { titles.rows = control.titles }
                change(&titles)
                if control.kind == .menu { control.menuTitles = titles.menu } else { control.titles = titles.rows }
            }
        )
    }
}

extension KeyDeclaration where Owner == ContentView {
    /// The titles of a picker view or of a menu, which have different forms.
    static func titles(_ documentation: String) -> Self {
        let (rows, menu) = (
            ValueType<[TextTemplate]>.texts { .pickerTitle($0) }, ValueType<MenuTitles>.menuTitles
        )
        let type = ValueType<ControlTitles>(
            .either([rows.description, menu.description]),
            read: { _, _ in ControlTitles() },
            json: { rows.json($0.rows) ?? menu.json($0.menu) }
        )
        .walked { model, titles in
            let hasRows = rows.walk?(model, &titles.rows) ?? false
            return menu.walk?(model, &titles.menu) ?? false || hasRows
        }
        var declaration = KeyDeclaration<Control>(at: .titles, type, documentation)
            .reading { decoder, pair, control in
                if control.kind == .menu {
                    control.menuTitles = menu.read(&decoder, pair.value)
                } else {
                    control.titles = rows.read(&decoder, pair.value)
                }
            }
            .lifted(to: Place<ContentView, Control>.control)
        declaration.isInner = true
        return declaration
    }
}
