extension Array where Element == SwiftDeclaration {
    /// Writes the declarations with an empty line between two, except between lines that belong together.
    func write(to layout: inout Layout) {
        for (index, declaration) in enumerated() {
            if index > 0 {
                layout.startLine(afterEmptyLine: !self[index - 1].joins(declaration))
            }
            declaration.write(to: &layout)
        }
    }
}

extension SwiftDeclaration {
    func write(to layout: inout Layout) {
        switch self {
        case .type(let type): type.write(to: &layout)
        case .variable(let variable): variable.write(to: &layout)
        case .function(let function): function.write(to: &layout)
        case .enumCase(let enumCase): enumCase.write(to: &layout)
        case .typealiasing(let name, let type, let modifiers, let documentation):
            layout.documentation(documentation)
            layout.modifiers(modifiers)
            layout.text("typealias ")
            layout.name(name, at: .standalone)
            layout.text(" = ")
            type.write(to: &layout)
        case .macro(let macro, let attributes):
            layout.attributeLines(attributes)
            macro.write(to: &layout)
        case .conditional(let conditional): conditional.write(to: &layout) { $1.write(to: &$0) }
        case .mark(let title):
            layout.comment("//", ["MARK: - " + title.lines.joined(separator: " ")])
        case .comment(let text): layout.comment("//", text.lines)
        }
    }

    /// Lines that people write without an empty line between.
    private enum Family {
        case stored, enumCase, requirement, alias
    }

    private var family: Family? {
        switch self {
        case .variable(let variable) where variable.isOneLine:
            if case .required = variable.accessors { return .requirement }
            return .stored
        case .function(let function) where function.body == nil && function.documentation == nil: return .requirement
        case .enumCase(let enumCase) where enumCase.documentation == nil: return .enumCase
        case .typealiasing(_, _, _, documentation: nil): return .alias
        default: return nil
        }
    }

    /// Whether the next declaration follows without an empty line.
    fileprivate func joins(_ next: SwiftDeclaration) -> Bool {
        if case .comment = self { return true }
        guard let family else { return false }
        return family == next.family
    }
}

extension Layout {
    /// The documentation above a declaration.
    fileprivate mutating func documentation(_ text: SwiftComment?) {
        guard let comment = text, !comment.text.isEmpty else { return }
        self.comment("///", comment.lines)
        newLine()
    }

    /// The attributes above a declaration, a line each.
    fileprivate mutating func attributeLines(_ attributes: [SwiftAttribute]) {
        for attribute in attributes {
            attribute.write(to: &self)
            newLine()
        }
    }

    /// The modifiers, each with a space after it.
    fileprivate mutating func modifiers(_ modifiers: SwiftModifiers) {
        modifiers.forEachWord { word in
            text(word)
            blank()
        }
    }
}

extension SwiftTypeDeclaration {
    fileprivate func write(to layout: inout Layout) {
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
        layout.text("{")
        layout.nested { layout in
            layout.newLine()
            members.write(to: &layout)
        }
        layout.newLine()
        layout.text("}")
    }

    private func writeStart(to layout: inout Layout) {
        layout.modifiers(modifiers)
        layout.text(kind.rawValue)
        layout.blank()
        name.write(to: &layout)
        SwiftGenericParameter.write(generics, to: &layout)
    }
}

extension SwiftVariable {
    fileprivate func write(to layout: inout Layout) {
        layout.documentation(documentation)
        for attribute in attributes {
            attribute.write(to: &layout)
            layout.blank()
        }
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
        case .observed(let willSet, let didSet):
            Self.write([("willSet ", willSet), ("didSet ", didSet)], to: &layout)
        case .required(let settable): layout.text(settable ? " { get set }" : " { get }")
        }
    }

    private static func write(_ accessors: [(keyword: String, body: [SwiftStatement]?)], to layout: inout Layout) {
        guard accessors.contains(where: { $0.body != nil }) else { return }
        layout.text(" {")
        layout.nested { layout in
            for accessor in accessors {
                guard let body = accessor.body else { continue }
                layout.newLine()
                layout.text(accessor.keyword)
                body.writeShortBlock(to: &layout)
            }
        }
        layout.newLine()
        layout.text("}")
    }

    /// Whether the property is written on one line, unless that gets too long.
    fileprivate var isOneLine: Bool {
        guard documentation == nil, !(value?.forcesBreak ?? false) else { return false }
        switch accessors {
        case .stored, .required: return true
        case .computed, .observed: return false
        }
    }
}

extension SwiftEnumCase {
    fileprivate func write(to layout: inout Layout) {
        layout.documentation(documentation)
        layout.modifiers(modifiers)
        layout.text("case ")
        layout.name(name, at: .standalone)
        if !payload.parameters.isEmpty { payload.write(to: &layout, isPayload: true) }
        rawValue?.writeAssigned(to: &layout)
    }
}

extension SwiftFunction {
    fileprivate func write(to layout: inout Layout) {
        layout.documentation(documentation)
        layout.attributeLines(attributes)
        layout.modifiers(modifiers)
        writeName(to: &layout)
        SwiftGenericParameter.write(generics, to: &layout)
        if kind != .deinitializer { parameters.write(to: &layout, isPayload: false) }
        layout.text(effects.source)
        if let result, !result.isVoid {
            layout.text(" -> ")
            result.write(to: &layout)
        }
        guard let body else { return }
        layout.blank()
        body.writeBlock(to: &layout)
    }

    private func writeName(to layout: inout Layout) {
        switch kind {
        case .function(let name):
            layout.text("func ")
            layout.name(name, at: .standalone)
        case .initializer: layout.text("init")
        case .failableInitializer: layout.text("init?")
        case .deinitializer: layout.text("deinit")
        }
    }
}

extension SwiftType {
    fileprivate var isVoid: Bool {
        guard case .named(let components) = self, components.count == 1 else { return false }
        return components[0].name.text == "Void" && components[0].arguments.isEmpty
    }
}

extension SwiftGenericParameter {
    fileprivate static func write(_ parameters: [SwiftGenericParameter], to layout: inout Layout) {
        guard !parameters.isEmpty else { return }
        layout.text("<")
        layout.flat { layout in
            layout.separated(parameters) { layout, parameter in
                layout.name(parameter.name, at: .standalone)
                guard let constraint = parameter.constraint else { return }
                layout.text(": ")
                constraint.write(to: &layout)
            }
        }
        layout.text(">")
    }
}

extension SwiftParameters {
    /// Writes the list in parentheses; a payload has labels only, and none where the name is `_`.
    fileprivate func write(to layout: inout Layout, isPayload: Bool) {
        layout.list("(", parameters, ")") { $1.write(to: &$0, isPayload: isPayload) }
    }
}

extension SwiftParameter {
    fileprivate func write(to layout: inout Layout, isPayload: Bool) {
        if isPayload { name.writePayloadLabel(to: &layout) } else { name.write(to: &layout) }
        type.write(to: &layout)
        defaultValue?.writeAssigned(to: &layout)
    }
}

extension SwiftParameter.Name {
    fileprivate func write(to layout: inout Layout) {
        if let label {
            layout.name(label, at: .label)
            layout.blank()
        }
        layout.nameOrWildcard(name)
        layout.text(": ")
    }

    fileprivate func writePayloadLabel(to layout: inout Layout) {
        guard name != .wildcard else { return }
        layout.name(name, at: .label)
        layout.text(": ")
    }
}
