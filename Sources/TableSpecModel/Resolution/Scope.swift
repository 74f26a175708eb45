internal import TableSpecDiagnostics

/// The names that a binding may begin with.
struct Scope {
    /// The loop variables, outermost first.
    private(set) var elements: [Prototype.Parameter] = []
    private var places: [SourceRange] = []
    private let input: [Property]
    private let state: [Property]
    /// What the names of the state and the input stand for; those of the state come first.
    private let paths: [String: Path]

    init(screen: Screen) {
        self.init(state: screen.state, input: screen.input)
    }

    /// The scope of an app, which has nothing but its state.
    init(state: [Property], input: [Property] = []) {
        self.input = input
        self.state = state
        var paths: [String: Path] = [:]
        paths.reserveCapacity(state.count + input.count)
        for (root, properties) in [(Path.Root.state, state), (.input, input)] {
            for property in properties where paths[property.name.value] == nil {
                let step = Path.Step(name: property.name.value, type: property.type)
                paths[property.name.value] = Path(root: root, steps: [step])
            }
        }
        self.paths = paths
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
        return paths[name]
    }

    /// Whether the name with which a binding begins stands for something.
    func knows(_ binding: Binding) -> Bool { binding.names.first.flatMap { start(named: $0.value) } != nil }

    /// All names, for suggestions.
    var names: [String] { elements.reversed().map(\.name) + state.map(\.name.value) + input.map(\.name.value) }
}
