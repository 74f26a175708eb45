extension SwiftEnumCase {
    /// The names of the cases at the start of several declarations that consist only of a name.
    static func names(of declarations: ArraySlice<SwiftDeclaration>) -> [SwiftIdentifier] {
        declarations.prefix { declaration in
            guard case .enumCase(let enumCase) = declaration else { return false }
            return enumCase.isName
        }.compactMap { declaration in
            guard case .enumCase(let enumCase) = declaration else { return nil }
            return enumCase.name
        }
    }

    /// Writes names as `case first, second`, on as many lines as they need.
    static func write(_ names: [SwiftIdentifier], to layout: inout Layout) {
        var width = 0
        for (index, name) in names.enumerated() {
            let text = name.spelled(at: .standalone)
            if width > 0, width + text.count + 2 <= longLine {
                layout.text(", ")
                width += 2
            } else {
                if index > 0 { layout.newLine() }
                layout.text("case ")
                width = 5
            }
            layout.text(text)
            width += text.count
        }
    }

    private static let longLine = 100

    /// The members of an enum on one line, or `nil` if they aren't cases that fit there.
    static func line(of members: [SwiftDeclaration]) -> String? {
        if members.count == 1, case .enumCase(let only) = members[0] {
            return LayoutPrinter.line(of: Layout { only.write(to: &$0) })
        }
        let names = names(of: members[...])
        guard !names.isEmpty, names.count == members.count else { return nil }
        return "case " + names.map { $0.spelled(at: .standalone) }.joined(separator: ", ")
    }

    /// Whether the case consists only of a name.
    private var isName: Bool { payload.parameters.isEmpty && rawValue == nil }

    func write(to layout: inout Layout) {
        layout.text("case ")
        layout.name(name, at: .standalone)
        if !payload.parameters.isEmpty { payload.write(to: &layout, isPayload: true) }
        rawValue?.writeAssigned(to: &layout)
    }
}
