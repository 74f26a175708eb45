extension SwiftVariable {
    func write(to layout: inout Layout) {
        layout.documentation(documentation)
        writeLine(to: &layout)
    }

    /// Writes everything except the documentation.
    private func writeLine(to layout: inout Layout) {
        layout.leadingAttributes(attributes)
        layout.modifiers(modifiers)
        layout.text(keyword.rawValue)
        layout.blank()
        layout.name(name, at: .standalone)
        if let type {
            layout.text(": ")
            type.write(to: &layout)
        }
        value?.writeAssigned(to: &layout)
        writeAccessors(to: &layout)
    }

    private func writeAccessors(to layout: inout Layout) {
        switch accessors {
        case .stored: break
        case .computed(let getter, nil):
            layout.blank()
            getter.writeShortBlock(to: &layout)
        case .computed(let getter, let setter?): Self.write([("get ", getter), ("set ", setter)], to: &layout)
        case .observed(let didSet) where didSet.isShortAccessor:
            layout.blank()
            layout.group { layout in
                layout.text("{")
                layout.nested { layout in
                    layout.space()
                    layout.text("didSet ")
                    didSet.writeShortAccessor(to: &layout)
                }
                layout.space()
                layout.text("}")
            }
        case .observed(let didSet): Self.write([("didSet ", didSet)], to: &layout)
        case .required(let settable): layout.text(settable ? " { get set }" : " { get }")
        }
    }

    private static func write(_ accessors: [(keyword: String, body: [SwiftStatement])], to layout: inout Layout) {
        layout.text(" {")
        layout.nested { layout in
            for accessor in accessors {
                layout.newLine()
                layout.text(accessor.keyword)
                accessor.body.writeShortAccessor(to: &layout)
            }
        }
        layout.newLine()
        layout.text("}")
    }

    /// Whether the property is on one line below one line of documentation.
    var isShort: Bool {
        guard documentation?.lines.count == 1 else { return false }
        switch accessors {
        case .stored, .observed: return Layout { writeLine(to: &$0) }.isShortLine
        case .computed, .required: return false
        }
    }

    /// Whether the property is on one line with its observer, and has no documentation.
    var isShortObserved: Bool {
        guard documentation == nil, case .observed = accessors else { return false }
        return Layout { writeLine(to: &$0) }.isShortLine
    }

    /// Whether the property is on one line, unless that is too long.
    var isOneLine: Bool {
        guard documentation == nil, !(value?.forcesBreak ?? false) else { return false }
        switch accessors {
        case .stored, .required: return true
        case .computed, .observed: return false
        }
    }
}
