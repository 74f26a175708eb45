extension Array where Element == SwiftDeclaration {
    /// Writes the declarations with an empty line between two, except between lines that belong together.
    func write(to layout: inout Layout) {
        var index = 0
        while index < count {
            if index > 0 {
                layout.startLine(afterEmptyLine: !self[index - 1].joins(self[index]))
            }
            let names = SwiftEnumCase.names(of: self[index...])
            if names.count > 1 {
                SwiftEnumCase.write(names, to: &layout)
                index += names.count
            } else {
                self[index].write(to: &layout)
                index += 1
            }
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
        case stored, documented, enumCase, requirement, alias
    }

    private var family: Family? {
        switch self {
        case .variable(let variable) where variable.isOneLine:
            if case .required = variable.accessors { return .requirement }
            return .stored
        case .variable(let variable) where variable.isShort: return .documented
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

    /// The attributes on the declaration's own line, each with a space after it.
    fileprivate mutating func leadingAttributes(_ attributes: [SwiftAttribute]) {
        for attribute in attributes {
            attribute.write(to: &self)
            blank()
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

    /// How long the cases of an enum are at most that stand on one line with it.
    private static let shortLine = 80

    /// Writes `{ … }` around the only line of a type, on one line where it fits.
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

    /// The property of a structure that has nothing else, which takes one line where it fits.
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
        SwiftGenericParameter.write(generics, to: &layout)
    }
}

extension SwiftVariable {
    fileprivate func write(to layout: inout Layout) {
        layout.documentation(documentation)
        writeLine(to: &layout)
    }

    /// Writes all but the documentation.
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
        case .observed(let willSet, let didSet):
            Self.write([("willSet ", willSet), ("didSet ", didSet)], to: &layout)
        case .required(let settable): layout.text(settable ? " { get set }" : " { get }")
        }
    }

    private static func write(_ accessors: [(keyword: String, body: [SwiftStatement]?)], to layout: inout Layout) {
        let stated = accessors.filter { $0.body != nil }
        guard let first = stated.first, let body = first.body else { return }
        if stated.count == 1, body.isShortAccessor {
            layout.blank()
            layout.group { layout in
                layout.text("{")
                layout.nested { layout in
                    layout.space()
                    layout.text(first.keyword)
                    body.writeShortAccessor(to: &layout)
                }
                layout.space()
                layout.text("}")
            }
            return
        }
        layout.text(" {")
        layout.nested { layout in
            for accessor in stated {
                guard let body = accessor.body else { continue }
                layout.newLine()
                layout.text(accessor.keyword)
                body.writeShortAccessor(to: &layout)
            }
        }
        layout.newLine()
        layout.text("}")
    }

    /// Whether the property is written on one line below one of documentation.
    fileprivate var isShort: Bool {
        guard let documentation, documentation.lines.count == 1, case .stored = accessors else { return false }
        let line = Layout { writeLine(to: &$0) }
        return !line.forcesBreak && line.columns <= Self.shortLine
    }

    /// How long a line is at most that fits at every usual indentation.
    private static let shortLine = 100

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
    /// The names of the cases at the start of some declarations that are nothing but a name.
    fileprivate static func names(of declarations: ArraySlice<SwiftDeclaration>) -> [SwiftIdentifier] {
        declarations.prefix { declaration in
            guard case .enumCase(let enumCase) = declaration else { return false }
            return enumCase.isName
        }.compactMap { declaration in
            guard case .enumCase(let enumCase) = declaration else { return nil }
            return enumCase.name
        }
    }

    /// Writes names as `case first, second`, in as many lines as they need.
    fileprivate static func write(_ names: [SwiftIdentifier], to layout: inout Layout) {
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

    /// The members of an enum on one line; `nil` for others than cases that fit there.
    fileprivate static func line(of members: [SwiftDeclaration]) -> String? {
        if members.count == 1, case .enumCase(let only) = members[0], only.documentation == nil {
            return LayoutPrinter.line(of: Layout { only.write(to: &$0) })
        }
        let names = names(of: members[...])
        guard !names.isEmpty, names.count == members.count else { return nil }
        return "case " + names.map { $0.spelled(at: .standalone) }.joined(separator: ", ")
    }

    /// Whether the case is nothing but a name.
    private var isName: Bool {
        documentation == nil && payload.parameters.isEmpty && rawValue == nil && modifiers.isEmpty
    }

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
        if isUncallable {
            layout.leadingAttributes(attributes)
        } else {
            layout.attributeLines(attributes)
        }
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
        body.writeShortBlock(to: &layout)
    }

    /// Whether the function only stands there because a superclass requires it, which takes one line.
    private var isUncallable: Bool { attributes.contains(.unavailable) }

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
