extension SwiftTypeDeclaration {
    func write(to layout: inout Layout) {
        layout.documentation(documentation)
        layout.attributeLines(attributes)
        if inherits.isEmpty {
            writeStart(to: &layout)
            layout.blank()
        } else {
            layout.group { layout in
                writeStart(to: &layout)
                layout.text(": ")
                layout.nested { $0.separated(inherits) { $1.write(to: &$0) } }
                layout.space()
            }
        }
        guard !members.isEmpty else { return layout.text("{}") }
        if kind == .enum, let line = SwiftEnumCase.line(of: members), line.utf8.count <= Self.shortLine {
            return Self.write(to: &layout) { $0.text(line) }
        }
        if let onlyProperty { return Self.write(to: &layout, onlyProperty.write) }
        layout.text("{")
        layout.nested { layout in
            layout.newLine()
            members.write(to: &layout)
        }
        layout.newLine()
        layout.text("}")
    }

    /// Whether it's an enumeration on one line without documentation.
    var isShortEnumeration: Bool {
        guard kind == .enum, documentation == nil, attributes.isEmpty, SwiftEnumCase.line(of: members) != nil else {
            return false
        }
        return Layout { write(to: &$0) }.isShortLine
    }

    /// The maximum length of enum cases on the same line as the enum.
    private static let shortLine = 80

    /// Writes `{ … }` around the only line of a type, on one line if it fits.
    private static func write(to layout: inout Layout, _ line: (inout Layout) -> Void) {
        layout.group { layout in
            layout.text("{")
            layout.nested { layout in
                layout.space()
                line(&layout)
            }
            layout.space()
            layout.text("}")
        }
    }

    /// The only property of a structure, which takes one line if it fits.
    private var onlyProperty: SwiftVariable? {
        guard kind == .struct, members.count == 1, case .variable(let property) = members[0], property.isOneLine else {
            return nil
        }
        return property
    }

    private func writeStart(to layout: inout Layout) {
        layout.modifiers(modifiers)
        layout.text(kind.rawValue)
        layout.blank()
        name.write(to: &layout)
    }
}
