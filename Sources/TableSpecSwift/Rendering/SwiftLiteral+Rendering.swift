extension SwiftStringLiteral {
    /// Writes the literal on one line, or on several if it's long and no line is wide enough.
    func write(to layout: inout Layout, followsKey: Bool = false) {
        if let plainText, plainText.utf8.count + 2 <= Self.shortLiteral, SwiftText.isPlain(plainText) {
            layout.text("\"")
            layout.text(plainText)
            return layout.text("\"")
        }
        layout.literal(limit: Self.shortLiteral, followsKey: followsKey) { layout in
            layout.text("\"")
            for segment in segments { segment.write(to: &layout) }
            layout.text("\"")
        } atoms: {
            segments.flatMap(\.atoms)
        }
    }

    /// Literals with up to this number of columns aren't split.
    private static let shortLiteral: Int32 = 80
}

extension SwiftStringLiteral.Segment {
    fileprivate func write(to layout: inout Layout) {
        switch self {
        case .text(let text): layout.text(SwiftText.isPlain(text) ? text : SwiftText.literalAtoms(of: text).joined())
        case .interpolation(let expression):
            layout.text("\\(")
            layout.line(of: expression)
            layout.text(")")
        }
    }

    fileprivate var atoms: [String] {
        switch self {
        case .text(let text): SwiftText.literalAtoms(of: text)
        case .interpolation: [LayoutPrinter.line(of: Layout { write(to: &$0) })]
        }
    }
}

/// Numbers in their usual notation.
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
