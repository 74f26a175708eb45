extension SwiftFunction {
    func write(to layout: inout Layout) {
        layout.documentation(documentation)
        writeCode(to: &layout)
    }

    /// Whether the protocol requirement is on one line below one line of documentation.
    var isShortRequirement: Bool {
        body == nil && documentation?.lines.count == 1 && Layout { writeCode(to: &$0) }.isShortLine
    }

    /// Writes everything except the documentation.
    private func writeCode(to layout: inout Layout) {
        if isUncallable {
            layout.leadingAttributes(attributes)
        } else {
            layout.attributeLines(attributes)
        }
        layout.modifiers(modifiers)
        writeName(to: &layout)
        parameters.write(to: &layout, isPayload: false)
        if isAsync { layout.text(" async") }
        let hasResult = result?.isVoid == false
        if let result, hasResult {
            layout.text(" -> ")
            result.write(to: &layout)
        }
        guard let body else { return }
        layout.blank()
        (hasResult ? body.returningCasesOfLargeSwitch : body).writeShortBlock(to: &layout)
    }

    /// Whether the function exists only because a superclass requires it, which takes one line.
    private var isUncallable: Bool { attributes.contains(.unavailable) }

    private func writeName(to layout: inout Layout) {
        switch kind {
        case .function(let name):
            layout.text("func ")
            layout.name(name, at: .standalone)
        case .initializer: layout.text("init")
        case .failableInitializer: layout.text("init?")
        }
    }
}

extension SwiftType {
    var isVoid: Bool {
        guard case .named(let components) = self, components.count == 1 else { return false }
        return components[0].name.text == "Void" && components[0].arguments.isEmpty
    }
}

extension SwiftParameters {
    /// Writes the list in parentheses. A payload has only labels, and none if the name is `_`.
    func write(to layout: inout Layout, isPayload: Bool) {
        layout.list("(", parameters, ")") { $1.write(to: &$0, isPayload: isPayload) }
    }
}

extension SwiftParameter {
    func write(to layout: inout Layout, isPayload: Bool) {
        if isPayload { name.writePayloadLabel(to: &layout) } else { name.write(to: &layout) }
        type.write(to: &layout)
        defaultValue?.writeAssigned(to: &layout)
    }
}

extension SwiftParameter.Name {
    func write(to layout: inout Layout) {
        if let label {
            layout.name(label, at: .label)
            layout.blank()
        }
        layout.nameOrWildcard(name)
        layout.text(": ")
    }

    func writePayloadLabel(to layout: inout Layout) {
        guard name != .wildcard else { return }
        layout.name(name, at: .label)
        layout.text(": ")
    }
}
