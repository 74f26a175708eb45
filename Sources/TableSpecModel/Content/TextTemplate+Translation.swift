extension TextTemplate {
    /// Returns the text in another language. The bindings replace the format specifiers, `%@`, `%lld` or `%1$@`.
    ///
    /// - Returns: `nil` for a format with a specifier that no binding of the text matches.
    package func translated(by format: String) -> TextTemplate? {
        let bindings = form(.other).bindings
        var segments: [Segment] = []
        var literal = ""
        var next = 0
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                literal += "%"
                rest = rest.dropFirst()
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            if rest.dropFirst(digits.count).first == "$", let position = Int(digits) {
                next = position - 1
                rest = rest.dropFirst(digits.count + 1)
            }
            guard let kind = ["@", "lld", "ld", "d"].first(where: { rest.hasPrefix($0) }),
                bindings.indices.contains(next)
            else { return nil }
            rest = rest.dropFirst(kind.count)
            if !literal.isEmpty { segments.append(.literal(literal)) }
            literal = ""
            segments.append(.binding(bindings[next]))
            next += 1
        }
        literal += rest
        if !literal.isEmpty || segments.isEmpty { segments.append(.literal(literal)) }
        var text = TextTemplate(segments, at: range)
        text.localization = localization
        return text
    }
}
