extension SwiftType {
    /// The type as source.
    var source: String { LayoutPrinter.line(of: Layout { write(to: &$0) }) }

    /// Writes the type. Types are never broken into lines.
    func write(to layout: inout Layout) {
        switch self {
        case .named(let components): Self.write(components, to: &layout)
        case .optional(let wrapped):
            wrapped.writeWrapped(to: &layout)
            layout.text("?")
        case .array(let element):
            layout.text("[")
            element.write(to: &layout)
            layout.text("]")
        case .dictionary(let key, let value):
            layout.text("[")
            key.write(to: &layout)
            layout.text(": ")
            value.write(to: &layout)
            layout.text("]")
        case .function(let function): function.write(to: &layout)
        case .any(let type): Self.write("any ", type, to: &layout)
        case .inout(let type): Self.write("inout ", type, to: &layout)
        case .attributed(let attributes, let type):
            for attribute in attributes {
                attribute.write(to: &layout)
                layout.blank()
            }
            type.write(to: &layout)
        }
    }

    private static func write(_ keyword: String, _ type: SwiftType, to layout: inout Layout) {
        layout.text(keyword)
        type.write(to: &layout)
    }

    /// Writes the type before `?`, in parentheses if this would bind to a part of it.
    private func writeWrapped(to layout: inout Layout) {
        switch self {
        case .function, .any, .attributed, .inout:
            layout.text("(")
            write(to: &layout)
            layout.text(")")
        case .named, .optional, .array, .dictionary: write(to: &layout)
        }
    }

    private static func write(_ components: [Component], to layout: inout Layout) {
        var isFirst = true
        for component in components {
            if !isFirst { layout.text(".") }
            component.writeName(to: &layout, isFirst: isFirst)
            isFirst = false
            guard !component.arguments.isEmpty else { continue }
            layout.text("<")
            layout.flat { $0.separated(component.arguments) { $1.write(to: &$0) } }
            layout.text(">")
        }
    }
}

extension SwiftType.Component {
    /// `Self` and `Any` are types here, and every other reserved word is a name.
    fileprivate func writeName(to layout: inout Layout, isFirst: Bool) {
        if isFirst, name.text == "Self" || name.text == "Any" { return layout.text(name.text) }
        layout.name(name, at: isFirst ? .standalone : .member)
    }
}

extension SwiftType.Function {
    fileprivate func write(to layout: inout Layout) {
        layout.text("(")
        layout.flat { $0.separated(parameters) { $1.write(to: &$0) } }
        layout.text(") -> ")
        result.write(to: &layout)
    }
}

extension SwiftAttribute {
    func write(to layout: inout Layout) {
        switch self {
        case .named(let type):
            layout.text("@")
            type.write(to: &layout)
        case .available(let version): layout.text("@available(iOS \(version).0, *)")
        case .unavailable: layout.text("@available(*, unavailable)")
        }
    }
}

extension SwiftBuildCondition {
    var source: String {
        switch self {
        case .flag(let name): name.text
        case .canImport(let module): "canImport(\(module.text))"
        case .all(let conditions): conditions.map(\.source).joined(separator: " && ")
        }
    }
}
