/// A spec as it is written.
package struct FormFile: Sendable {
    /// Everything up to the line that starts the document, if there's one.
    var prologue = ""
    /// The comments at the top.
    package var header: [FormLine]
    var root: FormNode
    /// The comments at the end, if the root isn't a block.
    var footer: [FormLine] = []
    /// The marker that ends the document and everything after it.
    var epilogue = ""

    /// Creates a file.
    package init(_ root: FormNode, header: [FormLine] = []) {
        self.root = root
        self.header = header
    }
}

/// A value of a spec as it is written: with its style, its comments and the blank lines around them.
package struct FormNode: Sendable {
    package indirect enum Content: Sendable {
        case scalar(FormScalar)
        case mapping([FormEntry])
        case sequence([FormEntry])
    }

    package var content: Content
    /// The anchor and the tag.
    var properties = ""
    /// Whether a collection is written with brackets if it fits on one line.
    var isFlow: Bool
    /// The comments after the last entry of a collection.
    var closing: [FormLine] = []

    /// Creates a node without comments.
    ///
    /// - Parameter isFlow: Whether a collection is written with brackets if it fits on one line. Otherwise, it has a line
    ///   for each entry.
    package init(_ content: Content, isFlow: Bool = false) {
        self.content = content
        self.isFlow = isFlow
    }
}

extension FormNode {
    /// The entries of a collection.
    var entries: [FormEntry] {
        get {
            switch content {
            case .scalar: []
            case .mapping(let entries), .sequence(let entries): entries
            }
        }
        set {
            switch content {
            case .scalar: break
            case .mapping: content = .mapping(newValue)
            case .sequence: content = .sequence(newValue)
            }
        }
    }

    /// The entries of a collection, those of a mapping in the order of the reference.
    ///
    /// A key without a position stays behind the same key. The order stays if otherwise that of anchors and aliases would
    /// change.
    var ordered: [FormEntry] {
        guard case .mapping(let entries) = content else { return entries }
        var last = -1
        let ranks = entries.map { entry in
            last = entry.position ?? last
            return last
        }
        guard zip(ranks, ranks.dropFirst()).contains(where: >) else { return entries }
        let order = entries.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
        let anchored = order.filter { entries[$0].usesAnchors }
        return anchored == anchored.sorted() ? order.map { entries[$0] } : entries
    }

    var isCollection: Bool { if case .scalar = content { false } else { true } }

    /// Whether a collection always has a line for each entry.
    var isBlock: Bool { !isFlow && !entries.isEmpty }

    /// Whether there's text after the properties.
    var hasContent: Bool { if case .scalar(let scalar) = content { !scalar.isEmpty } else { true } }

    /// Whether there's no text at all.
    var isEmpty: Bool { !hasContent && properties.isEmpty }

    /// Whether the node or a part of it has an anchor or is an alias.
    fileprivate var usesAnchors: Bool {
        if !properties.isEmpty { return true }
        if case .scalar(let scalar) = content { return scalar.style == .alias }
        return entries.contains(where: \.usesAnchors)
    }
}

/// A scalar as it is written, or an alias.
package struct FormScalar: Sendable {
    enum Style: Sendable {
        /// Plain or quoted: the indentation of further lines has no meaning.
        case text
        case alias
        /// A header such as `|-`, and below it lines that keep their indentation.
        case block
    }

    let style: Style
    /// The lines, without the indentation that all of them have.
    let lines: [String]
    /// The text between brackets, if it's a different one.
    let flowText: String?
    /// The number in the header of block text.
    let indentation: Int?

    init(lines: [String], style: Style = .text, indentation: Int? = nil) {
        self.lines = lines
        self.style = style
        self.indentation = indentation
        flowText = nil
    }

    /// Creates a scalar of one line.
    ///
    /// - Parameter flowText: The text between brackets, where more characters need quotes.
    package init(_ text: String, inFlow flowText: String) {
        style = .text
        lines = [text]
        self.flowText = flowText
        indentation = nil
    }

    var isEmpty: Bool { lines == [""] }
}

/// A key with its value, or an element of a list.
package struct FormEntry: Sendable {
    /// The comments and blank lines above.
    package var leading: [FormLine] = []
    /// The key as it is written, without its `:`; `nil` in a list.
    let key: String?
    package var value: FormNode
    /// The comment at the end of the line.
    package var trailing: FormComment?
    /// The position of the key in the reference, or `nil` for a key without one.
    var position: Int?
    /// The bytes of the source, from the first comment above.
    var source = 0..<0
    /// Whether the entry differs from the source.
    var isChanged = false

    /// Creates an entry without comments.
    package init(key: String? = nil, _ value: FormNode) {
        self.key = key
        self.value = value
    }
}

extension FormEntry {
    /// What precedes the value.
    var start: String { key.map { $0.hasPrefix("*") ? "\($0) :" : "\($0):" } ?? "-" }

    var leadingIsMovable: Bool { leading.comments.allSatisfy(\.isMovable) }

    /// Whether the value is a block that starts on the line of its `-`.
    var startsBlockInLine: Bool { key == nil && value.isCollection && value.properties.isEmpty }

    var usesAnchors: Bool {
        value.usesAnchors || key.map { $0.hasPrefix("&") || $0.hasPrefix("*") } ?? false
    }
}

/// A line without a value.
package enum FormLine: Sendable {
    case blank
    case comment(FormComment)
}

extension [FormLine] {
    /// The comments, without the blank lines.
    var comments: [FormComment] { compactMap { if case .comment(let comment) = $0 { comment } else { nil } } }
}

/// A comment from its `#`.
package struct FormComment: Sendable {
    let text: String
    /// The distance from the column of the entry on its line.
    let column: Int?
    /// Whether the comment can be moved out of a collection on one line.
    let isMovable: Bool

    init(_ text: String, column: Int? = nil) {
        self.text = text
        self.column = column
        isMovable = false
    }

    /// Creates a comment that doesn't need a separate line.
    package init(movable text: String) {
        self.text = "# \(text)"
        column = nil
        isMovable = true
    }

    /// Whether the comment is a command about its line or the next one.
    var isCommand: Bool { text.dropFirst().drop { $0 == " " || $0 == "\t" }.hasPrefix("tablespec:") }
}
