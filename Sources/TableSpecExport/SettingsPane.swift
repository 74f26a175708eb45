internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel

/// A screen as a pane of the Settings app.
struct SettingsPane {
    private let screen: Screen
    /// The files of the panes by the names of their screens.
    private let files: [String: String]
    private(set) var leftOut: [Diagnostic] = []

    init(of screen: Screen, files: [String: String]) {
        self.screen = screen
        self.files = files
    }

    mutating func propertyList() -> PropertyList {
        var members: [String: PropertyList] = [:]
        let isRoot = files[screen.name.value] == "Root"
        if !isRoot, let title = screen.title.flatMap({ text($0) }) { members["Title"] = .string(title) }
        if screen.strings.value != nil { members["StringsTable"] = .string(files[screen.name.value] ?? "Root") }
        var specifiers: [PropertyList] = []
        for (index, section) in screen.table.sections.all.enumerated() {
            specifiers += self.specifiers(of: section, isFirst: index == 0)
        }
        members["PreferenceSpecifiers"] = .array(specifiers)
        return .dictionary(members)
    }

    // MARK: Sections

    private mutating func specifiers(of section: Section, isFirst: Bool) -> [PropertyList] {
        for rows in section.dynamicRows {
            let place = rows.listIndex == nil ? section.range : rows.range
            leave(place, "rows of a collection can't be settings", "export a screen that lists its rows")
        }
        let rows = section.rows.compactMap(\.row)
        if rows.isEmpty, !section.rows.isEmpty { return [] }
        var group = Specifier("PSGroupSpecifier")
        if let header = section.header.flatMap({ text($0) }) { group["Title"] = .string(header) }
        if let footer = section.footer.flatMap({ text($0) }) { group["FooterText"] = .string(footer) }
        // A choice without a title that is alone below a header is a list in the pane itself.
        if rows.count == 1, section.header != nil, let choice = radioGroup(of: rows[0]) {
            for (key, value) in choice.members where group[key] == nil || key == "Type" { group[key] = value }
            return [group.list]
        }
        let found = rows.compactMap { specifier(of: $0)?.list }
        let isPlain = isFirst && group.members.count == 1
        return (isPlain ? [] : [group.list]) + found
    }

    private mutating func radioGroup(of row: Row) -> Specifier? {
        guard row.visible == nil, row.cell.text == nil, let control = row.cell.content?.control,
            let choice = choice(control), var specifier = kept(control.value, as: "PSRadioGroupSpecifier")
        else { return nil }
        specifier.merge(choice)
        return specifier
    }

    // MARK: Rows

    private mutating func specifier(of row: Row) -> Specifier? {
        let cell = row.cell
        if row.visible != nil {
            return leave(row.range, "settings are always visible", "remove 'visible'")
        }
        var specifier: Specifier?
        var title = cell.text
        if let file = cell.trigger.segue?.destination.flatMap({ files[$0.value] }) {
            specifier = Specifier("PSChildPaneSpecifier")
            specifier?["File"] = .string(file)
        } else if let list = cell.trigger.optionList {
            specifier = kept(list.value, as: "PSMultiValueSpecifier")
            if let choice = choice(list) { specifier?.merge(choice) } else { specifier = nil }
        } else if let control = cell.accessory?.control {
            specifier = self.specifier(of: control)
        } else if let (label, control) = Self.labeled(cell.content) {
            title = label
            specifier = self.specifier(of: control)
        } else if let shown = cell.detail?.soleBinding {
            specifier = kept(shown, as: "PSTitleValueSpecifier")
        }
        guard var specifier else {
            return leave(
                row.range,
                "row '\(row.id.value)' isn't a setting",
                "bind the row to a state that 'userDefaults' stores, or add a segue to another settings screen"
            )
        }
        if let title = title.flatMap({ text($0) }) { specifier["Title"] = .string(title) }
        return specifier
    }

    /// A control, and the text before it.
    private static func labeled(_ content: ContentView?) -> (TextTemplate?, Control)? {
        guard let content else { return nil }
        if let control = content.control { return (nil, control) }
        guard case .stack(let stack) = content.kind, stack.views.count == 2, let control = stack.views[1].control,
            case .label(let label) = stack.views[0].kind
        else { return nil }
        return (label.text, control)
    }

    // MARK: Controls

    private mutating func specifier(of control: Control) -> Specifier? {
        switch control.kind {
        case .switch: return kept(control.value, as: "PSToggleSwitchSpecifier")
        case .slider:
            guard var slider = kept(control.value, as: "PSSliderSpecifier") else { return nil }
            slider["MinimumValue"] = .real(control.minimum.value ?? 0)
            slider["MaximumValue"] = .real(control.maximum.value ?? 1)
            return slider
        // The Settings app stores what is typed as text.
        case .textField: return control.number == nil ? field(control) : nil
        case .segmentedControl, .pickerView, .menu:
            guard let choice = choice(control), var value = kept(control.value, as: "PSMultiValueSpecifier") else {
                return nil
            }
            value.merge(choice)
            return value
        default: return nil
        }
    }

    private func field(_ control: Control) -> Specifier? {
        guard var field = kept(control.value, as: "PSTextFieldSpecifier") else { return nil }
        if control.isSecureTextEntry.value == true { field["IsSecure"] = .boolean(true) }
        if let word = control.keyboardType.value.flatMap({ Self.keyboards[$0.rawValue] }) {
            field["KeyboardType"] = .string(word)
        }
        for (key, name) in [
            (ControlPropertyKey.autocapitalizationType, "AutocapitalizationType"),
            (.autocorrectionType, "AutocorrectionType"),
        ] {
            guard case .choice(let word)? = control.properties[key].value else { continue }
            field[name] = .string(word.prefix(1).uppercased() + word.dropFirst())
        }
        return field
    }

    /// The keyboards that a pane supports.
    private static let keyboards = [
        "numbersAndPunctuation": "NumbersAndPunctuation", "numberPad": "NumberPad", "URL": "URL",
        "emailAddress": "EmailAddress",
    ]

    /// The titles of a control with several choices, and the values that they represent.
    private func choice(_ control: Control) -> [String: PropertyList]? {
        if let list = control.optionList { return choice(list) }
        let stated = control.kind == .segmentedControl ? control.segments.map(\.title) : control.titles
        let titles = stated.compactMap { text($0) }
        guard !titles.isEmpty, titles.count == stated.count else { return nil }
        let values: [PropertyList] =
            control.kind == .menu
            ? control.menuCases.map { .string($0.value) } : titles.indices.map { .integer($0) }
        return Self.choice(titles, values)
    }

    private func choice(_ list: OptionList) -> [String: PropertyList]? {
        if !list.options.isEmpty {
            let titles = list.options.compactMap { text($0) }
            return Self.choice(titles, titles.map(PropertyList.string))
        }
        let titles = list.titles.titles.compactMap { text($0) }
        return Self.choice(titles, list.titles.cases.map { .string($0.value) })
    }

    private static func choice(_ titles: [String], _ values: [PropertyList]) -> [String: PropertyList]? {
        guard !titles.isEmpty, titles.count == values.count else { return nil }
        return ["Titles": .array(titles.map(PropertyList.string)), "Values": .array(values)]
    }

    // MARK: Values

    /// A specifier for a state that user defaults store, with its key and its initial value.
    private func kept(_ binding: Binding?, as type: String) -> Specifier? {
        guard let binding, !binding.isNegated, binding.names.count == 1, let name = binding.names.first?.value,
            let key = screen.userDefaults.first(where: { $0.property.value == name })?.key.value,
            let property = screen.state.first(where: { $0.name.value == name })
        else { return nil }
        var specifier = Specifier(type)
        specifier["Key"] = .string(key)
        specifier["DefaultValue"] = Self.start(of: property)
        return specifier
    }

    /// The initial value of a property, or `nil` for empty text.
    private static func start(of property: Property) -> PropertyList? {
        switch property.defaultValue {
        case .boolean(let value): return .boolean(value)
        case .integer(let value): return property.type == .double ? .real(Double(value)) : .integer(value)
        case .number(let value): return .real(value)
        case .string(let value), .url(let value), .enumerationCase(let value, of: _): return .string(value)
        default: break
        }
        return switch property.type {
        case .boolean: .boolean(false)
        case .integer: .integer(0)
        case .double: .real(0)
        case .enumeration(let enumeration): enumeration.cases.first.map(PropertyList.string)
        default: nil
        }
    }

    private func text(_ template: TextTemplate) -> String? {
        template.literal.flatMap { $0.isEmpty ? nil : $0 }
    }

    @discardableResult
    private mutating func leave(_ range: SourceRange, _ message: String, _ help: String) -> Specifier? {
        leftOut.append(Diagnostic(.warning, id: "left-out", origin: .rule, message, at: range, help: help))
        return nil
    }
}

/// One entry of a pane.
private struct Specifier {
    private(set) var members: [String: PropertyList]

    init(_ type: String) { members = ["Type": .string(type)] }

    subscript(key: String) -> PropertyList? {
        get { members[key] }
        set { members[key] = newValue }
    }

    mutating func merge(_ other: [String: PropertyList]) { members.merge(other) { _, new in new } }

    var list: PropertyList { .dictionary(members) }
}
