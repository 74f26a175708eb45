/// The texts and lists of an Android app that its screens of settings name.
struct AndroidResources {
    /// The texts by their languages, then by their names; those of no language are English.
    private var strings: [String: [String: String]] = [:]
    /// The lists of the app itself: texts, or names of texts.
    private var lists: [String: [String]] = [:]

    /// Reads the files of the folders `values` and `values-de`.
    ///
    /// - Parameter unread: Receives the files that cannot be read.
    init(_ files: [ImportTranslation], unread: inout [UnreadDocument]) {
        for file in files {
            do {
                read(try Element.document(file.bytes), file.language)
            } catch {
                unread.append(UnreadDocument(path: file.path, line: error.line, message: error.message))
            }
        }
    }

    private mutating func read(_ root: Element, _ language: String) {
        guard root.name == "resources" else { return }
        for resource in root.children {
            guard let name = resource["name"] else { continue }
            switch resource.name {
            case "string": strings[language, default: [:]][name] = Self.text(resource)
            case "string-array", "integer-array", "array":
                if language == TranslatedStrings.ofSpecs { lists[name] = resource.children.map(Self.text) }
            case "bool", "integer", "dimen":
                if language == TranslatedStrings.ofSpecs { strings[language, default: [:]][name] = Self.text(resource) }
            default: break
            }
        }
    }

    /// The text of a resource: with its escapes resolved, without the marks of styles in it.
    private static func text(_ element: Element) -> String {
        var text = element.text
        for child in element.children { child.walk { text += $0.text } }
        var result = ""
        var isEscaped = false
        for character in text.split(whereSeparator: \.isWhitespace).joined(separator: " ") {
            if isEscaped {
                result.append(character == "n" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character != "\"" {
                result.append(character)
            }
        }
        return result
    }

    /// A literal text, or the resource that it names: `@string/title`; `nil` for a missing resource.
    func text(_ value: String) -> PreferenceText? {
        guard let name = Self.name(value) else { return PreferenceText(text: value) }
        guard let text = strings[TranslatedStrings.ofSpecs]?[name] else { return nil }
        var values = strings.compactMapValues { $0[name] }
        values[TranslatedStrings.ofSpecs] = nil
        return PreferenceText(text: text, values: values)
    }

    /// The texts of a list that is named: `@array/themes`.
    func list(_ value: String) -> [PreferenceText]? {
        Self.name(value).flatMap { lists[$0] }?.map { text($0) ?? PreferenceText(text: $0) }
    }

    /// The name of a resource of the app: the text after `@string/` or `@array/`.
    private static func name(_ value: String) -> String? {
        guard value.hasPrefix("@"), let slash = value.firstIndex(of: "/") else { return nil }
        return String(value[value.index(after: slash)...])
    }
}
