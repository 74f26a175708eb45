/// Turns a layout into lines of at most 120 columns.
struct LayoutPrinter {
    static let width = 120
    static let indentation = 4

    private struct Item {
        let layout: Layout
        let indent: Int
        let isFlat: Bool
    }

    private var output = ""
    private var column = 0
    /// Columns that the line gets before its first text; empty lines stay empty.
    private var pendingIndent: Int?
    private var stack: [Item] = []

    /// The text, ended by one new line.
    static func print(_ layout: Layout) -> String {
        var printer = LayoutPrinter()
        printer.pendingIndent = 0
        printer.push(layout, at: 0, isFlat: false)
        printer.run()
        while printer.output.last == "\n" { printer.output.removeLast() }
        return printer.output + "\n"
    }

    /// The layout on one line, whatever its width; what asks for lines of its own gets them.
    static func line(of layout: Layout) -> String {
        var printer = LayoutPrinter()
        printer.push(layout, at: 0, isFlat: !layout.forcesBreak)
        printer.run()
        return printer.output
    }

    /// The columns that a layout takes on one line, or nothing where it cannot be on one line.
    static func flatWidth(of layout: Layout) -> Int? {
        layout.forcesBreak ? nil : line(of: layout).count
    }

    private mutating func run() {
        while let item = stack.popLast() {
            if item.isFlat { printFlat(item.layout) } else { printBroken(item.layout, at: item.indent) }
        }
    }

    private mutating func push(_ layout: Layout, at indent: Int, isFlat: Bool) {
        stack.append(Item(layout: layout, indent: indent, isFlat: isFlat))
    }

    private mutating func push(_ parts: [Layout], at indent: Int, isFlat: Bool) {
        for part in parts.reversed() { push(part, at: indent, isFlat: isFlat) }
    }

    private mutating func printFlat(_ layout: Layout) {
        switch layout {
        case .text(let text): write(text)
        case .space: write(" ")
        case .sequence(let parts): push(parts, at: 0, isFlat: true)
        case .nested(let content), .group(let content, _): push(content, at: 0, isFlat: true)
        case .whenBroken(_, let otherwise): push(otherwise, at: 0, isFlat: true)
        case .hanging(let content): push([" ", content], at: 0, isFlat: true)
        case .fitting(_, let compact, _): push(compact, at: 0, isFlat: true)
        case .softBreak, .newLine, .emptyLine, .comment, .longString: break
        }
    }

    private mutating func printBroken(_ layout: Layout, at indent: Int) {
        switch layout {
        case .text(let text): write(text)
        case .softBreak, .space, .newLine: breakLine(indent)
        case .emptyLine:
            breakLine(indent)
            breakLine(indent)
        case .sequence(let parts): push(parts, at: indent, isFlat: false)
        case .nested(let content): push(content, at: indent + Self.indentation, isFlat: false)
        case .group(let content, let isForced):
            push(content, at: indent, isFlat: !isForced && fits(content, isFlat: true))
        case .whenBroken(let broken, _): push(broken, at: indent, isFlat: false)
        case .hanging(let content): printHanging(content, at: indent)
        case .fitting(let width, let compact, let expanded):
            push(indent + width <= Self.width ? compact : expanded, at: indent, isFlat: false)
        case .comment(let marker, let lines): printComment(marker, lines, at: indent)
        case .longString(let atoms, let followsKey):
            printLongString(atoms, at: pendingIndent == nil && !followsKey ? indent + Self.indentation : indent)
        }
    }

    private mutating func printHanging(_ content: Layout, at indent: Int) {
        if fits([" ", content], isFlat: false) {
            push([" ", content], at: indent, isFlat: false)
        } else {
            breakLine(indent + Self.indentation)
            push(content, at: indent + Self.indentation, isFlat: false)
        }
    }

    private mutating func write(_ text: String) {
        guard !text.isEmpty else { return }
        if let indent = pendingIndent {
            output += String(repeating: " ", count: indent)
            column += indent
            pendingIndent = nil
        }
        output += text
        column += text.count
    }

    private mutating func breakLine(_ indent: Int) {
        output += "\n"
        column = 0
        pendingIndent = indent
    }
}

extension LayoutPrinter {
    /// Whether the content, and what follows it up to the next possible new line, fits on the current line.
    private func fits(_ content: Layout, isFlat: Bool) -> Bool {
        var left = Self.width - column - (pendingIndent ?? 0)
        var pending = [Item(layout: content, indent: 0, isFlat: isFlat)]
        var following = stack.count
        while left >= 0 {
            if pending.isEmpty {
                guard following > 0 else { return true }
                following -= 1
                pending.append(stack[following])
            }
            let item = pending.removeLast()
            switch item.layout {
            case .text(let text): left -= text.count
            case .space, .softBreak:
                guard item.isFlat else { return true }
                if case .space = item.layout { left -= 1 }
            case .newLine, .emptyLine, .comment: return true
            case .longString: return left >= 3
            case .sequence(let parts):
                pending += parts.reversed().map { Item(layout: $0, indent: 0, isFlat: item.isFlat) }
            case .nested(let inner), .group(let inner, _):
                pending.append(Item(layout: inner, indent: 0, isFlat: item.isFlat))
            case .whenBroken(let broken, let otherwise):
                pending.append(Item(layout: item.isFlat ? otherwise : broken, indent: 0, isFlat: item.isFlat))
            case .hanging(let inner):
                pending.append(Item(layout: [" ", inner], indent: 0, isFlat: item.isFlat))
            case .fitting(_, let compact, _):
                pending.append(Item(layout: compact, indent: 0, isFlat: item.isFlat))
            }
        }
        return false
    }
}

extension LayoutPrinter {
    private mutating func printComment(_ marker: String, _ lines: [String], at indent: Int) {
        let room = max(Self.width - indent - marker.count - 1, 20)
        for (index, line) in lines.flatMap({ Self.wrap($0, to: room) }).enumerated() {
            if index > 0 { breakLine(indent) }
            write(line.isEmpty ? marker : marker + " " + line)
        }
    }

    private static func wrap(_ line: String, to room: Int) -> [String] {
        var lines: [String] = []
        var current = ""
        for word in line.split(separator: " ") {
            if !current.isEmpty, current.count + 1 + word.count > room {
                lines.append(current)
                current = ""
            }
            current += current.isEmpty ? word : " " + word
        }
        return lines + [current]
    }

    /// Breaks after spaces and line feeds of the text, or anywhere where it has none; the backslash joins the lines.
    private mutating func printLongString(_ atoms: [String], at indent: Int) {
        let room = max(Self.width - indent - 1, 20)
        write("\"\"\"")
        breakLine(indent)
        var line: [String] = []
        var width = 0
        for atom in atoms.last == " " ? atoms.dropLast() + ["\\u{20}"] : atoms {
            if width + atom.count > room, !line.isEmpty {
                let cut = line.lastIndex { $0 == " " || $0 == "\\n" }.map { $0 + 1 } ?? line.count
                write(line[..<cut].joined() + "\\")
                breakLine(indent)
                line.removeFirst(cut)
                width = line.reduce(0) { $0 + $1.count }
            }
            line.append(atom)
            width += atom.count
        }
        write(line.joined())
        breakLine(indent)
        write("\"\"\"")
    }
}
