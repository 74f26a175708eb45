internal import TableSpecDiagnostics
internal import TableSpecModel

extension ModelInspection {
    static func table(_ table: Table) -> JSONValue {
        .members(
            look(of: table) + [
                ("prototypes", table.prototypes.isEmpty ? nil : .array(table.prototypes.map(prototype))),
                ("sections", sections(table.sections)),
                ("updates", table.updates.isEmpty ? nil : .array(table.updates.map(update))),
            ]
        )
    }

    /// How the table looks and behaves as a whole.
    static func look(of table: Table) -> [(key: String, value: JSONValue?)] {
        [
            ("style", .string((table.style.value ?? .plain).rawValue)),
            ("separatorStyle", table.separatorStyle.value.map { .string($0.rawValue) }),
            ("rowHeight", table.rowHeight.value.map(number)),
            ("headerView", table.headerView.map(headerView)),
            ("footerView", table.footerView.map(headerView)),
            ("refreshControl", table.refreshControl.map(refreshControl)),
            ("deselect", table.deselect.value.map { .string($0.rawValue) }),
            ("initialSelection", table.initialSelection.map(rowChoice)),
            ("scrollTo", table.scrollTarget.map(rowChoice)),
            ("index", table.index?.collation.map { .object([("collation", .string($0.value))]) }),
        ] + properties(table.properties)
    }

    private static func refreshControl(_ control: RefreshControl) -> JSONValue {
        .members([
            ("action", control.action.map { .string($0.value) }), ("title", control.title.map(text)),
            ("tintColor", control.tintColor.value.map(color)),
        ])
    }

    private static func rowChoice(_ choice: RowChoice) -> JSONValue {
        let row: JSONValue? =
            switch choice.row {
            case .named(let id): .string(id.value)
            case .element(let binding), .identity(let binding): .string(text(of: binding))
            case .invalid: nil
            }
        return .members([
            ("row", row), ("scrollPosition", choice.scrollPosition.value.map { .string($0.rawValue) }),
            ("animated", choice.isAnimated.value.map(JSONValue.boolean)),
        ])
    }

    private static func headerView(_ view: HeaderView) -> JSONValue {
        .members([
            ("text", view.text.map(text)), ("textColor", view.textColor.value.map(color)),
            ("font", view.font.value.map(font)),
            ("image", view.image.map(image)), ("height", view.height.value.map(number)),
        ])
    }

    /// A header or footer: its text, or a mapping where it is a view of its own.
    static func sectionView(_ title: TextTemplate?, _ look: SectionViewLook?) -> JSONValue? {
        guard let look else { return title.map(text) }
        return .members([
            ("text", title.map(text)), ("textColor", look.textColor.value.map(color)),
            ("font", look.font.value.map(font)), ("image", look.image.map(image)),
        ])
    }

    static func prototype(_ prototype: Prototype) -> JSONValue {
        .members([("id", .string(prototype.id.value))] + cell(prototype.cell))
    }

    private static func sections(_ sections: Sections) -> JSONValue {
        switch sections {
        case .list(let sections):
            return .array(sections.map { section($0, members: [("id", .string($0.id.value))]) })
        case .forEach(let loop, let section):
            return self.section(section, members: [("forEach", .string(text(of: loop)))])
        }
    }

    private static func section(_ section: Section, members: [(key: String, value: JSONValue?)]) -> JSONValue {
        .members(
            members + [
                ("header", sectionView(section.header, section.headerLook)),
                ("headerHeight", section.headerHeight.value.map(number)),
                ("hideHeaderWhenEmpty", section.hideHeaderWhenEmpty.value.map(JSONValue.boolean)),
                ("footer", sectionView(section.footer, section.footerLook)),
                ("footerHeight", section.footerHeight.value.map(number)),
                ("visible", section.visible.map { .string(text(of: $0)) }),
                ("rows", rows(section.rows)),
            ]
        )
    }

    private static func rows(_ rows: Rows) -> JSONValue? {
        switch rows {
        case .list(let rows): .array(rows.map(row))
        case .forEach(let rows): dynamicRows(rows)
        case .invalid: nil
        }
    }

    private static func row(_ row: Row) -> JSONValue {
        .members(
            [("id", .string(row.id.value)), ("visible", row.visible.map { .string(text(of: $0)) })] + cell(row.cell)
        )
    }

    private static func dynamicRows(_ rows: DynamicRows) -> JSONValue {
        .members([
            ("forEach", .string(text(of: rows.loop))),
            ("prototype", prototype(rows.prototype)),
            (
                "selection",
                rows.selection.map { selection in
                    .members([
                        ("mode", selection.mode.value.map { .string($0.rawValue) }),
                        ("value", selection.value.map { .string(text(of: $0)) }),
                    ])
                }
            ),
            ("editing", rows.editing.map(editing)),
        ])
    }

    private static func editing(_ editing: RowEditing) -> JSONValue {
        .members([
            ("delete", editing.deletion.map(deletion) ?? .boolean(false)),
            ("deleteTitle", editing.deleteTitle.map(text)),
            ("swipe", editing.swipe.value.map(JSONValue.boolean)),
            ("animation", editing.animation.value.map { .string($0.rawValue) }),
            ("leadingSwipeActions", swipeActions(editing.leadingSwipeActions)),
            ("trailingSwipeActions", swipeActions(editing.trailingSwipeActions)),
            ("insertRow", editing.insertRow.map { row($0.row) }),
            ("move", editing.move.map(move)),
        ])
    }

    private static func deletion(_ deletion: RowDeletion) -> JSONValue {
        guard !deletion.concernsEveryRow || deletion.confirmation != nil else { return .boolean(true) }
        let except = deletion.except.map { JSONValue.string($0.value.rawValue) }
        return .members([
            ("except", except.isEmpty ? nil : .array(except)),
            ("when", deletion.condition.map { .string(text(of: $0)) }),
            ("confirm", deletion.confirmation.map { .string($0.value) }),
        ])
    }

    private static func swipeActions(_ actions: [SwipeAction]) -> JSONValue? {
        guard !actions.isEmpty else { return nil }
        return .array(
            actions.map { action in
                .members([
                    ("title", text(action.title)),
                    ("image", action.image.map(image)),
                    ("style", .string((action.style.value ?? .normal).rawValue)),
                    ("color", action.color.value.map(color)),
                    ("action", .string(action.action.value)),
                ])
            }
        )
    }

    private static func move(_ move: RowMove) -> JSONValue {
        let except = move.except.map { JSONValue.string($0.value.rawValue) }
        return .members([
            ("within", .string((move.within.value ?? .section).rawValue)),
            ("except", except.isEmpty ? nil : .array(except)),
        ])
    }

    private static func prototype(_ choice: DynamicRows.PrototypeChoice) -> JSONValue? {
        switch choice {
        case .one(let name): .string(name.value)
        case .byCase(let value, let choices, _):
            .object([("of", .string(value.text))] + choices.map { ($0.word.value, .string($0.prototype.value)) })
        case .invalid: nil
        }
    }

    private static func update(_ update: TableUpdate) -> JSONValue {
        func animation(_ setting: Setting<RowAnimation>) -> JSONValue? { setting.value.map { .string($0.rawValue) } }
        return .members([
            ("id", .string(update.id.value)), ("of", .string(update.collection.text)),
            ("deleteRows", animation(update.deleteRows)), ("insertRows", animation(update.insertRows)),
            ("moveRows", update.moveRows.value.map(JSONValue.boolean)),
            ("deleteSections", animation(update.deleteSections)),
            ("insertSections", animation(update.insertSections)),
        ])
    }

    private static func text(of loop: Loop) -> String { "\(loop.variable.value) in \(loop.collection.text)" }

    /// A number without a fraction where it has none.
    static func number(_ number: Double) -> JSONValue {
        Int(exactly: number).map(JSONValue.integer) ?? .number(number)
    }
}
