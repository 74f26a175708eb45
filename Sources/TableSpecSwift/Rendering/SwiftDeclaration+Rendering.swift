extension Array where Element == SwiftDeclaration {
    /// The declarations with an empty line between two, except between lines that belong together.
    var layout: Layout {
        var parts: [Layout] = []
        for (index, declaration) in enumerated() {
            if index > 0 { parts.append(self[index - 1].joins(declaration) ? .newLine : .emptyLine) }
            parts.append(declaration.layout)
        }
        return .sequence(parts)
    }
}

extension SwiftDeclaration {
    var layout: Layout {
        switch self {
        case .type(let type): type.layout
        case .variable(let variable): variable.layout
        case .function(let function): function.layout
        case .enumCase(let enumCase): enumCase.layout
        case .typealiasing(let name, let type, let modifiers, let documentation):
            Self.documented(
                documentation,
                .text((modifiers.spelled + ["typealias", name.spelled(at: .standalone)]).joined(separator: " ")),
                " = ",
                .text(type.source)
            )
        case .macro(let macro, let attributes): Self.documented(nil, attributes: attributes, macro.layout)
        case .conditional(let conditional): conditional.layout(\.layout)
        case .mark(let title):
            .comment(marker: "//", lines: ["MARK: - " + SwiftText.commentLines(of: title).joined(separator: " ")])
        case .comment(let text): .comment(marker: "//", lines: SwiftText.commentLines(of: text))
        }
    }

    /// What stands above a declaration: its documentation and its attributes, a line each.
    static func documented(
        _ documentation: String?,
        attributes: [SwiftAttribute] = [],
        _ parts: Layout...
    ) -> Layout {
        var lines: [Layout] = []
        if let documentation, !documentation.isEmpty {
            lines += [.comment(marker: "///", lines: SwiftText.commentLines(of: documentation)), .newLine]
        }
        for attribute in attributes { lines += [.text(attribute.source), .newLine] }
        return .sequence(lines + parts)
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

extension SwiftTypeDeclaration {
    fileprivate var layout: Layout {
        let words = modifiers.spelled + [kind.rawValue, name.source + SwiftGenericParameter.source(of: generics)]
        let start = Layout.text(words.joined(separator: " "))
        let list = inherits.map { Layout.text($0.source) }.joined([",", .space])
        let head: Layout = inherits.isEmpty ? [start, " "] : .group([start, ": ", .nested(list), .space])
        let body: Layout = members.isEmpty ? "{}" : ["{", .nested([.newLine, members.layout]), .newLine, "}"]
        return SwiftDeclaration.documented(documentation, attributes: attributes, head, body)
    }
}

extension SwiftVariable {
    fileprivate var layout: Layout {
        let words = attributes.map(\.source) + modifiers.spelled + [keyword.rawValue, name.spelled(at: .standalone)]
        let head = words.joined(separator: " ") + (type.map { ": " + $0.source } ?? "")
        return SwiftDeclaration.documented(documentation, .text(head), value?.assigned() ?? .empty, accessorLayout)
    }

    private var accessorLayout: Layout {
        switch accessors {
        case .stored: .empty
        case .computed(let getter, nil): [" ", getter.shortBlock]
        case .computed(let getter, let setter?):
            Self.accessors([["get ", getter.shortBlock], ["set ", setter.shortBlock]])
        case .observed(let willSet, let didSet):
            Self.accessors(
                [willSet.map { ["willSet ", $0.shortBlock] }, didSet.map { ["didSet ", $0.shortBlock] }]
                    .compactMap(\.self)
            )
        case .required(let settable): settable ? " { get set }" : " { get }"
        }
    }

    private static func accessors(_ parts: [Layout]) -> Layout {
        guard !parts.isEmpty else { return .empty }
        return [" {", .nested([.newLine, parts.joined(.newLine)]), .newLine, "}"]
    }

    /// Whether the property is written on one line, unless that gets too long.
    fileprivate var isOneLine: Bool {
        guard documentation == nil, !(value?.layout().forcesBreak ?? false) else { return false }
        switch accessors {
        case .stored, .required: return true
        case .computed, .observed: return false
        }
    }
}

extension SwiftEnumCase {
    fileprivate var layout: Layout {
        let head = (modifiers.spelled + ["case", name.spelled(at: .standalone)]).joined(separator: " ")
        let list = payload.parameters.isEmpty ? Layout.empty : payload.layout(isPayload: true)
        return SwiftDeclaration.documented(documentation, .text(head), list, rawValue?.assigned() ?? .empty)
    }
}

extension SwiftFunction {
    fileprivate var layout: Layout {
        let head = (modifiers.spelled + [name + SwiftGenericParameter.source(of: generics)]).joined(separator: " ")
        let list = kind == .deinitializer ? Layout.empty : parameters.layout(isPayload: false)
        let result = result.flatMap { $0 == "Void" ? nil : " -> " + $0.source } ?? ""
        return SwiftDeclaration.documented(
            documentation,
            attributes: attributes,
            .text(head),
            list,
            .text(effects.source + result),
            body.map { [" ", $0.block] } ?? .empty
        )
    }

    private var name: String {
        switch kind {
        case .function(let name): "func " + name.spelled(at: .standalone)
        case .initializer: "init"
        case .failableInitializer: "init?"
        case .deinitializer: "deinit"
        }
    }
}

extension SwiftGenericParameter {
    fileprivate static func source(of parameters: [SwiftGenericParameter]) -> String {
        guard !parameters.isEmpty else { return "" }
        let list = parameters.map { $0.name.spelled(at: .standalone) + ($0.constraint.map { ": " + $0.source } ?? "") }
        return "<" + list.joined(separator: ", ") + ">"
    }
}

extension SwiftParameters {
    /// The list in parentheses; a payload has labels only, and none where the name is `_`.
    fileprivate func layout(isPayload: Bool) -> Layout {
        .list("(", parameters.map { $0.layout(isPayload: isPayload) }, ")")
    }
}

extension SwiftParameter {
    fileprivate func layout(isPayload: Bool) -> Layout {
        [.text((isPayload ? name.payloadLabel : name.source + ": ") + type.source), defaultValue?.assigned() ?? .empty]
    }
}

extension SwiftParameter.Name {
    fileprivate var source: String {
        let own = name == .wildcard ? "_" : name.spelled(at: .standalone)
        return (label.map { $0.spelled(at: .label) + " " } ?? "") + own
    }

    fileprivate var payloadLabel: String { name == .wildcard ? "" : name.spelled(at: .label) + ": " }
}
