import TableSpecTestSupport

/// A random screen that is valid, with the screens that it leads to, as YAML.
///
/// The screen `S7Main` has everything; `S7Detail` shows what is passed to it, and `S7Form` hands a result back.
struct RandomSpec {
    /// The beginning of the names of all screens and types: `S7`.
    let name: String
    private(set) var yaml: [(path: String, text: String)] = []

    var random: SeededGenerator
    /// The properties of the type of the rows: names with types.
    var item: [(name: String, type: String)] = []
    var input: [String] = []
    var state: [String] = []
    /// The paths outside of loops that lead to texts, and those that lead to Booleans.
    var texts: [String] = []
    var flags: [String] = []
    var collections: [String] = []
    /// The entries of `titles`: those of the rows' type, and of Booleans.
    private var titles: [String] = []
    private let statesLanguage: Bool
    /// The collections on which conditions depend.
    var counted: Set<String> = []
    var prototypes: [String] = []
    private var count = 0

    /// The name of the property that identifies the items, if they have one.
    private let identityName: String

    init(number: Int, seed: UInt64) {
        name = "S\(number)"
        statesLanguage = seed.isMultiple(of: 2)
        identityName = seed.isMultiple(of: 3) ? "code" : "id"
        random = SeededGenerator(seed: seed)
        declareValues()
        // Titles are chosen apart from the rest, which they don't change.
        var generator = SeededGenerator(seed: ~seed)
        titles = generator.some(
            of: item.filter { ["kind", "isOn"].contains($0.name) }.map { "\(typeName).\($0.name)" } + flags,
            percent: 50
        )
        let table = table()
        let bar = navigationItem(isEditable: table.isEditable)
        let settings = screenSettings()
        let main = main(table.lines, bar + settings)
        yaml = [("\(name)Main.yaml", main)] + [detail, form].filter { main.contains("to: \($0.0.dropLast(5)),") }
    }

    var typeName: String { "\(name)Item" }

    /// The names reserved for the identifying property: the default one and a stated one.
    static let identityNames: Set<String> = ["id", "code"]

    /// The type that tells the items apart.
    var identity: String { item.first { Self.identityNames.contains($0.name) }?.type ?? typeName }

    /// A name that nothing else in the spec has.
    mutating func fresh(_ stem: String) -> String {
        count += 1
        return "\(stem)\(count)"
    }

    /// The paths of a loop's element that lead to texts.
    func paths(in loop: String) -> [String] { item.filter { $0.name != "picture" }.map { "\(loop).\($0.name)" } }

    func isInState(_ property: String) -> Bool { state.contains { $0.hasPrefix("\(property):") } }

    // MARK: Values

    private mutating func declareValues() {
        if random.chance(80) { item.append((identityName, random.pick(["String", "Int"]))) }
        item.append(("title", "String"))
        item += random.some(
            of: [
                ("note", "\"String?\""), ("kind", "\"enum(first, second, default)\""), ("count", "Int"),
                ("weight", "Double"), ("isOn", "Bool"), ("picture", "\"Image?\""),
            ],
            percent: 50
        )
        for _ in 0..<random.number(1...3) {
            let flag = fresh("flag")
            state.append("\(flag): \(random.chance(80) ? "Bool = \(random.chance(70))" : "Bool")")
            flags.append(flag)
            texts.append(flag)
        }
        for _ in 0..<random.number(1...2) {
            let text = fresh("name")
            let type = random.pick(["String", "String = Start", "\"String?\""])
            if random.chance(70) { state.append("\(text): \(type)") } else { input.append("\(text): \(type)") }
            texts.append(text)
        }
        for _ in 0..<random.number(1...3) {
            let collection = fresh("items")
            let isInput = random.chance(25)
            if isInput {
                input.append("\(collection): [\(typeName)]")
            } else {
                state.append("\(collection): [\(typeName)]")
            }
            collections.append(collection)
            texts.append("\(collection).count")
        }
    }

    /// A text as YAML: literal, bound, or both.
    ///
    /// - Parameter paths: The paths inside a loop that lead to texts.
    mutating func text(_ paths: [String] = []) -> String {
        let paths = paths + (paths.isEmpty || random.chance(20) ? texts : [])
        switch random.number(0...9) {
        case 0...3: return RandomText.quoted(random.pick(RandomText.words))
        case 4...7: return "\"$(\(binding(paths)))\""
        default:
            let word = RandomText.quoted(random.pick(RandomText.words)).dropLast()
            return "\(word) $(\(binding(paths))), $(\(binding(paths)))\""
        }
    }

    /// The path to a text, or to a number that may have a format.
    private mutating func binding(_ paths: [String]) -> String {
        let path = random.pick(paths)
        guard path.hasSuffix(".count") || path.hasSuffix(".weight"), random.chance(40) else { return path }
        let formats = ["number", "percent", "fractionLength=1", "currency=EUR", "measurement=kilometers"]
        return "\(path):\(random.pick(path.hasSuffix(".count") ? formats + ["byteCount=memory"] : formats))"
    }

    // MARK: Files

    private func main(_ table: [String], _ bar: [String]) -> String {
        var lines = (statesLanguage ? ["language: 1"] : []) + ["screen: \(name)Main"]
        lines.append("title: \(texts.first.map { "\"Main $(\($0))\"" } ?? "Main")")
        lines.append("types:")
        lines.append("  \(typeName): { \(item.map { "\($0.name): \($0.type)" }.joined(separator: ", ")) }")
        lines.append("  \(name)Group: { id: String, name: String, isOpen: Bool, items: [\(typeName)] }")
        if item.contains(where: { $0.name == "code" }) { lines.append("identity: { \(typeName): code }") }
        if !titles.isEmpty {
            let entries = titles.map { path in
                let words = path.hasSuffix("kind") ? ["first", "default"] : ["true", "false"]
                return "\(path): { \(words.map { "\($0): Title of \($0)" }.joined(separator: ", ")) }"
            }
            lines.append("titles: { \(entries.joined(separator: ", ")) }")
        }
        if !input.isEmpty { lines.append("input: { \(input.joined(separator: ", ")) }") }
        lines.append("state: { \(state.joined(separator: ", ")) }")
        return (lines + bar + table).joined(separator: "\n") + "\n"
    }

    private var detail: (String, String) {
        let properties = item.filter { $0.name != "picture" }.map(\.name)
        let rows = properties.map { "        - { id: \($0), style: value1, text: \($0), detail: $(item.\($0)) }" }
        let lines =
            [
                "screen: \(name)Detail", "title: $(item.title)", "input: { item: \(typeName), label: String }",
                "navigationItem:",
                "  right: { title: Home, image: { symbol: house }, keyboardShortcut: { key: h, modifiers: [shift, command] }, unwind: \(name)Main }",
                "table:",
                "  style: grouped", "  sections:", "    - header: $(label)", "      rows:",
                "        - { id: home, text: Home, unwind: { to: \(name)Main, animated: false } }",
            ] + rows
        return ("\(name)Detail.yaml", lines.joined(separator: "\n") + "\n")
    }

    private var form: (String, String) {
        let kept = item.filter { !$0.type.contains("?") && $0.name != "kind" }
        let state = kept.map { property in
            let isIdentity = Self.identityNames.contains(property.name) && property.type == "String"
            return "\(property.name): \(property.type)\(isIdentity ? " = new" : "")"
        }
        let rows = kept.map { property in
            let control =
                switch property.type {
                case "String": "textField"
                case "Bool": "switch"
                default: "stepper"
                }
            let accessory = "accessory: { \(control): $(\(property.name)) }"
            return "        - { id: \(property.name), text: \(property.name), \(accessory), selectionStyle: none }"
        }
        let lines =
            [
                "screen: \(name)Form", "title: New", "result: \(typeName)",
                "state: { \(state.joined(separator: ", ")) }",
                "navigationItem:", "  left: { systemItem: cancel, finish: cancel }",
                "  right: { systemItem: save, finish: save }", "table:", "  style: grouped", "  sections:",
                "    - rows:",
            ] + rows
        return ("\(name)Form.yaml", lines.joined(separator: "\n") + "\n")
    }
}
