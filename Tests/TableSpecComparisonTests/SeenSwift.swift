/// What other files can name of generated Swift, read off its text: a second opinion beside `SwiftInterface`.
struct SeenSwift: Equatable {
    /// The headers of the declarations after the types around them, without bodies and values.
    private(set) var declarations: Set<String> = []
    /// Those that a protocol requires.
    private(set) var requirements: Set<String> = []
    /// The methods with their parameters that have defaults, which a call may state.
    private(set) var methods: Set<String> = []

    // A literal in a function is parsed at each call, which takes longer than the search.
    nonisolated(unsafe) private static let typeWord = #/\b(class|struct|enum|protocol) /#
    nonisolated(unsafe) private static let hidingWord = #/\b(private|fileprivate) |\boverride (func|var) /#
    nonisolated(unsafe) private static let typeName =
        #/\b(struct|class|enum|protocol|extension) ([A-Za-z0-9_.]+)/#
    nonisolated(unsafe) private static let declaringWord =
        #/\b(struct|class|enum|protocol|func|init|var|let|case) /#
    nonisolated(unsafe) private static let variableWord = #/\b(var|let) /#
    nonisolated(unsafe) private static let caseList = #/\bcase (.+?)(?: \})?$/#
    nonisolated(unsafe) private static let enumName = #/\benum ([A-Za-z0-9_]+)/#
    nonisolated(unsafe) private static let outerComma = #/, (?![^(]*\))/#
    nonisolated(unsafe) private static let uiKitProtocol = #/(, )?UI[A-Za-z]+(Delegate|DataSource|Updating)/#
    nonisolated(unsafe) private static let screenProtocol = #/, TableSpec\.(Form|Validated)?Screen\b/#
    nonisolated(unsafe) private static let modifier = #/\b(final|lazy|weak|required|convenience) /#
    nonisolated(unsafe) private static let defaultedParameter =
        #/(, )?\w+( \w+)?: [^=(),]+ = (\[:?\]|[A-Za-z.]+(\(\))?)/#
    nonisolated(unsafe) private static let sharedFunction = #/TableSpec\.([a-z]\w*)\(/#
    nonisolated(unsafe) private static let container = #/in: /#
    nonisolated(unsafe) private static let subject = #/of: |/#

    /// A type around the present line; other files cannot see into one that is hidden.
    private struct Scope {
        var name = ""
        var isProtocol = false
        var isHidden = false
    }

    /// Reads source in the form of the generator: four spaces a level, and each body closed on a separate line.
    init(_ text: String) {
        var scopes: [Scope] = []
        var header = ""
        for line in text.split(separator: "\n") {
            let depth = line.prefix { $0 == " " }.count / 4
            let words = line.drop { $0 == " " }
            if header.isEmpty {
                guard depth <= scopes.count else { continue }
                scopes.removeLast(scopes.count - depth)
                if words.hasPrefix("#if") || words.hasPrefix("#else") { scopes.append(Scope()) }
                guard let first = words.first, first.isLetter, !scopes.contains(where: \.isHidden) else { continue }
            }
            header += header.isEmpty || header.hasSuffix("(") || words.hasPrefix(")") ? words : " " + words
            // Lists of parameters and of supertypes may go on over the next lines.
            guard header.count(where: { $0 == "(" }) == header.count(where: { $0 == ")" }), !header.hasSuffix(","),
                header.hasSuffix("{") || header.hasSuffix("}") || !header.contains(Self.typeWord)
            else { continue }
            read(header, &scopes)
            header = ""
        }
    }

    private mutating func read(_ header: String, _ scopes: inout [Scope]) {
        let isHidden = header.contains(Self.hidingWord)
        let type = header.firstMatch(of: Self.typeName)
        let isKnown = header.contains(Self.declaringWord) || header.contains("init")
        if !isHidden, isKnown, !header.hasPrefix("extension"),
            !header.contains("lazy var source"), !Self.callbacks.contains(where: { header.contains("func \($0)(") })
        {
            let names = scopes.map(\.name).filter { !$0.isEmpty }
            let declaration = (names + [Self.signature(of: header)]).joined(separator: " > ")
            if header.contains("(") { methods.insert((names + [header]).joined(separator: " > ")) }
            if !header.hasPrefix("case ") { declarations.insert(declaration) }
            declarations.formUnion(Self.cases(in: header).map { (names + [$0]).joined(separator: " > ") })
            if scopes.last?.isProtocol == true { requirements.insert(declaration) }
        }
        if let type, header.hasSuffix("{") {
            scopes.append(Scope(name: String(type.2), isProtocol: type.1 == "protocol", isHidden: isHidden))
        }
    }

    /// The cases of a line that states several: `case a, b(String)`, or a whole enumeration.
    private static func cases(in header: String) -> [String] {
        guard let list = header.firstMatch(of: caseList)?.output.1 else { return [] }
        let type = header.firstMatch(of: enumName).map { "\($0.output.1) > " } ?? ""
        return list.split(separator: outerComma).map { "\(type)case \($0)" }
    }

    /// Methods and properties by which UIKit and the file that screens share call the code.
    private static let callbacks = [
        "tableView", "numberOfSections", "sectionIndexTitles", "tabBarController", "updateSearchResults",
        "presentationControllerDidDismiss", "pickerView", "numberOfComponents", "textViewDidChange",
    ]

    /// The header without what only its own file knows; `= …` represents a value.
    private static func signature(of header: String) -> String {
        var text = header.replacing(uiKitProtocol, with: "")
        // Protocols of the file that screens share, of which one refines another.
        text = text.replacing(screenProtocol, with: "")
        text = text.replacing(modifier, with: "")
        guard text.contains(variableWord), let sign = text.firstRange(of: " = ") else {
            // Calls can leave out what has a default.
            text = text.replacing(defaultedParameter, with: "")
            return text.firstRange(of: " {").map { String(text[..<$0.lowerBound]) } ?? text
        }
        let value = text[sign.upperBound...]
        text = String(text[..<sign.lowerBound])
        if !text.contains(": ") {
            text += ": \(value.hasPrefix("\"") ? "String" : created(by: value))"
        }
        return text + " = …"
    }

    /// The type or function by which a value is created, without the functions that set it up.
    private static func created(by value: Substring) -> Substring {
        let creators = ["button", "column", "imageView", "label", "limitedTextField", "row", "textField", "textView"]
        guard let call = value.prefixMatch(of: sharedFunction), !creators.contains(String(call.1)) else {
            return value.prefix { $0.isLetter || $0.isNumber || $0 == "." }
        }
        let arguments = value[call.range.upperBound...]
        let view = call.1 == "show" ? arguments.firstMatch(of: container) : arguments.prefixMatch(of: subject)
        return created(by: view.map { arguments[$0.range.upperBound...] } ?? arguments)
    }

    /// Whether code that uses this Swift may not compile with another one in its place.
    func isBroken(by new: SeenSwift) -> Bool {
        !lost(in: new).isEmpty || !new.requirements.isSubset(of: requirements)
    }

    /// The declarations that another one does not have as they were; one with a value can be left out of calls.
    func lost(in new: SeenSwift) -> [String] {
        declarations.subtracting(new.declarations).filter { !new.declarations.contains($0 + " = …") }
    }
}
