/// Finds the declarations and the cases of `switch` statements in generated Swift.
struct SwiftScanner {
    /// A declaration, or a case of a `switch`.
    struct Place {
        /// The names by which a part of a spec can be known, the most specific one first.
        fileprivate(set) var names: [String]
        /// The offsets of the name in the UTF-8 text.
        let name: Range<Int>
        /// The offsets of the whole declaration.
        fileprivate(set) var extent: Range<Int>
    }

    /// The content of brackets.
    private struct Frame {
        enum Kind {
            /// Declarations, in a file or a type.
            case members
            case code
            /// Parentheses or square brackets.
            case list
        }

        let kind: Kind
        /// The names of the types around the declarations.
        var scope: [String]
        /// The function or the variable with the code, and the cases around it.
        var path: [String] = []
        /// The places that end with the next declaration or case.
        var open: [Int] = []
        /// The start of a declaration whose name hasn't been read.
        var start: Int?
        /// What a comma separates: the names of cases, or the patterns of a case.
        var listsNames = false
        /// The declaration or the type that the next brace belongs to.
        var pending: (kind: Kind, name: String)?
    }

    private(set) var places: [Place] = []
    private var tokens: SwiftTokens
    private var frames = [Frame(kind: .members, scope: [])]
    private var top: Frame {
        get { frames[frames.count - 1] }
        set { frames[frames.count - 1] = newValue }
    }

    init(_ text: String) {
        tokens = SwiftTokens(text)
        while let token = tokens.next() { read(token) }
        close(at: tokens.end)
    }

    private mutating func read(_ token: SwiftTokens.Token) {
        switch token.text {
        case "{": open(token)
        case "(", "[": frames.append(Frame(kind: .list, scope: top.scope, path: top.path))
        case "}", ")", "]": close(token)
        default:
            switch top.kind {
            case .members: readMember(token)
            case .code: readCode(token)
            case .list: break
            }
        }
    }

    // MARK: Brackets

    private mutating func open(_ token: SwiftTokens.Token) {
        let (pending, scope, path) = (top.pending, top.scope, top.path)
        top.pending = nil
        switch pending {
        case (.members, let name)?:
            frames.append(Frame(kind: .members, scope: scope + name.split(separator: ".").map(String.init)))
        case (_, let name)?: frames.append(Frame(kind: .code, scope: scope, path: [name]))
        case nil:
            let inner = top.open.first.map { [places[$0].label] } ?? []
            frames.append(Frame(kind: .code, scope: scope, path: path + inner))
        }
    }

    private mutating func close(_ token: SwiftTokens.Token) {
        guard frames.count > 1 else { return }
        let kind = top.kind
        close(at: kind == .list ? token.range.upperBound : token.range.lowerBound)
        frames.removeLast()
        if kind == .members { close(at: token.range.upperBound) }
        // The parameters of a function distinguish it from others with the same name.
        if kind == .list, token.text == ")", let last = top.open.last, top.pending?.kind == .code,
            let parameters = tokens.parameters(from: places[last].name.upperBound, to: token.range.lowerBound),
            let path = places[last].names.last
        {
            places[last].names.insert("\(path)(\(parameters))", at: 0)
        }
    }

    /// Ends the places of the innermost brackets.
    private mutating func close(at offset: Int) {
        for place in top.open { places[place].extent = places[place].extent.lowerBound..<offset }
        top.open = []
    }

    // MARK: Declarations

    private mutating func readMember(_ token: SwiftTokens.Token) {
        if top.listsNames, token.text == "," { return add(tokens.nextWord(), from: nil) }
        guard !token.followsDot else { return }
        if Self.modifiers.contains(token.text) {
            if top.start == nil { begin(at: token) }
        } else if Self.types.contains(token.text) {
            begin(at: token)
            add(tokens.nextPath(), from: top.start, .members)
        } else if Self.members.contains(token.text) {
            begin(at: token)
            add(token.text == "init" ? token : tokens.nextWord(), from: top.start, .code)
        } else if token.text == "case" {
            begin(at: token)
            top.listsNames = true
            add(tokens.nextWord(), from: top.start)
        }
    }

    /// Ends the declaration before another one.
    private mutating func begin(at token: SwiftTokens.Token) {
        let start = top.start ?? token.range.lowerBound
        close(at: start)
        (top.start, top.listsNames, top.pending) = (start, false, nil)
    }

    private mutating func add(_ name: SwiftTokens.Token?, from start: Int?, _ kind: Frame.Kind? = nil) {
        guard let name else { return }
        if start == nil { close(at: name.range.lowerBound) }
        top.open = [places.count]
        top.start = nil
        top.pending = kind.map { ($0, name.text) }
        let path = (top.scope + [name.text]).joined(separator: ".")
        places.append(Place(names: [path], name: name.range, extent: (start ?? name.range.lowerBound)..<tokens.end))
    }

    private static let types: Set<String> = ["class", "enum", "extension", "protocol", "struct"]
    private static let members: Set<String> = ["func", "init", "let", "typealias", "var"]
    private static let modifiers: Set<String> = [
        "@", "convenience", "fileprivate", "final", "indirect", "internal", "lazy", "mutating", "nonisolated", "open",
        "override", "package", "private", "public", "required", "static", "unowned", "weak",
    ]

    // MARK: Cases of a switch

    private mutating func readCode(_ token: SwiftTokens.Token) {
        switch token.text {
        case "case" where token.isFirstOfLine && !token.followsComma, "default" where token.isFirstOfLine:
            close(at: token.range.lowerBound)
            top.start = token.range.lowerBound
            top.listsNames = token.text == "case"
        case ":": top.listsNames = false
        case "true", "false": if top.listsNames { addPattern(token) }
        case "." where top.listsNames && !token.followsWord: if let name = tokens.nextWord() { addPattern(name) }
        default: break
        }
    }

    private mutating func addPattern(_ name: SwiftTokens.Token) {
        let scopes = (0...top.scope.count).reversed().map { Array(top.scope.prefix($0)) }
        let rows = scopes.flatMap { scope in ["Row", "Section"].map { scope + [$0, name.text] } }
        let paths = [top.scope + top.path + [name.text], top.scope + [name.text]] + rows
        top.open.append(places.count)
        let start = top.start ?? name.range.lowerBound
        places.append(
            Place(names: paths.map { $0.joined(separator: ".") }, name: name.range, extent: start..<tokens.end)
        )
    }
}

extension SwiftScanner.Place {
    /// The last part of the name.
    fileprivate var label: String { names.last?.split(separator: ".").last.map(String.init) ?? "" }
}
