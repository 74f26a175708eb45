internal import TableSpecModel

/// Reads the panes of settings bundles.
///
/// Source: Settings Application Schema Reference (Preferences and Settings Programming Guide).
struct SettingsBundleReader {
    private let strings: [(language: String, texts: [String: String])]
    private var pane: PreferencePane

    /// - Parameter unread: Receives the strings files that can't be read.
    static func pane(_ source: ImportSource, unread: inout [UnreadDocument]) throws(MarkupProblem) -> PreferencePane {
        let root = try PropertyListReader.read(source.bytes)
        guard let specifiers = root["PreferenceSpecifiers"]?.list else {
            throw MarkupProblem(line: root.line, message: "not a settings bundle pane: it has no PreferenceSpecifiers")
        }
        let table = root["StringsTable"]?.text ?? source.stem
        var strings: [(language: String, texts: [String: String])] = []
        for translation in source.translations where translation.path.hasSuffix("/\(table).strings") {
            do {
                strings.append((translation.language, try PropertyListReader.strings(translation.bytes)))
            } catch {
                unread.append(UnreadDocument(translation.path, error, isNeeded: false))
            }
        }
        var reader = SettingsBundleReader(strings: strings, pane: PreferencePane(file: source.path, id: source.paneID))
        reader.pane.title = root["Title"]?.text.map(reader.localized)
        for specifier in specifiers { reader.add(specifier) }
        return reader.pane
    }

    /// A text of the pane, which is the key of its translations.
    private func localized(_ key: String) -> PreferenceText {
        var values = Dictionary(
            strings.compactMap { strings in strings.texts[key].map { (strings.language, $0) } },
            uniquingKeysWith: { first, _ in first }
        )
        let english = values.removeValue(forKey: TranslatedStrings.ofSpecs)
        return PreferenceText(text: english ?? key, values: values)
    }

    private mutating func add(_ specifier: PropertyNode) {
        let type = specifier["Type"]?.text ?? ""
        guard specifier.isDictionary, !type.isEmpty else {
            pane.gaps.append((.specifier("without a type"), specifier.line))
            return
        }
        if ["PSGroupSpecifier", "PSRadioGroupSpecifier"].contains(type) {
            pane.groups.append(PreferenceGroup(header: text(specifier, "Title"), footer: text(specifier, "FooterText")))
        }
        if type == "PSGroupSpecifier" { return }
        guard let kind = kind(of: specifier, type) else {
            pane.gaps.append((.specifier("of type '\(type)'"), specifier.line))
            return
        }
        if pane.groups.isEmpty { pane.groups.append(PreferenceGroup()) }
        var preference = Preference(
            kind: kind,
            title: type == "PSRadioGroupSpecifier" ? nil : text(specifier, "Title"),
            key: specifier["Key"]?.text,
            line: specifier.line
        )
        preference.gaps = gaps(of: specifier, type)
        preference.keepsBoolean = Self.keepsBoolean(specifier)
        pane.groups[pane.groups.count - 1].preferences.append(preference)
    }

    private func text(_ specifier: PropertyNode, _ key: String) -> PreferenceText? {
        specifier[key]?.text.flatMap { $0.isBlank ? nil : localized($0) }
    }

    private func kind(of specifier: PropertyNode, _ type: String) -> Preference.Kind? {
        let value = specifier["DefaultValue"]
        switch type {
        case "PSToggleSwitchSpecifier":
            let isOn = specifier["TrueValue"].flatMap { on in value.map { $0.value == on.value } } ?? value?.bool
            return .toggle(isOn: isOn ?? false)
        case "PSSliderSpecifier":
            return .slider(
                value: value?.number ?? 0,
                min: specifier["MinimumValue"]?.number ?? 0,
                max: specifier["MaximumValue"]?.number ?? 1
            )
        case "PSTextFieldSpecifier": return .field(text: value?.shown ?? "", traits: traits(of: specifier))
        case "PSTitleValueSpecifier":
            let titles = choices(of: specifier)
            let index = titles.values.firstIndex(of: value?.shown ?? "")
            return .value(
                index.flatMap { titles.titles[safe: $0]?.text } ?? value?.shown ?? "",
                isKept: titles.titles.isEmpty
            )
        case "PSMultiValueSpecifier", "PSRadioGroupSpecifier":
            let (titles, values) = choices(of: specifier)
            guard !titles.isEmpty else { return nil }
            return .choice(index: values.firstIndex(of: value?.shown ?? "") ?? 0, titles: titles, values: values)
        case "PSChildPaneSpecifier":
            return specifier["File"]?.text.map { .pane($0.hasSuffix(".plist") ? String($0.dropLast(6)) : $0) }
        case "IASKButtonSpecifier", "IASKOpenURLSpecifier", "IASKMailComposeSpecifier": return .button
        default: return nil
        }
    }

    private func choices(of specifier: PropertyNode) -> (titles: [PreferenceText], values: [String]) {
        let titles = (specifier["Titles"]?.list ?? []).map { localized($0.shown) }
        return (titles, (specifier["Values"]?.list ?? []).map(\.shown))
    }

    private func traits(of specifier: PropertyNode) -> YAMLMapping {
        var traits: YAMLMapping = [:]
        if specifier["IsSecure"]?.bool == true { traits["isSecureTextEntry"] = .bool(true) }
        traits["keyboardType"] = choice(specifier["KeyboardType"], KeyboardType.self, but: .default)
        let capitals = choice(specifier["AutocapitalizationType"], AutocapitalizationType.self, but: .sentences)
        traits["autocapitalizationType"] = capitals
        traits["autocorrectionType"] = choice(specifier["AutocorrectionType"], TypingAid.self, but: .default)
        return traits
    }

    /// A value of an enumeration, which settings bundles capitalize.
    private func choice<W: SpecEnumeration>(_ value: PropertyNode?, _ type: W.Type, but usual: W) -> YAMLValue? {
        let text = value?.text ?? ""
        let word = W(rawValue: text) ?? W(rawValue: text.prefix(1).lowercased() + text.dropFirst())
        return word == usual ? nil : word.map { .text($0.rawValue) }
    }

    /// Whether a switch stores true or false.
    private static func keepsBoolean(_ specifier: PropertyNode) -> Bool {
        guard let on = specifier["TrueValue"], let off = specifier["FalseValue"] else { return true }
        return on.number == 1 && off.number == 0
    }

    private func gaps(of specifier: PropertyNode, _ type: String) -> [Gap] {
        var gaps: [Gap] = []
        let name = text(specifier, "Title")?.text ?? specifier["Key"]?.text ?? type
        let (titles, values) = choices(of: specifier)
        if type == "PSTitleValueSpecifier", !titles.isEmpty {
            gaps.append(.valueTitles(of: name, zip(values, titles).map { "\($0): \($1.text)" }))
        }
        if let on = specifier["TrueValue"], let off = specifier["FalseValue"], !Self.keepsBoolean(specifier) {
            gaps.append(.switchValues(on.shown, off.shown, of: name))
        }
        if specifier["MinimumValueImage"] != nil || specifier["MaximumValueImage"] != nil {
            gaps.append(.sliderImages(name))
        }
        if let idioms = specifier["SupportedUserInterfaceIdioms"]?.list, idioms.count == 1 {
            gaps.append(.idiom(idioms[0].shown, of: name))
        }
        if type.hasPrefix("IASK") { gaps.append(.specifierEffect(type, of: name)) }
        return gaps
    }
}

extension ImportSource {
    /// The folder that contains the panes of the bundle, with `/` at its end: the bundle, or the folder of a separate
    /// file.
    package var bundle: String {
        guard let end = path.firstRange(of: ".bundle/")?.upperBound else { return folder }
        return String(path[..<end])
    }

    /// The path in the bundle without the extension and the idiom.
    fileprivate var paneID: String { folder.dropFirst(bundle.count) + stem }
}
