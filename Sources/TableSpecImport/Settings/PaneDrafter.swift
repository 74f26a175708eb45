/// Turns a screen of settings into a spec.
struct PaneDrafter {
    let pane: PreferencePane
    let name: String
    /// The names of the screens that panes have become.
    let screens: [String: String]
    private(set) var omissions: [Omission] = []
    private(set) var cameAlong = 0
    private(set) var translations: [TranslatedText] = []
    private var state: YAMLMapping = [:]
    private var dataNames = UniqueNames()
    private var methodNames = UniqueNames()
    private var keys: [String] = []

    init(_ pane: PreferencePane, named name: String, screens: [String: String]) {
        self.pane = pane
        self.name = name
        self.screens = screens
    }

    mutating func draft() -> YAMLMapping {
        for (gap, line) in pane.gaps { omit(gap, line) }
        let title = pane.title.map { text($0) }
        var ids = UniqueNames()
        var sectionIDs = UniqueNames()
        var sections: [YAMLValue] = []
        for group in pane.groups { sections.append(.mapping(section(group, &sectionIDs, &ids))) }
        if !keys.isEmpty { omit(.preferenceKeys(keys), pane.groups.first?.preferences.first?.line ?? 1) }
        var spec: YAMLMapping = ["screen": .text(name)]
        if let title { spec["title"] = title }
        if translations.contains(where: { !$0.values.isEmpty }) { spec["strings"] = .text("Settings") }
        if !state.isEmpty { spec["state"] = .mapping(state) }
        spec["table"] = .mapping(["style": .text("grouped"), "sections": .list(sections)])
        return spec
    }

    private mutating func omit(_ gap: Gap, _ line: Int) {
        omissions.append(Omission(gap, file: pane.file, line: line, screen: name))
    }

    /// A text that is shown, with its translations.
    private mutating func text(_ text: PreferenceText) -> YAMLValue {
        if !text.values.isEmpty { translations.append(TranslatedText(text: text.text, values: text.values)) }
        return .content(text.text)
    }

    private mutating func section(_ group: PreferenceGroup, _ ids: inout UniqueNames, _ rowIDs: inout UniqueNames)
        -> YAMLMapping
    {
        var keys: YAMLMapping = [:]
        if let header = group.header { keys["header"] = text(header) }
        if let footer = group.footer { keys["footer"] = text(footer) }
        var rows: [YAMLValue] = []
        var first: String?
        for preference in group.preferences {
            var row = self.row(preference)
            let derived = preference.title.flatMap { SpecID.derived($0.text) }
            let hasText = row["text"] != nil
            let id = rowIDs.take(
                [derived, preference.key.flatMap { Identifier.lower($0) }].compactMap { $0 } + ["row"]
            )
            if id != derived || !hasText { row["id"] = .text(id) }
            first = first ?? id
            for gap in preference.gaps { omit(gap, preference.line) }
            cameAlong += 1
            rows.append(.mapping(row.ordered(CellOrder.keys)))
        }
        keys["rows"] = .list(rows)
        let derived = SpecID.derived(group.header?.text ?? first ?? "") ?? "section"
        let id = ids.take(derived)
        if id != derived || group.header == nil && first == nil { keys["id"] = .text(id) }
        return keys.ordered(["id", "header", "footer"])
    }

    // MARK: Rows

    private mutating func row(_ preference: Preference) -> YAMLMapping {
        let title = preference.title.map { text($0) }
        var row: YAMLMapping = [:]
        switch preference.kind {
        case .toggle(let isOn):
            row["text"] = title ?? .content(preference.key ?? "")
            row["accessory"] = .mapping(["switch": bind(preference, isOn ? "Bool = true" : "Bool")])
            row["selectionStyle"] = .text("none")
        case .slider(let value, let least, let most):
            var slider: YAMLMapping = ["slider": bind(preference, value == 0 ? "Float" : "Float = \(value.shortest)")]
            if least < most {
                if least != 0 { slider["min"] = .number(least) }
                if most != 1 { slider["max"] = .number(most) }
            }
            views(title, slider, into: &row)
        case .field(let text, let traits):
            var field: YAMLMapping = ["textField": bind(preference, ScreenDrafter.stringType(text))]
            for trait in traits { field[trait.key] = trait.value }
            if title != nil { field["textAlignment"] = .text("right") }
            views(title, field, into: &row)
        case .value(let value):
            row["style"] = .text("value1")
            row["text"] = title ?? .content(preference.key ?? "")
            row["detail"] = bind(preference, ScreenDrafter.stringType(value))
            row["selectionStyle"] = .text("none")
        case .choice(let index, let titles, let values): choice(preference, index, titles, values, into: &row)
        case .pane(let id): lead(to: id, preference, into: &row)
        case .button: act(preference, into: &row)
        }
        if let detail = preference.detail, row["content"] == nil, row["detail"] == nil, row["text"] != nil {
            row["style"] = .text("subtitle")
            row["detail"] = text(detail)
        }
        return row
    }

    /// A text before a control that takes the rest of the row.
    private func views(_ title: YAMLValue?, _ control: YAMLMapping, into row: inout YAMLMapping) {
        row["content"] = title.map { .list([$0, .mapping(control)]) } ?? .mapping(control)
        row["selectionStyle"] = .text("none")
    }

    /// A few short titles stand side by side, more of them on a wheel below the row's title.
    private mutating func choice(
        _ preference: Preference,
        _ index: Int,
        _ titles: [PreferenceText],
        _ values: [String],
        into row: inout YAMLMapping
    ) {
        let list = titles.map { text($0) }
        let binding = bind(preference, index == 0 ? "Int" : "Int = \(min(index, list.count - 1))")
        let isShort = titles.count <= 3 && titles.map(\.text.count).reduce(0, +) <= 18
        let title = preference.title.map { text($0) }
        if isShort {
            views(title, ["segmentedControl": binding, "segments": .list(list)], into: &row)
        } else {
            let wheel = YAMLValue.mapping(["pickerView": binding, "titles": .list(list)])
            row["content"] = title.map { .mapping(["vstack": .list([$0, wheel])]) } ?? wheel
            row["selectionStyle"] = .text("none")
            omit(.choiceList(preference.title?.text ?? preference.key ?? ""), preference.line)
        }
        if !values.isEmpty, values != titles.indices.map(String.init) {
            omit(.choiceValues(preference.title?.text ?? preference.key ?? "", values), preference.line)
        }
    }

    private mutating func lead(to id: String, _ preference: Preference, into row: inout YAMLMapping) {
        row["text"] = preference.title.map { text($0) } ?? .content(id)
        row["accessory"] = .text("disclosureIndicator")
        if let screen = screens[id] {
            row["segue"] = .text(screen)
        } else {
            row["action"] = .text(methodNames.take(Identifier.lower("show " + id) ?? "show"))
            omit(.missingPane(id), preference.line)
        }
    }

    private mutating func act(_ preference: Preference, into row: inout YAMLMapping) {
        row["text"] = preference.title.map { text($0) } ?? .content(preference.key ?? "")
        let name = preference.title?.text ?? preference.key ?? "tap"
        row["action"] = .text(methodNames.take(Identifier.lower(name, limit: 8) ?? "tap"))
    }

    /// The value of a setting: a state with the key under which it is kept beside it.
    private mutating func bind(_ preference: Preference, _ type: String) -> YAMLValue {
        let names = [preference.key, preference.title?.text].compactMap {
            $0.flatMap { Identifier.lower($0, limit: 5) }
        }
        let name = dataNames.take(names + ["value"])
        if let key = preference.key {
            keys.append(key)
            state[name] = .commented(.text(type), "kept as \(SpecComment.line(key))")
        } else {
            state[name] = .text(type)
        }
        return .binding(name)
    }
}
