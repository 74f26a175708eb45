internal import TableSpecDiagnostics

/// The names that a binding may begin with.
struct Scope {
    /// The loop variables, outermost first.
    private(set) var elements: [Prototype.Parameter] = []
    private var places: [SourceRange] = []
    private let input: [Property]
    private let state: [Property]

    init(screen: Screen) {
        input = screen.input
        state = screen.state
    }

    /// The scope of an app, which has nothing but its state.
    init(state: [Property]) {
        input = []
        self.state = state
    }

    /// The scope inside a loop.
    func entering(_ loop: Loop) -> Scope {
        var scope = self
        scope.elements.append(.init(name: loop.variable.value, type: loop.elementType))
        scope.places.append(loop.variable.range)
        return scope
    }

    /// The place of the loop around that has a variable of this name.
    func loopVariable(named name: String) -> SourceRange? {
        elements.firstIndex { $0.name == name }.map { places[$0] }
    }

    /// What a name stands for: the innermost loop variable, else a property of the state, else one of the input.
    func start(named name: String) -> Path? {
        if let element = elements.last(where: { $0.name == name }) {
            return Path(root: .element(name, element.type), steps: [])
        }
        if let property = state.first(where: { $0.name.value == name }) {
            return Path(root: .state, steps: [.init(name: name, type: property.type)])
        }
        if let property = input.first(where: { $0.name.value == name }) {
            return Path(root: .input, steps: [.init(name: name, type: property.type)])
        }
        return nil
    }

    /// All names, for suggestions.
    var names: [String] { elements.reversed().map(\.name) + state.map(\.name.value) + input.map(\.name.value) }
}
