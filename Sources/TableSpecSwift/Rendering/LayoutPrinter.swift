/// Prints a layout as lines of at most 120 columns.
struct LayoutPrinter {
    static let width = 120
    static let indentation = 4

    private let layout: Layout
    /// The text and the marks of the layout, which exist as long as something is printed.
    private let text: UnsafeBufferPointer<UInt8>
    private let marks: UnsafeBufferPointer<Layout.Mark>
    private var lines: PrintedLines

    private init(
        _ layout: Layout,
        _ text: UnsafeBufferPointer<UInt8>,
        _ marks: UnsafeBufferPointer<Layout.Mark>,
        _ lines: PrintedLines
    ) {
        self.layout = layout
        self.text = text
        self.marks = marks
        self.lines = lines
    }

    /// The layout on one line, regardless of its width. Parts that require separate lines get them.
    static func line(of layout: Layout) -> String {
        guard layout.forcesBreak else { return String(decoding: layout.bytes, as: UTF8.self) }
        var lines = PrintedLines(pendingIndent: nil)
        print(layout, after: &lines)
        return String(decoding: lines.output, as: UTF8.self)
    }

    /// Adds the lines of a layout to the previous ones.
    static func print(_ layout: Layout, after lines: inout PrintedLines) {
        layout.bytes.withUnsafeBufferPointer { text in
            layout.marks.withUnsafeBufferPointer { marks in
                var printer = LayoutPrinter(layout, text, marks, lines)
                // The printer is the only owner of the lines while it prints, so that they grow in place.
                lines = PrintedLines()
                printer.run()
                lines = printer.lines
            }
        }
    }

    private mutating func run() {
        copy(from: 0, column: 0, toMark: 0)
        var index = 0
        while index < marks.count {
            var mark = marks[index]
            if let end = endOfWhole(mark, at: index) {
                index = end
                mark = marks[end]
            } else {
                pass(mark, at: index)
            }
            index += 1
            let width = mark.kind.ownWidth
            copy(from: Int(mark.offset) + width, column: Int(mark.column) + width, toMark: index)
        }
    }

    /// Prints a part that is printed as a whole, and returns the index of its end, or `nil` for all others.
    private mutating func endOfWhole(_ mark: Layout.Mark, at index: Int) -> Int? {
        switch mark.kind {
        case .group where fits(mark, at: index),
            .shortBody where lines.heads.last == lines.breaks && fits(mark, at: index):
            copy(from: Int(mark.offset), column: Int(mark.column), toMark: Int(mark.link))
            return Int(mark.link)
        case .longString:
            let string = layout.longStrings[Int(mark.link)]
            let isNested = lines.pendingIndent == nil && !string.followsKey
            printLongString(string.atoms, at: isNested ? lines.indent + Self.indentation : lines.indent)
            return string.end
        default:
            return nil
        }
    }

    private mutating func pass(_ mark: Layout.Mark, at index: Int) {
        switch mark.kind {
        case .softBreak, .space, .newLine: breakLine(lines.indent)
        case .emptyLine:
            breakLine(lines.indent)
            breakLine(lines.indent)
        case .nest: lines.indent += Self.indentation
        case .endNest: lines.indent -= Self.indentation
        case .head: lines.heads.append(lines.breaks)
        case .endHead: lines.heads.removeLast()
        case .chain: lines.chains.append((lines.breaks, nil))
        case .endChain: lines.chains.removeLast()
        case .chainNest: beginChainedCall(at: index)
        case .endChainNest: if lines.chains.last?.isNested == true { lines.indent -= Self.indentation }
        case .hanging: beginHanging(at: index)
        case .endHanging: if lines.hangs.popLast() == true { lines.indent -= Self.indentation }
        case .comma: write(",")
        case .switchCase: lines.compactCases.append(lines.indent <= Self.width - Int(clamping: mark.link))
        case .endSwitchCase: lines.compactCases.removeLast()
        case .caseBreak: if lines.compactCases.last == true { write(" ") } else { breakLine(lines.indent) }
        case .comment: printComment(layout.comments[Int(mark.link)])
        case .group, .brokenGroup, .shortBody, .endGroup, .longString, .endLongString: break
        }
    }

    private mutating func beginChainedCall(at index: Int) {
        guard var chain = lines.chains.popLast() else { return }
        // After a bracket at the start of its line, the calls are below the bracket, unless one is next to it. The
        // first call decides for all.
        let followsCall = index >= 3 && marks[index - 2].kind == .endGroup && marks[index - 3].kind == .endChainNest
        let isBelowBracket = lines.column <= lines.indent + 2 || !followsCall && lines.lineBeginsWithParenthesis
        let isNested = chain.isNested ?? (chain.start == lines.breaks || !isBelowBracket)
        chain.isNested = isNested
        if isNested { lines.indent += Self.indentation }
        lines.chains.append(chain)
    }

    private mutating func beginHanging(at index: Int) {
        let fits = fitsUpToBreak(after: index, left: room - 1)
        lines.hangs.append(!fits)
        if fits { return write(" ") }
        lines.indent += Self.indentation
        breakLine(lines.indent)
    }

    /// Prints the text up to a mark, or to the end.
    private mutating func copy(from start: Int, column startColumn: Int, toMark index: Int) {
        let isLast = index >= marks.count
        let end = isLast ? text.count : Int(marks[index].offset)
        guard end > start else { return }
        indentLine()
        lines.output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
        lines.column += Int(isLast ? layout.columns : marks[index].column) - startColumn
    }

    private mutating func write(_ text: String) {
        guard !text.isEmpty else { return }
        indentLine()
        lines.output.append(contentsOf: text.utf8)
        lines.column += text.width
    }

    private mutating func indentLine() {
        guard let indent = lines.pendingIndent else { return }
        lines.output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
        lines.column += indent
        lines.pendingIndent = nil
    }

    private mutating func breakLine(_ indent: Int) {
        lines.output.append(UInt8(ascii: "\n"))
        lines.breaks += 1
        lines.column = 0
        lines.pendingIndent = indent
    }
}

// MARK: - Fitting

extension LayoutPrinter {
    /// The number of remaining columns on the current line.
    private var room: Int { Self.width - lines.column - (lines.pendingIndent ?? 0) }

    /// Whether a group, and the text after it up to the next possible line break, fits on the current line.
    private func fits(_ group: Layout.Mark, at index: Int) -> Bool {
        let end = Int(group.link)
        let left = room - Int(marks[end].column - group.column)
        guard left < Self.mostCommas else { return fitsUpToBreak(after: end, left: left) }
        return fitsUpToBreak(after: end, left: left - commas(from: index, to: end))
    }

    /// The number of collections with several elements in a group. Each would end with a comma on separate lines, and
    /// the formatter counts these commas, although it doesn't print them.
    private func commas(from start: Int, to end: Int) -> Int {
        start < end ? marks[start..<end].count { $0.kind == .comma } : 0
    }

    /// More commas than any line has collections with several elements.
    private static let mostCommas = 30

    /// Whether the text after a mark up to the next possible line break fits into a number of columns.
    private func fitsUpToBreak(after index: Int, left: Int) -> Bool {
        var left = left
        var index = index
        while left >= 0 {
            let mark = marks[index]
            index += 1
            let start = Int(mark.column) + mark.kind.ownWidth
            guard index < marks.count else { return Int(layout.columns) - start <= left }
            let next = marks[index]
            left -= Int(next.column) - start
            switch next.kind {
            case .softBreak, .space, .newLine, .emptyLine, .comment: return left >= 0
            case .longString: return left >= 3
            case .caseBreak where lines.compactCases.last != true: return left >= 0
            case .hanging, .caseBreak, .comma: left -= 1
            case .nest, .endNest, .group, .endGroup, .brokenGroup, .endHanging, .switchCase, .endSwitchCase,
                .endLongString, .chain, .endChain, .chainNest, .endChainNest, .head, .endHead, .shortBody:
                break
            }
        }
        return false
    }
}

extension Layout.Kind {
    /// The number of columns of the mark in the text.
    fileprivate var ownWidth: Int {
        switch self {
        case .space, .hanging, .caseBreak: 1
        default: 0
        }
    }
}

// MARK: - Comments and long texts

extension LayoutPrinter {
    private mutating func printComment(_ comment: Layout.Comment) {
        let room = max(Self.width - lines.indent - comment.marker.utf8.count - 1, 20)
        var isFirst = true
        for line in comment.lines {
            if line.utf8.count <= room, line.isEvenlySpaced {
                printLine(line, of: comment, &isFirst)
            } else {
                for part in Self.wrap(line, to: room) { printLine(part, of: comment, &isFirst) }
            }
        }
    }

    private mutating func printLine(_ line: String, of comment: Layout.Comment, _ isFirst: inout Bool) {
        if !isFirst { breakLine(lines.indent) }
        isFirst = false
        write(comment.marker)
        guard !line.isEmpty else { return }
        write(" ")
        write(line)
    }

    private static func wrap(_ line: String, to room: Int) -> [String] {
        var lines: [String] = []
        var current = ""
        var width = 0
        for word in line.split(separator: " ") {
            let wordWidth = word.width
            if width > 0, !SwiftText.mayBeginMarkup(word), width + 1 + wordWidth > room {
                lines.append(current)
                current = ""
                width = 0
            }
            current += width == 0 ? word : " " + word
            width += width == 0 ? wordWidth : wordWidth + 1
        }
        return lines + [current]
    }

    /// Breaks after spaces and line feeds of the text, or anywhere if it has none. The backslash joins the lines.
    private mutating func printLongString(_ atoms: [String], at indent: Int) {
        let room = max(Self.width - indent - 1, 20)
        write("\"\"\"")
        breakLine(indent)
        var line: [String] = []
        var width = 0
        for atom in atoms.last == " " ? atoms.dropLast() + ["\\u{20}"] : atoms {
            let atomWidth = atom.width
            if width + atomWidth > room, !line.isEmpty {
                let cut = line.lastIndex { $0 == " " || $0 == "\\n" }.map { $0 + 1 } ?? line.count
                write(line[..<cut].joined() + "\\")
                breakLine(indent)
                line.removeFirst(cut)
                width = line.reduce(0) { $0 + $1.width }
            }
            line.append(atom)
            width += atomWidth
        }
        write(line.joined())
        breakLine(indent)
        write("\"\"\"")
    }
}

extension StringProtocol {
    /// The number of columns of the text: its characters, which are counted by bytes if all are ASCII.
    fileprivate var width: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count }
}

extension String {
    /// Whether wrapping would only split the text and join it again.
    fileprivate var isEvenlySpaced: Bool {
        var wasSpace = true
        for byte in utf8 {
            let isSpace = byte == UInt8(ascii: " ")
            if isSpace, wasSpace { return false }
            wasSpace = isSpace
        }
        return !wasSpace || utf8.isEmpty
    }
}
