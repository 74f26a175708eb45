/// Reads screens of settings of Android apps: `res/xml/settings.xml`.
///
/// Source: developer.android.com, "Settings: components and attributes".
struct PreferenceScreenReader {
    private let resources: AndroidResources
    private let source: ImportSource
    /// The screen itself, then those inside it.
    private var panes: [PreferencePane]

    static func panes(_ source: ImportSource, unread: inout [UnreadDocument]) throws(MarkupProblem) -> [PreferencePane]
    {
        let root = try Element.document(source.bytes)
        guard Self.kind(of: root) == "PreferenceScreen" else {
            throw MarkupProblem(
                line: root.line,
                message: "not a preference screen: the root element is '\(root.name)'"
            )
        }
        let resources = AndroidResources(source.translations, unread: &unread)
        var reader = PreferenceScreenReader(resources: resources, source: source, panes: [])
        reader.addPane(root, id: source.stem)
        return reader.panes
    }

    /// The name of an element's class without its package.
    private static func kind(of element: Element) -> String {
        element.name.split(separator: ".").last.map(String.init) ?? element.name
    }

    private mutating func addPane(_ root: Element, id: String) {
        let place = panes.count
        panes.append(PreferencePane(file: source.path, id: id))
        panes[place].title = text(root, "title", pane: place)
        add(root.children, to: place)
    }

    /// An attribute of the platform or of the app's own name space.
    private static func value(_ element: Element, _ name: String) -> String? {
        element["android:\(name)"] ?? element["app:\(name)"] ?? element["\(name)"]
    }

    private mutating func text(_ element: Element, _ name: String, pane: Int) -> PreferenceText? {
        guard let value = Self.value(element, name), !value.isBlank else { return nil }
        if let text = resources.text(value) { return text }
        panes[pane].gaps.append((.resource(value), element.line))
        return PreferenceText(text: value)
    }

    private mutating func add(_ elements: [Element], to pane: Int) {
        for element in elements {
            if Self.kind(of: element) == "PreferenceCategory" {
                let header = text(element, "title", pane: pane)
                panes[pane].groups.append(PreferenceGroup(header: header))
                add(element.children, to: pane)
                // Preferences after a category aren't part of it.
                panes[pane].groups.append(PreferenceGroup())
            } else if let preference = preference(element, pane) {
                if panes[pane].groups.isEmpty { panes[pane].groups.append(PreferenceGroup()) }
                panes[pane].groups[panes[pane].groups.count - 1].preferences.append(preference)
            }
        }
        panes[pane].groups.removeAll { $0.preferences.isEmpty && $0.header == nil }
    }

    private mutating func preference(_ element: Element, _ pane: Int) -> Preference? {
        let key = Self.value(element, "key").map { resources.text($0)?.text ?? $0 }
        guard let kind = kind(of: element, pane) else {
            if !["intent", "extra"].contains(element.name) {
                panes[pane].gaps.append((.specifier("of type '\(Self.kind(of: element))'"), element.line))
            }
            return nil
        }
        let isKept: Bool =
            switch kind {
            case .button, .pane: false
            default: true
            }
        var preference = Preference(
            kind: kind,
            title: text(element, "title", pane: pane) ?? key.map { PreferenceText(text: $0) },
            detail: text(element, "summary", pane: pane),
            key: isKept ? key : nil,
            line: element.line
        )
        let name = preference.title?.text ?? element.name
        if let dependency = Self.value(element, "dependency") {
            preference.gaps.append(.dependency(dependency, of: name))
        }
        if kind == .button { preference.gaps.append(.specifierEffect(Self.kind(of: element), of: name)) }
        return preference
    }

    private mutating func kind(of element: Element, _ pane: Int) -> Preference.Kind? {
        let value = Self.value(element, "defaultValue").map { resources.text($0)?.text ?? $0 }
        switch Self.kind(of: element) {
        case "SwitchPreference", "SwitchPreferenceCompat", "CheckBoxPreference": return .toggle(isOn: value == "true")
        case "SeekBarPreference":
            return .slider(
                value: value.flatMap(Self.number) ?? 0,
                min: Self.value(element, "min").flatMap(Self.number) ?? 0,
                max: Self.value(element, "max").flatMap(Self.number) ?? 100
            )
        case "EditTextPreference": return .field(text: value ?? "", traits: traits(of: element))
        case "ListPreference", "DropDownPreference": return choice(element, value)
        case "Preference": return .button
        case "PreferenceScreen":
            let id = Self.value(element, "key") ?? "\(source.stem)\(panes.count)"
            addPane(element, id: id)
            return .pane(id)
        default: return nil
        }
    }

    private func choice(_ element: Element, _ value: String?) -> Preference.Kind? {
        guard let titles = Self.value(element, "entries").flatMap(resources.list), !titles.isEmpty else { return nil }
        let values = Self.value(element, "entryValues").flatMap(resources.list)?.map(\.text) ?? []
        return .choice(index: value.flatMap { values.firstIndex(of: $0) } ?? 0, titles: titles, values: values)
    }

    private static func number(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

    private func traits(of element: Element) -> [Preference.FieldTrait] {
        let words = Set((Self.value(element, "inputType") ?? "").split(separator: "|").map(String.init))
        var traits: [Preference.FieldTrait] = []
        if !words.isDisjoint(with: ["textPassword", "numberPassword", "textVisiblePassword", "textWebPassword"]) {
            traits.append(.init(key: "isSecureTextEntry", value: .bool(true)))
        }
        for (word, keyboard) in Self.keyboards where words.contains(word) {
            traits.append(.init(key: "keyboardType", value: .text(keyboard)))
            break
        }
        return traits
    }

    private static let keyboards = [
        ("textEmailAddress", "emailAddress"), ("textUri", "URL"), ("phone", "phonePad"),
        ("numberDecimal", "decimalPad"), ("number", "numberPad"), ("numberPassword", "numberPad"),
    ]
}
