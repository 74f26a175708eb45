internal import Foundation

/// Parses SVG path data, the attribute `d` of a path.
///
/// Source: SVG 1.1, 8.3 "Path data": all commands, absolute and relative. Arcs become curves.
struct SVGPath {
    private var scanner: Scanner
    private var steps: [PathStep] = []
    private var current = Point(x: 0, y: 0)
    private var start = Point(x: 0, y: 0)
    /// The last control point of a curve, which the next smooth curve mirrors.
    private var control: Point?

    /// The steps of an outline. Parsing ends where the path data becomes invalid, as the standard requires.
    static func steps(_ text: String) -> [PathStep] { steps(Array(text.utf8)) }

    /// The steps of an outline in bytes.
    static func steps(_ text: [UInt8]) -> [PathStep] {
        var path = SVGPath(scanner: Scanner(text: text))
        var command: UInt8 = 0
        while let next = path.scanner.command(after: command) {
            command = next
            guard path.read(command) else { break }
        }
        return path.steps
    }

    /// Parses one command with its numbers.
    private mutating func read(_ command: UInt8) -> Bool {
        let isRelative = command >= UInt8(ascii: "a")
        let origin = isRelative ? current : Point(x: 0, y: 0)
        let previous = control
        control = nil
        switch command | 0x20 {
        case UInt8(ascii: "z"):
            steps.append(.close)
            current = start
        case UInt8(ascii: "m"):
            guard let point = point(from: origin) else { return false }
            (start, current) = (point, point)
            steps.append(.move(point))
        case UInt8(ascii: "l"): return line(to: point(from: origin))
        case UInt8(ascii: "h"): return line(to: scanner.number().map { Point(x: origin.x + $0, y: current.y) })
        case UInt8(ascii: "v"): return line(to: scanner.number().map { Point(x: current.x, y: origin.y + $0) })
        case UInt8(ascii: "c"): return curve(point(from: origin), point(from: origin), point(from: origin))
        case UInt8(ascii: "s"):
            return curve(current.mirror(of: previous), point(from: origin), point(from: origin))
        case UInt8(ascii: "q"): return quadratic(point(from: origin), point(from: origin))
        case UInt8(ascii: "t"): return quadratic(current.mirror(of: previous), point(from: origin))
        case UInt8(ascii: "a"): return arc(from: origin)
        default: return false
        }
        return true
    }

    private mutating func point(from origin: Point) -> Point? {
        guard let x = scanner.number(), let y = scanner.number() else { return nil }
        return Point(x: origin.x + x, y: origin.y + y)
    }

    private mutating func line(to end: Point?) -> Bool {
        guard let end else { return false }
        steps.append(.line(end))
        current = end
        return true
    }

    private mutating func curve(_ first: Point?, _ second: Point?, _ end: Point?) -> Bool {
        guard let first, let second, let end else { return false }
        steps.append(.curve(first, second, end))
        (control, current) = (second, end)
        return true
    }

    private mutating func quadratic(_ middle: Point?, _ end: Point?) -> Bool {
        guard let middle, let end else { return false }
        func between(_ point: Point) -> Point {
            Point(x: point.x + (middle.x - point.x) * 2 / 3, y: point.y + (middle.y - point.y) * 2 / 3)
        }
        steps.append(.curve(between(current), between(end), end))
        (control, current) = (middle, end)
        return true
    }

    private mutating func arc(from origin: Point) -> Bool {
        guard let width = scanner.number(), let height = scanner.number(), let angle = scanner.number(),
            let isLarge = scanner.flag(), let isClockwise = scanner.flag(), let end = point(from: origin)
        else { return false }
        let arc = EllipticalArc(
            start: current,
            end: end,
            radii: Size(width: width, height: height),
            angle: angle * .pi / 180,
            isLarge: isLarge,
            isClockwise: isClockwise
        )
        steps += arc.curves
        current = end
        return true
    }
}

extension Point {
    /// The reflection of a point, or the point itself if there's none.
    fileprivate func mirror(of other: Point?) -> Point {
        other.map { Point(x: 2 * x - $0.x, y: 2 * y - $0.y) } ?? self
    }
}

/// Tokenizes the commands and numbers of a path.
private struct Scanner {
    let text: [UInt8]
    private var place = 0

    init(text: [UInt8]) { self.text = text }

    private mutating func skipSeparators() {
        while place < text.count, text[place] <= 0x20 || text[place] == UInt8(ascii: ",") { place += 1 }
    }

    /// The next command: a letter, or the previous one if a number follows. Additional points of a move are lines.
    mutating func command(after last: UInt8) -> UInt8? {
        skipSeparators()
        guard place < text.count else { return nil }
        let byte = text[place]
        if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) {
            place += 1
            return byte
        }
        switch last {
        case 0, UInt8(ascii: "z"), UInt8(ascii: "Z"): return nil
        case UInt8(ascii: "m"): return UInt8(ascii: "l")
        case UInt8(ascii: "M"): return UInt8(ascii: "L")
        default: return last
        }
    }

    mutating func number() -> Double? {
        skipSeparators()
        let start = place
        var hasPoint = false
        var hasExponent = false
        while place < text.count {
            switch text[place] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: "-"), UInt8(ascii: "+"):
                guard place == start || text[place - 1] | 0x20 == UInt8(ascii: "e") else { return value(from: start) }
            case UInt8(ascii: "."):
                guard !hasPoint, !hasExponent else { return value(from: start) }
                hasPoint = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                guard !hasExponent, place > start else { return value(from: start) }
                hasExponent = true
            default: return value(from: start)
            }
            place += 1
        }
        return value(from: start)
    }

    private func value(from start: Int) -> Double? {
        Double(String(decoding: text[start..<place], as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
    }

    /// A digit, 0 or 1, which the next number can follow without a space.
    mutating func flag() -> Bool? {
        skipSeparators()
        guard place < text.count, text[place] == UInt8(ascii: "0") || text[place] == UInt8(ascii: "1") else {
            return nil
        }
        place += 1
        return text[place - 1] == UInt8(ascii: "1")
    }
}
