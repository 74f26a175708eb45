extension SwiftStringLiteral {
    /// The literal on one line, or on several where it is long and finds no line that is wide enough.
    func layout(followsKey: Bool = false) -> Layout {
        let line = line
        guard line.count > Self.shortLiteral else { return .text(line) }
        let lines = Layout.longString(atoms: segments.flatMap(\.atoms), followsKey: followsKey)
        return .group(.whenBroken(lines, otherwise: .text(line)))
    }

    /// The literal on one line, whatever its length.
    var line: String { "\"" + segments.flatMap(\.atoms).joined() + "\"" }

    /// Literals up to this many columns stay in one piece.
    private static let shortLiteral = 80
}

extension SwiftStringLiteral.Segment {
    fileprivate var atoms: [String] {
        switch self {
        case .text(let text): SwiftText.literalAtoms(of: text)
        case .interpolation(let expression): ["\\(" + LayoutPrinter.line(of: expression.layout()) + ")"]
        }
    }
}

/// Numbers as they are written by hand.
enum SwiftNumber {
    static func source(of value: Int) -> String {
        let digits = String(value.magnitude)
        guard digits.count > 6 else { return String(value) }
        let head = digits.count % 3
        var groups = head == 0 ? [] : [String(digits.prefix(head))]
        var rest = digits.dropFirst(head)
        while !rest.isEmpty {
            groups.append(String(rest.prefix(3)))
            rest = rest.dropFirst(3)
        }
        return (value < 0 ? "-" : "") + groups.joined(separator: "_")
    }

    static func source(of value: Double) -> String {
        if value.isNaN { return "Double.nan" }
        if value.isInfinite { return value < 0 ? "-Double.infinity" : "Double.infinity" }
        return String(describing: value)
    }
}
