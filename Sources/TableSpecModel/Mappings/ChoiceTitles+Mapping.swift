package import TableSpecDiagnostics
internal import TableSpecYAML

extension ValueType where Value == ChoiceTitles {
    /// The titles of a menu's choices by the cases of the enumeration.
    static var choiceTitles: Self {
        ValueType(
            .table(of: .text),
            read: { $0.choiceTitles($1) },
            json: { $0.cases.isEmpty ? nil : $0.json }
        )
        .walked { model, titles in
            for index in titles.titles.indices {
                model.walk(&titles.titles[index], as: .menuItemTitle(titles.cases[index].value))
            }
            return !titles.cases.isEmpty
        }
    }
}

extension ValueType where Value == [ValueTitles] {
    /// The titles of values by the names of types and properties.
    static var valueTitles: Self {
        ValueType(
            .table(of: .table(of: .text)),
            read: { decoder, node in
                decoder.entryNodes(node, of: "types or properties to titles").compactMap { path, titles in
                    let found = decoder.faultCount
                    let path = decoder.titledPath(path)
                    let entry = path.map { ValueTitles(path: $0, titles: decoder.choiceTitles(titles)) }
                    // Nothing else is reported about an entry that couldn't be decoded.
                    return decoder.faultCount == found ? entry : nil
                }
            },
            json: { $0.isEmpty ? nil : .object($0.map { ($0.path.value, $0.titles.json) }) }
        )
    }
}

extension ChoiceTitles {
    /// The titles by their cases.
    package var json: JSONValue { .object(zip(cases, titles).map { ($0.value, $1.json) }) }
}

extension SpecDecoder {
    /// Titles by the cases of an enumeration, or by `true` and `false`.
    mutating func choiceTitles(_ node: YAMLNode) -> ChoiceTitles {
        entryNodes(node, of: "cases to titles").reduce(into: ChoiceTitles()) { titles, entry in
            guard let word = identifier(entry.key, noun: "case"), let title = text(entry.value) else { return }
            titles.cases.append(word)
            titles.titles.append(title)
        }
    }

    /// The name of a type or a property, or the path of a type's property.
    fileprivate mutating func titledPath(_ node: YAMLNode) -> Located<String>? {
        let names = node.kind == .scalar ? node.text.split(separator: ".", omittingEmptySubsequences: false) : []
        guard (1...2).contains(names.count), names.allSatisfy({ String($0).isIdentifier }) else {
            report(
                .invalidName,
                "expected the name of a type or a property, found \(node.descriptionInMessages)",
                at: node.range,
                help: "write the name, or the path of a property of a type, such as 'Trail.difficulty'"
            )
            return nil
        }
        return Located(node.text, at: node.range)
    }
}

/// The titles of a picker view's rows, or those of a menu's choices.
struct ControlTitles: Equatable, Sendable {
    var rows: [TextTemplate] = []
    var menu = ChoiceTitles()
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
            ValueType<[TextTemplate]>.texts { .pickerTitle($0) }, ValueType<ChoiceTitles>.choiceTitles
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
