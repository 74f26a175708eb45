/// The reference of the language for a terminal: the keys of one kind of mapping, or the values of one enumeration.
package struct LanguageHelp: Sendable {
    /// The kinds of mappings.
    let objects: [LanguageObject]

    /// - Parameter others: Kinds of mappings in files that aren't specs, such as the configuration.
    package init(besides others: [LanguageObject] = []) {
        objects = Language.objects + others
    }

    /// The kinds of mappings, each with a sentence.
    package var objectList: String {
        Self.list(objects.map { ($0.description.name, $0.description.documentation.plainSentence) })
            + "\n'tablespec help keys table' prints the keys of a table.\n"
    }

    /// The keys of a kind of mapping, each with its values, its default and a sentence, or `nil` for an unknown kind.
    package func keys(of name: String) -> String? {
        guard let object = objects.first(where: { $0.description.name == name }) else { return nil }
        let head = "\(object.description.name): \(object.description.documentation.plain)"
        let keys = object.keys.flatMap { key in
            let demand = key.entry.isRequired ? "; required" : ""
            let standard = key.entry.defaultValue.map { "; default: \($0.plain)" } ?? ""
            return [
                "",
                "  \(key.name): \(LanguageReference.text(for: key.entry.type).plain)\(standard)\(demand)",
                "      \(key.entry.documentation.plainSentence)",
            ]
        }
        let old = Alias.deprecatedKeys(of: name).map { "  \($0.spelling): renamed to \($0.successor)" }
        return ([head] + keys + (old.isEmpty ? [] : [""] + old)).map(Self.wrapped).joined(separator: "\n") + "\n"
    }

    /// The enumerations, each with its values.
    package var valueList: String { Self.list(enumerations.map { ($0.noun, $0.words.joined(separator: ", ")) }) }

    /// The values of an enumeration, one per line, or `nil` for an unknown enumeration.
    package func values(of noun: String) -> String? {
        enumerations.first { $0.noun == noun }.map { $0.words.joined(separator: "\n") + "\n" }
    }

    /// The intended name for a misspelled one.
    package func nearestObject(to name: String) -> String? {
        Spelling.nearest(to: name, in: objects.map(\.description.name))
    }

    /// The intended noun for a misspelled one.
    package func nearestEnumeration(to noun: String) -> String? {
        Spelling.nearest(to: noun, in: enumerations.map(\.noun))
    }

    // MARK: Enumerations

    /// The enumerations that messages can mention, in alphabetical order.
    var enumerations: [(noun: String, words: [String])] {
        let types = objects.flatMap { $0.keys.map(\.entry.type) }
        let found =
            types.flatMap(\.enumerations) + FormatOption.enumerations.map(Self.enumeration)
        var words: [String: [String]] = [:]
        for enumeration in found where enumeration.words.count > words[enumeration.noun, default: []].count {
            words[enumeration.noun] = enumeration.words
        }
        return words.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private static func enumeration(_ type: any SpecEnumeration.Type) -> (noun: String, words: [String]) {
        (type.noun, type.spellings)
    }

    // MARK: Layout

    private static func list(_ entries: [(name: String, text: String)]) -> String {
        entries.map { wrapped("\($0.name): \($0.text)") + "\n" }.joined()
    }

    /// A line that is wrapped between words, with further lines indented by four more columns.
    private static func wrapped(_ line: String) -> String {
        let indentation = String(line.prefix { $0 == " " })
        var lines: [String] = []
        var current = indentation
        var isStart = true
        for word in line.split(separator: " ") {
            if !isStart, current.count + word.count >= columns {
                lines.append(current)
                current = indentation + "    "
                isStart = true
            }
            current += (isStart ? "" : " ") + word
            isStart = false
        }
        return (lines + [current]).joined(separator: "\n")
    }

    /// The default terminal width, in columns.
    private static let columns = 80
}

extension ValueDescription {
    /// The enumerations to which the value, or a part of it, can belong.
    fileprivate var enumerations: [(noun: String, words: [String])] {
        switch self {
        case .choice(let noun, let words): [(noun, words)]
        case .color, .alternatingColor: [(SystemColor.noun, SystemColor.spellings)]
        case .font: [(FontTextStyle.noun, FontTextStyle.spellings)]
        case .list(let type), .table(let type), .requiring(_, let type), .excluding(_, let type): type.enumerations
        case .tableWith(_, let type, let others): type.enumerations + others.enumerations
        case .either(let types): types.flatMap(\.enumerations)
        default: []
        }
    }
}

extension String {
    /// The text of Markdown without links and code marks.
    fileprivate var plain: String {
        replacing(#/\[([^\]]*)\]\([^)]*\)/#) { $0.output.1 }.replacing("`", with: "")
    }

    /// The first sentence of Markdown without links and code marks.
    fileprivate var plainSentence: String {
        let text = plain
        guard let end = text.firstRange(of: ". ") else { return text }
        return String(text[..<end.lowerBound]) + "."
    }
}
