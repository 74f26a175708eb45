extension Array where Element == SwiftDeclaration {
    /// Writes the declarations, separated by empty lines, except for lines that belong together.
    func write(to layout: inout Layout) {
        // Whether a declaration is short is known only after rendering.
        let families = map(\.family)
        var index = 0
        while index < count {
            if index > 0 {
                let joins = families[index].map { $0 == families[index - 1] } ?? false
                layout.startLine(afterEmptyLine: !joins && !self[index - 1].isComment)
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
        case .typealiasing(let name, let type, let modifiers):
            layout.modifiers(modifiers)
            layout.text("typealias ")
            layout.name(name, at: .standalone)
            layout.text(" = ")
            type.write(to: &layout)
        case .macro(let macro, let attributes):
            layout.attributeLines(attributes)
            macro.write(to: &layout)
        case .conditional(let condition, let declarations):
            layout.text("#if \(condition.source)")
            layout.nestedLines(declarations.write)
            layout.text("#endif")
        case .mark(let title):
            layout.comment("//", ["MARK: - " + title.lines.joined(separator: " ")])
        case .comment(let text): layout.comment("//", text.lines)
        }
    }

    /// Lines that are usually written without empty lines between them.
    fileprivate enum Family {
        case stored, documented, enumCase, enumeration, requirement, documentedRequirement, alias
    }

    fileprivate var family: Family? {
        switch self {
        case .variable(let variable) where variable.isOneLine:
            if case .required = variable.accessors { return .requirement }
            return .stored
        case .variable(let variable) where variable.isShortObserved: return .stored
        case .variable(let variable) where variable.isShort: return .documented
        case .type(let type) where type.isShortEnumeration: return .enumeration
        case .function(let function) where function.body == nil && function.documentation == nil: return .requirement
        case .function(let function) where function.isShortRequirement: return .documentedRequirement
        case .enumCase: return .enumCase
        case .typealiasing: return .alias
        default: return nil
        }
    }

    /// Whether it's a comment, which the next declaration follows without an empty line.
    fileprivate var isComment: Bool {
        if case .comment = self { return true }
        return false
    }
}
