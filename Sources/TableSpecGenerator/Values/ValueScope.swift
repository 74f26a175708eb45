internal import TableSpecModel
internal import TableSpecSwift

/// Where the expressions in one context find the values of bindings, and the members of the screen.
struct ValueScope {
    /// The input and the state, if they aren't the screen's current ones.
    private var roots: [PropertyGroup: SwiftExpression]
    /// The elements of the enclosing loops, by the loops' variables.
    private var elements: [String: SwiftExpression]
    /// Whether values appear within Markdown, in which their characters have no special meaning.
    private(set) var isWithinMarkdown = false
    /// The separate table that contains the code, or `nil` for the screen itself.
    let table: SeparateTable?

    init(
        roots: [PropertyGroup: SwiftExpression] = [:],
        elements: [String: SwiftExpression] = [:],
        in table: SeparateTable? = nil
    ) {
        self.roots = roots
        self.elements = elements
        self.table = table
    }

    /// The scope of a closure that captures the screen weakly, as `self`.
    static var ofWeakSelf: ValueScope { ValueScope(roots: [.input: "self?.input", .state: "self?.state"]) }

    /// The scope in which the values of a group are those of another moment.
    func with(_ group: PropertyGroup, at root: SwiftExpression) -> ValueScope {
        var scope = self
        scope.roots[group] = root
        return scope
    }

    /// The scope with other elements for some variables.
    func with(elements others: [String: SwiftExpression]) -> ValueScope {
        var scope = self
        scope.elements.merge(others) { $1 }
        return scope
    }

    /// The scope for texts that are Markdown.
    var withinMarkdown: ValueScope {
        var scope = self
        scope.isWithinMarkdown = true
        return scope
    }

    /// The element of a loop.
    func element(_ variable: String) -> SwiftExpression { elements[variable] ?? .nil }

    /// The value of a binding.
    func value(of binding: Binding) -> SwiftExpression {
        guard let path = binding.path else { return .nil }
        let value = value(at: path)
        return binding.isNegated ? .not(value) : value
    }

    /// A value that is specified or bound.
    func expression<Value>(
        of source: ValueSource<Value>,
        _ constant: (Value) -> SwiftExpression
    ) -> SwiftExpression {
        switch source {
        case .constant(let value): constant(value)
        case .bound(let binding): value(of: binding)
        }
    }

    private func value(at path: Path) -> SwiftExpression {
        var value = root(of: path)
        var isOptional = false
        if case .element(_, let type) = path.root { isOptional = type.isOptional }
        for step in path.steps {
            value = (isOptional ? value.chained : value).dot(SwiftIdentifier(property: step.name))
            isOptional = step.type.isOptional
        }
        return value
    }

    private func root(of path: Path) -> SwiftExpression {
        switch path.root {
        case .element(let variable, _): element(variable)
        case .input: roots[.input] ?? own("input", "input")
        case .state: roots[.state] ?? own("state", "state")
        case .builtIn(let name): member(SwiftIdentifier(property: name.rawValue))
        }
    }
}
