/// Converts a screen of settings to a spec.
struct PaneDrafter {
    let pane: PreferencePane
    let name: String
    /// The names of the screens for panes.
    let screens: [String: String]
    private(set) var omissions: [Omission] = []
    private(set) var elements = ElementCount()
    private(set) var translations: [TranslatedText] = []
    private var state: YAMLMapping = [:]
    private var dataNames = UniqueNames()
    private var methodNames = UniqueNames()
    /// What the spec doesn't contain of the current setting.
    private var gaps: [Gap] = []
    /// The properties in user defaults, in the order of the pane, and their keys.
    private var kept: [(property: String, key: String)] = []

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
        var spec: YAMLMapping = ["screen": .text(name)]
        spec["title"] = title
        if translations.contains(where: { !$0.values.isEmpty }) { spec["strings"] = .text("Settings") }
        if !state.isEmpty { spec["state"] = .mapping(state) }
        spec["userDefaults"] = userDefaults
        spec["table"] = .mapping(["style": .text("grouped"), "sections": .list(sections)])
        return spec
    }

    /// The keys of user defaults, as a list if the properties have the same names.
    private var userDefaults: YAMLValue? {
        guard !kept.isEmpty else { return nil }
        if kept.allSatisfy({ $0.property == $0.key }) { return .names(kept.map(\.property)) }
        return .mapping(YAMLMapping(kept.map { ($0.property, .text($0.key)) }))
    }

    private mutating func omit(_ gap: Gap, _ line: Int) {
        omissions.append(Omission(gap: gap, file: pane.file, line: line, screen: name))
    }

    /// A displayed text, with its translations.
    private mutating func text(_ text: PreferenceText) -> YAMLValue {
        if !text.values.isEmpty { translations.append(TranslatedText(text: text.text, values: text.values)) }
        return .content(text.text)
    }

    private mutating func section(_ group: PreferenceGroup, _ ids: inout UniqueNames, _ rowIDs: inout UniqueNames)
        -> YAMLMapping
    {
        var keys: YAMLMapping = [:]
        keys["header"] = group.header.map { text($0) }
        keys["footer"] = group.footer.map { text($0) }
        var rows: [YAMLValue] = []
        var first: String?
        for preference in group.preferences {
            gaps = preference.gaps
            var row = self.row(preference)
            row.object = Omission.place(ofLine: preference.line)
            let title = preference.title?.text
            let derived = title.flatMap(SpecID.derived)
            // All capitals don't show where a word begins.
            let isInCapitals = title.map { !$0.contains(where: \.isLowercase) } ?? false
            let ofTitle = isInCapitals ? title.flatMap { Identifier.lower($0, limit: 8) } : derived
            let names = [ofTitle, preference.key.flatMap { Identifier.lower($0) }].compactMap(\.self)
            let id = rowIDs.take(names.isEmpty ? ["row"] : names)
            if id != derived || row["text"] == nil { row["id"] = .text(id) }
            first = first ?? id
            if let gap = Gap.joined(gaps) { omit(gap, preference.line) }
            elements.imported += 1
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
        var row: YAMLMapping = ["text": title ?? .content(preference.key ?? "")]
        switch preference.kind {
        case .toggle(let isOn):
            let binding = bind(preference, isOn ? "Bool = true" : "Bool", isKept: preference.keepsBoolean)
            row["accessory"] = .mapping(["switch": binding])
            if title == nil { row["text"] = nil }
        case .slider(let value, let least, let most):
            var slider: YAMLMapping = ["slider": bind(preference, value == 0 ? "Double" : "Double = \(value.shortest)")]
            if least < most {
                if least != 0 { slider["min"] = .number(least) }
                if most != 1 { slider["max"] = .number(most) }
            }
            return Self.views(title, slider)
        case .field(let text, let traits):
            var field: YAMLMapping = ["textField": bind(preference, ScreenDrafter.stringType(text))]
            field.merge(traits)
            if title != nil { field["textAlignment"] = .text("right") }
            return Self.views(title, field)
        case .value(let value, let isKept):
            let binding = bind(preference, ScreenDrafter.stringType(value), isKept: isKept)
            guard title != nil else { return ["text": binding] }
            row["style"] = .text("value1")
            row["detail"] = binding
        case .choice(let index, let titles, let values): return choice(preference, title, index, titles, values)
        case .pane(let id):
            row["text"] = title ?? .content(id)
            lead(to: id, preference, into: &row)
        case .button:
            let name = preference.title?.text ?? preference.key ?? "tap"
            row["action"] = .text(methodNames.take(Identifier.lower(name, limit: 8) ?? "tap"))
        }
        return row
    }

    /// A row with a text before a control that fills the rest of it.
    private static func views(_ title: YAMLValue?, _ control: YAMLMapping) -> YAMLMapping {
        ["content": title.map { .list([$0, .mapping(control)]) } ?? .mapping(control)]
    }

    /// Texts and words are chosen on another screen. Among others, a few short titles become segments, and more a picker
    /// view below the row's title.
    private mutating func choice(
        _ preference: Preference,
        _ title: YAMLValue?,
        _ index: Int,
        _ titles: [PreferenceText],
        _ values: [String]
    ) -> YAMLMapping {
        if Self.areWords(values), values.count == titles.count {
            return words(preference, title, index, titles, values)
        }
        let isIndex = values == titles.indices.map(String.init)
        if let title, values == titles.map(\.text), Set(values).count == values.count,
            titles.allSatisfy(\.values.isEmpty), !values.contains(where: \.isBlank)
        {
            let value = bind(preference, ScreenDrafter.stringType(values[min(index, values.count - 1)]))
            let options = YAMLValue.list(values.map(YAMLValue.content))
            return ["text": title, "choose": .mapping(["value": value, "options": options])]
        }
        let list = titles.map { text($0) }
        let type = index == 0 ? "Int" : "Int = \(min(index, list.count - 1))"
        let name = preference.title?.text ?? preference.key ?? ""
        let isShort = titles.count <= 3 && titles.map(\.text.count).reduce(0, +) <= 18
        if !isShort { gaps.append(.choiceList(name)) }
        if !values.isEmpty, !isIndex { gaps.append(.choiceValues(name, values)) }
        let binding = bind(preference, type, isKept: isIndex || values.isEmpty)
        if isShort { return Self.views(title, ["segmentedControl": binding, "segments": .list(list)]) }
        let wheel = YAMLValue.mapping(["pickerView": binding, "titles": .list(list)])
        return ["content": title.map { .mapping(["vstack": .list([$0, wheel])]) } ?? wheel]
    }

    /// Whether values can be the cases of an enumeration, which user defaults store unchanged.
    private static func areWords(_ values: [String]) -> Bool {
        !values.isEmpty && Set(values).count == values.count && values.allSatisfy { Identifier.lower($0) == $0 }
    }

    /// String values: an option list, or a menu if there's no title.
    private mutating func words(
        _ preference: Preference,
        _ title: YAMLValue?,
        _ index: Int,
        _ titles: [PreferenceText],
        _ values: [String]
    ) -> YAMLMapping {
        let type = "enum(\(values.joined(separator: ", "))) = \(values[min(index, values.count - 1)])"
        let binding = bind(preference, type)
        let words = YAMLValue.mapping(YAMLMapping(zip(values, titles).map { ($0, text($1)) }))
        guard let title else { return ["content": .mapping(["menu": binding, "titles": words])] }
        return ["text": title, "choose": .mapping(["value": binding, "titles": words])]
    }

    private mutating func lead(to id: String, _ preference: Preference, into row: inout YAMLMapping) {
        row["accessory"] = .text("disclosureIndicator")
        // InAppSettingsKit looks for a separate pane first (its README, “Root.inApp.plist”).
        let ofKit = pane.id.hasSuffix(".inApp") ? screens["\(id).inApp"] : nil
        if let screen = ofKit ?? screens[id] {
            row["segue"] = .text(screen)
        } else {
            row["action"] = .text(methodNames.take(Identifier.lower("show " + id) ?? "show"))
            gaps.append(.missingPane(id))
        }
    }

    /// The value of a setting: a state that user defaults store under its key.
    private mutating func bind(_ preference: Preference, _ type: String, isKept: Bool = true) -> YAMLValue {
        let known = kept.first { $0.key == preference.key }?.property
        if let known, state[known] == .text(type) { return .binding(known) }
        let texts = [preference.key, preference.title?.text].compactMap(\.self)
        let name = dataNames.take(texts.compactMap { Identifier.lower($0, limit: 5) } + ["value"])
        state[name] = .text(type)
        if let key = preference.key, !key.isEmpty {
            if isKept, !kept.contains(where: { $0.key == key }) {
                kept.append((name, key))
            } else {
                gaps.append(.preferenceKey(key))
            }
        }
        return .binding(name)
    }
}
