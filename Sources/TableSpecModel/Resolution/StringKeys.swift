internal import TableSpecDiagnostics

/// Gives every text of a screen a key in a table of strings.
///
/// Keys are made of ids. In a table that has not the screen's own name they begin with the screen, as others share it.
struct StringKeys {
    private let table: String
    private let prefix: String
    private(set) var texts: [LocalizedText] = []
    private var taken: Set<String> = []

    init(screen: String, table: String) {
        self.table = table
        prefix = table == screen ? "" : "\(screen)."
    }

    mutating func assign(to screen: inout Screen) {
        assign(to: &screen.title, "title", "The title of the screen")
        assign(to: &screen.navigationItem.prompt, "prompt", "The line above the navigation bar")
        for index in screen.navigationItem.left.indices { assign(to: &screen.navigationItem.left[index]) }
        for index in screen.navigationItem.right.indices { assign(to: &screen.navigationItem.right[index]) }
        let used = Set(screen.table.dynamicRows.flatMap(\.prototypeNames).map(\.value))
        for index in screen.table.prototypes.indices where used.contains(screen.table.prototypes[index].id.value) {
            let id = screen.table.prototypes[index].id.value
            assign(to: &screen.table.prototypes[index].cell, id, "the rows “\(id)”")
        }
        switch screen.table.sections {
        case .list(var sections):
            for index in sections.indices { assign(to: &sections[index]) }
            screen.table.sections = .list(sections)
        case .forEach(let loop, var section):
            assign(to: &section)
            screen.table.sections = .forEach(loop, section)
        }
    }

    private mutating func assign(to section: inout Section) {
        let id = section.id.value
        assign(to: &section.header, "\(id).header", "The header of the section “\(id)”")
        assign(to: &section.footer, "\(id).footer", "The footer of the section “\(id)”")
        switch section.rows {
        case .invalid: break
        case .list(var rows):
            for index in rows.indices { assign(to: &rows[index], in: id) }
            section.rows = .list(rows)
        case .forEach(var rows):
            if var insertRow = rows.editing?.insertRow {
                assign(to: &insertRow.row, in: id)
                rows.editing?.insertRow = insertRow
            }
            section.rows = .forEach(rows)
        }
    }

    private mutating func assign(to row: inout Row, in section: String) {
        assign(to: &row.cell, "\(section).\(row.id.value)", "the row “\(row.id.value)”")
    }

    private mutating func assign(to cell: inout Cell, _ path: String, _ owner: String) {
        assign(to: &cell.text, "\(path).text", "The text of \(owner)")
        assign(to: &cell.detail, "\(path).detail", "The second text of \(owner)")
        assign(to: &cell.accessibilityLabel, "\(path).accessibilityLabel", "What VoiceOver says of \(owner)")
        assign(to: &cell.accessibilityHint, "\(path).accessibilityHint", "What VoiceOver says about a tap on \(owner)")
        guard var control = cell.accessory?.control else { return }
        assign(to: &control.title, "\(path).button", "The button of \(owner)")
        assign(to: &control.placeholder, "\(path).placeholder", "What the empty text field of \(owner) shows")
        for index in control.segments.indices {
            assign(to: &control.segments[index], "\(path).segment\(index + 1)", "A segment of \(owner)")
        }
        cell.accessory?.control = control
    }

    private mutating func assign(to button: inout BarButton) {
        let stem = button.face.stem
        if case .title(var title) = button.face {
            assign(to: &title, "navigationItem.\(stem).title", "A button of the navigation bar")
            button.face = .title(title)
        }
        assign(
            to: &button.accessibilityLabel,
            "navigationItem.\(stem).accessibilityLabel",
            "What VoiceOver says of a button of the navigation bar"
        )
    }

    // MARK: Texts

    private mutating func assign(to text: inout TextTemplate?, _ path: String, _ comment: String) {
        guard var assigned = text else { return }
        assign(to: &assigned, path, comment)
        text = assigned
    }

    private mutating func assign(to text: inout TextTemplate, _ path: String, _ comment: String) {
        guard text.isTranslatable else { return }
        var key = prefix + path
        var number = 1
        while !taken.insert(key).inserted {
            number += 1
            key = "\(prefix)\(path)\(number)"
        }
        let localization = StringKey(table: table, key: key, comment: comment)
        text.localization = localization
        texts.append(LocalizedText(key: localization, value: text.format))
    }
}

extension BarButton.Face {
    /// A word for the button that has no id.
    fileprivate var stem: String {
        switch self {
        case .edit: "edit"
        case .system(let item): item.rawValue
        case .title(let title): title.literal.flatMap(SpecDecoder.camelCased) ?? "button"
        case .image(.symbol(let name)), .image(.named(let name)):
            name.literal.flatMap(SpecDecoder.camelCased) ?? "image"
        case .image, .invalid: "image"
        }
    }
}
