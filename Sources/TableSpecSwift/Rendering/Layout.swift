/// Text with possible line breaks.
///
/// The rules are those of `swift format`: a group stays on one line if it fits. Otherwise, all its own breaks become
/// new lines, starting with the outermost group.
///
/// A layout is written from start to end. It's the text on one line, with marks at the positions that are relevant to
/// lines. Text that fits is copied in one piece, and the width of any part is the difference of two columns.
struct Layout {
    private(set) var bytes: [UInt8] = []
    private(set) var marks: [Mark] = []
    /// The number of columns with everything on one line.
    private(set) var columns: Int32 = 0
    private(set) var comments: [Comment] = []
    private(set) var longStrings: [LongString] = []
    /// The number of marks that require a separate line.
    private var breakCount = 0
    /// Whether no marks are created, so that the text stays on one line.
    private(set) var isFlat = false
    /// The number of open parts whose lines depend on the following text.
    private var openParts = 0
    /// The printed part of a long text, or `nil` for one that is printed as a whole.
    private var lines: PrintedLines?
    private var heldMarks = Int.max

    init() {}

    /// - Parameter capacity: The approximate number of bytes, so that the text isn't reallocated while it grows.
    init(capacity: Int = 0, _ content: (inout Layout) -> Void) {
        bytes.reserveCapacity(capacity)
        marks.reserveCapacity(capacity / 8)
        content(&self)
    }

    /// Prints lines as soon as their ends are known, so that a long text is never stored as a layout.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of marks before they're printed. Printing fewer isn't worth the effort.
    static func printed(holding limit: Int = 4096, _ content: (inout Layout) -> Void) -> PrintedLines {
        var layout = Layout()
        layout.lines = PrintedLines()
        layout.heldMarks = limit
        content(&layout)
        layout.printLines()
        return layout.lines ?? PrintedLines()
    }

    /// Starts a line. A long text before it is printed.
    mutating func startLine(afterEmptyLine: Bool = false) {
        if afterEmptyLine { emptyLine() } else { newLine() }
        // A new line ends everything that could change the lines before it, unless it's in an open part.
        if openParts == 0, !isFlat, marks.count >= heldMarks { printLines() }
    }

    private mutating func printLines() {
        guard var lines else { return }
        self.lines = nil
        LayoutPrinter.print(self, after: &lines)
        lines.finishPart()
        self.lines = lines
        bytes.removeAll(keepingCapacity: true)
        marks.removeAll(keepingCapacity: true)
        comments.removeAll(keepingCapacity: true)
        longStrings.removeAll(keepingCapacity: true)
        columns = 0
    }

    /// Whether something can't stay on one line.
    var forcesBreak: Bool { breakCount > 0 }

    /// Whether everything is one line that fits at any usual indentation.
    var isShortLine: Bool { !forcesBreak && columns <= 100 }

    private mutating func mark(_ kind: Kind, link: Int = 0) {
        marks.append(Mark(kind: kind, offset: Int32(bytes.count), column: columns, link: Int32(link)))
    }

    private mutating func begin(_ kind: Kind) -> Int {
        mark(kind)
        return marks.count - 1
    }
}

// MARK: - Text

extension Layout {
    /// Text that isn't split.
    mutating func text(_ text: String) {
        var text = text
        let isASCII = text.withUTF8 { piece in
            bytes.append(contentsOf: piece)
            return piece.allSatisfy { $0 < 0x80 }
        }
        columns += Int32(isASCII ? text.utf8.count : text.count)
    }

    /// A space that isn't a break.
    mutating func blank() {
        bytes.append(UInt8(ascii: " "))
        columns += 1
    }

    /// Text of another layout or of this one on one line, regardless of its content.
    mutating func flat(_ content: (inout Layout) -> Void) {
        let wasFlat = isFlat
        isFlat = true
        content(&self)
        isFlat = wasFlat
    }
}

// MARK: - Breaks

extension Layout {
    mutating func softBreak() {
        if !isFlat { mark(.softBreak) }
    }

    mutating func space() {
        if !isFlat { mark(.space) }
        blank()
    }

    mutating func newLine() {
        forced(.newLine)
    }

    mutating func emptyLine() {
        forced(.emptyLine)
    }

    /// A comma before the end of a list with its items on separate lines.
    mutating func trailingComma() {
        if !isFlat { mark(.comma) }
    }

    mutating func comment(_ marker: String, _ lines: [String]) {
        forced(.comment, link: comments.count)
        comments.append(Comment(marker: marker, lines: lines))
    }

    private mutating func forced(_ kind: Kind, link: Int = 0) {
        breakCount += 1
        if !isFlat { mark(kind, link: link) }
    }
}

// MARK: - Parts

extension Layout {
    mutating func nested(_ content: (inout Layout) -> Void) {
        guard !isFlat else { return content(&self) }
        mark(.nest)
        content(&self)
        mark(.endNest)
    }

    /// Keeps the content on one line if it fits.
    mutating func group(_ content: (inout Layout) -> Void) { group(.group, content) }

    private mutating func group(_ kind: Kind, _ content: (inout Layout) -> Void) {
        guard !isFlat else { return content(&self) }
        let start = begin(.group)
        let breaksBefore = breakCount
        openParts += 1
        content(&self)
        openParts -= 1
        let isForced = breakCount > breaksBefore
        mark(.endGroup)
        let mark = marks[start]
        marks[start] = Mark(
            kind: isForced ? .brokenGroup : kind,
            offset: mark.offset,
            column: mark.column,
            link: Int32(marks.count - 1)
        )
    }

    /// Writes a statement whose body stays on one line if the whole statement fits on one.
    mutating func shortStatement(_ head: (inout Layout) -> Void, body: (inout Layout) -> Void) {
        if !isFlat { mark(.head) }
        openParts += 1
        head(&self)
        group(.shortBody, body)
        openParts -= 1
        if !isFlat { mark(.endHead) }
    }

    /// Writes a chain of calls, each on a separate line if it doesn't fit after the text before it.
    mutating func chain<Calls: Sequence>(
        _ first: (inout Layout) -> Void,
        _ calls: Calls,
        _ call: (inout Layout, Calls.Element) -> Void
    ) {
        if !isFlat { mark(.chain) }
        openParts += 1
        first(&self)
        for element in calls {
            group { layout in
                if !layout.isFlat { layout.mark(.chainNest) }
                layout.softBreak()
                call(&layout, element)
                if !layout.isFlat { layout.mark(.endChainNest) }
            }
        }
        openParts -= 1
        if !isFlat { mark(.endChain) }
    }

    /// Writes the value after `=`.
    mutating func hanging(_ content: (inout Layout) -> Void) {
        if !isFlat { mark(.hanging) }
        blank()
        openParts += 1
        content(&self)
        openParts -= 1
        if !isFlat { mark(.endHanging) }
    }

    /// Writes the text before the brace of a body. The brace is on a separate line after a broken line that doesn't end
    /// with a bracket.
    mutating func head(endsWithBracket: Bool, _ content: (inout Layout) -> Void) {
        if endsWithBracket {
            content(&self)
            blank()
        } else {
            group {
                content(&$0)
                $0.space()
            }
        }
    }

    /// `open`, the items on one line or on a line each, `close`.
    mutating func list<Items: Collection>(
        _ open: String,
        _ items: Items,
        hasTrailingComma: Bool = false,
        _ close: String,
        _ item: (inout Layout, Items.Element) -> Void
    ) {
        guard !items.isEmpty else { return text(open + close) }
        group { layout in
            layout.text(open)
            layout.nested { layout in
                layout.softBreak()
                layout.separated(items, item)
                if hasTrailingComma { layout.trailingComma() }
            }
            layout.softBreak()
            layout.text(close)
        }
    }

    /// The items of an array or a dictionary. Several items on separate lines each end with a comma.
    mutating func collection<Items: Collection>(_ items: Items, _ item: (inout Layout, Items.Element) -> Void) {
        list("[", items, hasTrailingComma: items.count > 1, "]", item)
    }

    /// The names in an array, with as many on each line as fit.
    mutating func names<Items: Collection>(_ items: Items, _ item: (inout Layout, Items.Element) -> Void) {
        group { layout in
            layout.text("[")
            layout.nested { layout in
                layout.softBreak()
                for (index, element) in items.enumerated() {
                    if index > 0 { layout.text(",") }
                    layout.group { layout in
                        if index > 0 { layout.space() }
                        item(&layout, element)
                    }
                }
                layout.trailingComma()
            }
            layout.softBreak()
            layout.text("]")
        }
    }

    /// The items, separated by a comma and a space, or by a comma and a new line.
    mutating func separated<Items: Sequence>(_ items: Items, _ item: (inout Layout, Items.Element) -> Void) {
        var isFirst = true
        for element in items {
            if !isFirst {
                text(",")
                space()
            }
            isFirst = false
            item(&self, element)
        }
    }
}

extension Layout {
    /// The cases of a `switch`. Each begins with its label, has a `caseBreak` and ends with its statements.
    ///
    /// - Parameter canBeCompact: Whether a case can be on one line.
    mutating func cases(
        _ cases: [SwiftCase],
        canBeCompact: (SwiftCase) -> Bool,
        label: (inout Layout, SwiftCase) -> Void,
        statements: (inout Layout, SwiftCase) -> Void
    ) {
        guard !isFlat else { return newLine() }
        for element in cases {
            startLine()
            let isCompact = canBeCompact(element)
            let start = begin(.switchCase)
            marks[start].link = .max
            // A case that can be on one line is decided at its end.
            if isCompact { openParts += 1 }
            let breaksBefore = breakCount
            let columnBefore = columns
            label(&self, element)
            nested { layout in
                layout.mark(.caseBreak)
                layout.blank()
                statements(&layout, element)
            }
            mark(.endSwitchCase)
            guard isCompact else { continue }
            openParts -= 1
            if breakCount == breaksBefore { marks[start].link = columns - columnBefore }
        }
    }

    /// A string literal: the text that `line` writes or, if that is longer than `limit` columns, several lines of
    /// atoms.
    mutating func literal(
        limit: Int32,
        followsKey: Bool,
        line: (inout Layout) -> Void,
        atoms: () -> [String]
    ) {
        guard !isFlat else { return line(&self) }
        let group = begin(.group)
        let string = begin(.longString)
        let before = columns
        flat(line)
        guard columns - before > limit else { return marks.removeSubrange(group...) }
        mark(.endLongString)
        marks[string].link = Int32(longStrings.count)
        longStrings.append(LongString(atoms: atoms(), followsKey: followsKey, end: marks.count - 1))
        mark(.endGroup)
        marks[group].link = Int32(marks.count - 1)
    }
}
