extension SwiftCase {
    /// A `switch`; each case is one line where all cases can be.
    static func layout(of subject: SwiftExpression, _ cases: [SwiftCase]) -> Layout {
        let head = Layout.head(
            ["switch ", subject.layout(.inParentheses)],
            endsWithBracket: subject.endsWithBracket
        )
        let parts = cases.map { (label: $0.label, statements: $0.statements) }
        let expanded: Layout = .sequence(parts.map { [.newLine, $0.label, .nested([.newLine, $0.statements])] })
        guard cases.allSatisfy({ $0.body.isEmpty || $0.body.isSimple }) else {
            return [head, "{", expanded, .newLine, "}"]
        }
        let lines: [Layout] = parts.map { [$0.label, " ", $0.statements] }
        return [head, "{", compact(lines, otherwise: expanded), .newLine, "}"]
    }

    private static func compact(_ lines: [Layout], otherwise expanded: Layout) -> Layout {
        let widths = lines.compactMap(LayoutPrinter.flatWidth)
        guard widths.count == lines.count, let width = widths.max() else { return expanded }
        return .fitting(width: width, compact: .sequence(lines.map { [.newLine, $0] }), expanded: expanded)
    }

    private var statements: Layout {
        let content = body.layout
        return content.isBlank ? "break" : content
    }

    private var label: Layout {
        guard !patterns.isEmpty else { return isUnknownDefault ? "@unknown default:" : "default:" }
        let list = patterns.map { Layout.text($0.source(isBinding: false)) }.joined([",", .space])
        guard let condition else { return [.group(["case ", .nested(list)]), ":"] }
        return .group(["case ", .group(.nested(list)), .space, "where ", condition.layout(.inParentheses), ":"])
    }
}

extension SwiftConditional {
    /// `#if … #endif`, with the content nested.
    func layout(_ content: ([Content]) -> Layout) -> Layout {
        var parts: [Layout] = []
        for (index, branch) in branches.enumerated() {
            parts += [.text((index == 0 ? "#if " : "#elseif ") + branch.condition.source)]
            parts += [.nested([.newLine, content(branch.content)]), .newLine]
        }
        if !otherwise.isEmpty { parts += ["#else", .nested([.newLine, content(otherwise)]), .newLine] }
        return .sequence(parts + ["#endif"])
    }
}
