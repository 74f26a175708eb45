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
        assign(to: &screen.navigationItem.backButtonTitle, "backButtonTitle", "The back button of the next screens")
        assign(to: &screen.navigationItem.titleView, "titleView", "the middle of the navigation bar")
        if var search = screen.navigationItem.search {
            assign(to: &search.field, "search", "the navigation bar")
            if var scopes = search.scopes {
                assign(to: &scopes, "search", "the search field")
                search.scopes = scopes
            }
            screen.navigationItem.search = search
        }
        assign(to: &screen.navigationItem.left, "navigationItem", "the navigation bar")
        assign(to: &screen.navigationItem.right, "navigationItem", "the navigation bar")
        assign(to: &screen.settings.toolbar, "toolbar", "the toolbar")
        assign(to: &screen.settings.viewsAbove, "above", "the views above the table")
        assign(to: &screen.settings.viewsBelow, "below", "the views below the table")
        assign(to: &screen.table.headerView, "headerView", "The view above all rows")
        assign(to: &screen.table.refreshControl, "refreshControl")
        assign(to: &screen.table.footerView, "footerView", "The view below all rows")
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
            if var editing = rows.editing {
                assign(to: &editing, in: id)
                rows.editing = editing
            }
            section.rows = .forEach(rows)
        }
    }

    private mutating func assign(to editing: inout RowEditing, in section: String) {
        let comment = "The button that deletes a row of the section “\(section)”"
        assign(to: &editing.deleteTitle, "\(section).delete", comment)
        if editing.deleteTitle == nil, editing.deletesBesideOthers {
            assign(to: &editing.defaultDeleteTitle, "\(section).delete", comment)
        }
        for index in editing.leadingSwipeActions.indices {
            assign(to: &editing.leadingSwipeActions[index], in: section)
        }
        for index in editing.trailingSwipeActions.indices {
            assign(to: &editing.trailingSwipeActions[index], in: section)
        }
    }

    private mutating func assign(to action: inout SwipeAction, in section: String) {
        let comment = "A button of a swiped row of the section “\(section)”"
        assign(to: &action.title, "\(section).\(action.action.value)", comment)
    }

    private mutating func assign(to row: inout Row, in section: String) {
        assign(to: &row.cell, "\(section).\(row.id.value)", "the row “\(row.id.value)”")
    }

    private mutating func assign(to cell: inout Cell, _ path: String, _ owner: String) {
        assign(to: &cell.text, "\(path).text", "The text of \(owner)")
        assign(to: &cell.detail, "\(path).detail", "The second text of \(owner)")
        assign(to: &cell.accessibilityLabel, "\(path).accessibilityLabel", "What VoiceOver says of \(owner)")
        assign(to: &cell.accessibilityHint, "\(path).accessibilityHint", "What VoiceOver says about a tap on \(owner)")
        assign(to: &cell.accessibilityValue, "\(path).accessibilityValue", "What VoiceOver says after \(owner)")
        if var content = cell.content {
            assign(to: &content, path, owner)
            cell.content = content
        }
        if !cell.assignments.isEmpty { assign(to: &cell.assignments, path, owner) }
        cell.updateAccessories { accessory in
            let isEditing = accessory.place == .editing
            let (path, owner) = isEditing ? ("\(path).editing", "\(owner) in editing mode") : (path, owner)
            accessory.updateControl { assign(to: &$0, path, owner) }
        }
    }

    private mutating func assign(to view: inout ContentView, _ path: String, _ owner: String) {
        let path = view.id.map { "\(path).\($0.value)" } ?? path
        switch view.kind {
        case .stack(var stack):
            for index in stack.views.indices { assign(to: &stack.views[index], path, owner) }
            view.kind = .stack(stack)
        case .label(var label):
            assign(to: &label.text, "\(path).label", "A text of \(owner)")
            view.kind = .label(label)
        case .control(var control):
            assign(to: &control, path, owner)
            view.kind = .control(control)
        case .app(var app):
            assign(to: &app.assignments, path, owner)
            view.kind = .app(app)
        case .image, .spacer, .invalid: break
        }
        assign(to: &view.accessibilityLabel, "\(path).accessibilityLabel", "What VoiceOver says of a part of \(owner)")
    }

    private mutating func assign(to assignments: inout [OutletAssignment], _ path: String, _ owner: String) {
        for index in assignments.indices where assignments[index].isForPeople {
            guard case .text(var text) = assignments[index].value else { continue }
            assign(to: &text, "\(path).\(assignments[index].property.value)", "A text of \(owner)")
            assignments[index].value = .text(text)
        }
    }

    private mutating func assign(to control: inout Control, _ path: String, _ owner: String) {
        assign(to: &control.title, "\(path).button", "The button of \(owner)")
        assign(
            to: &control.accessibilityLabel,
            "\(path).accessory.accessibilityLabel",
            "What VoiceOver says at the end of \(owner)"
        )
        if var app = control.app {
            assign(to: &app.assignments, path, owner)
            control.app = app
        }
        assign(to: &control.placeholder, "\(path).placeholder", "What the empty text field of \(owner) shows")
        for index in control.segments.indices {
            let (key, noun) = control.kind == .pickerView ? ("title", "A row of the wheel") : ("segment", "A segment")
            assign(to: &control.segments[index], "\(path).\(key)\(index + 1)", "\(noun) of \(owner)")
        }
    }

    // MARK: Bars and views

    private mutating func assign(to buttons: inout [BarButton], _ path: String, _ owner: String) {
        for index in buttons.indices { assign(to: &buttons[index], path, owner) }
    }

    private mutating func assign(to button: inout BarButton, _ path: String, _ owner: String) {
        let path = "\(path).\(button.face.stem)"
        switch button.face {
        case .title(var title):
            assign(to: &title, "\(path).title", "A button of \(owner)")
            button.face = .title(title)
        case .view(var view):
            assign(to: &view, path, owner)
            button.face = .view(view)
        case .edit, .system, .image, .invalid: break
        }
        assign(
            to: &button.accessibilityLabel,
            "\(path).accessibilityLabel",
            "What VoiceOver says of a button of \(owner)"
        )
    }

    private mutating func assign(to views: inout [ScreenView], _ path: String, _ owner: String) {
        for index in views.indices { assign(to: &views[index], "\(path)\(index + 1)", owner) }
    }

    private mutating func assign(to view: inout ScreenView?, _ path: String, _ owner: String) {
        guard var assigned = view else { return }
        assign(to: &assigned, path, owner)
        view = assigned
    }

    private mutating func assign(to view: inout ScreenView, _ path: String, _ owner: String) {
        switch view.content {
        case .label(var text):
            assign(to: &text, "\(path).text", "A text in \(owner)")
            view.content = .label(text)
        case .control(var control):
            assign(to: &control, path, owner)
            view.content = .control(control)
        case .image, .custom, .invalid: break
        }
        assign(to: &view.accessibilityLabel, "\(path).accessibilityLabel", "What VoiceOver says in \(owner)")
    }

    private mutating func assign(to view: inout HeaderView?, _ path: String, _ comment: String) {
        guard var assigned = view else { return }
        assign(to: &assigned.text, "\(path).text", comment)
        view = assigned
    }

    private mutating func assign(to control: inout RefreshControl?, _ path: String) {
        guard var assigned = control else { return }
        assign(to: &assigned.title, "\(path).title", "The text below the wheel while the table is being refreshed")
        control = assigned
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

extension OutletAssignment {
    /// Whether the property holds a text that people see or hear.
    fileprivate var isForPeople: Bool { isText && names.last != "accessibilityIdentifier" }
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
        case .image: "image"
        case .view: "view"
        case .invalid: "button"
        }
    }
}
