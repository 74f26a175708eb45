internal import TableSpecDiagnostics

/// The names that a binding can begin with.
struct Scope {
    /// The loop variables, outermost first.
    private(set) var elements: [Prototype.Parameter] = []
    private var places: [SourceRange] = []
    /// The loop variables whose elements are in the state, so that controls can change them.
    private var writable: Set<String> = []
    /// The loop variables whose elements are identified by a property `id`.
    private var identified: Set<String> = []
    private let input: [Property]
    private let state: [Property]
    private let hasBuiltInNames: Bool
    /// The paths of the names of the state and the input. Those of the state take precedence.
    private let paths: [String: Path]

    init(screen: Screen) {
        self.init(state: screen.state, input: screen.input, hasBuiltInNames: true)
    }

    /// The scope of an app, which has only its state.
    init(state: [Property], input: [Property] = [], hasBuiltInNames: Bool = false) {
        self.input = input
        self.state = state
        self.hasBuiltInNames = hasBuiltInNames
        var paths: [String: Path] = [:]
        paths.reserveCapacity(state.count + input.count)
        for (root, properties) in [(Path.Root.state, state), (.input, input)] {
            for property in properties where paths[property.name.value] == nil {
                paths[property.name.value] = Path(root: root, steps: [Path.Step(property)])
            }
        }
        self.paths = paths
    }

    /// The scope inside a loop.
    func entering(_ loop: Loop) -> Scope {
        var scope = self
        scope.writable.update(loop.variable.value, canWrite(loop))
        scope.identified.update(loop.variable.value, loop.identityType != nil && isOwnerIdentified(of: loop))
        scope.elements.append(.init(name: loop.variable.value, type: loop.elementType))
        scope.places.append(loop.variable.range)
        return scope
    }

    /// Whether the elements of a loop are in the state.
    private func canWrite(_ loop: Loop) -> Bool {
        guard let path = loop.collection.path, !path.type.isOptional else { return false }
        return canWrite(path)
    }

    /// Whether the element of a loop is identified by a property `id`.
    func identifies(elementNamed name: String) -> Bool { identified.contains(name) }

    /// Whether the element that contains the collection of a loop, if any, can be identified.
    private func isOwnerIdentified(of loop: Loop) -> Bool {
        guard case .element(let owner, _)? = loop.collection.path?.root else { return true }
        return identified.contains(owner)
    }

    /// Whether the element of a loop is in the state.
    func canWrite(elementNamed name: String) -> Bool { writable.contains(name) }

    /// Whether a value can be changed: it's stored in the state, or in an element of one of its collections.
    func canWrite(_ path: Path) -> Bool {
        switch path.root {
        case .input, .builtIn: false
        case .state: path.isStored
        case .element(let name, _): writable.contains(name) && !path.steps.isEmpty && path.isStored
        }
    }

    /// The position of the enclosing loop that has a variable of this name.
    func loopVariable(named name: String) -> SourceRange? {
        elements.firstIndex { $0.name == name }.map { places[$0] }
    }

    /// Returns the path of a name: the innermost loop variable, or else a property of the state, a property of the
    /// input, or a built-in name.
    func start(named name: String) -> Path? {
        if let element = elements.last(where: { $0.name == name }) {
            return Path(root: .element(name, element.type), steps: [])
        }
        if let path = paths[name] { return path }
        guard hasBuiltInNames, let builtIn = BuiltInName(rawValue: name) else { return nil }
        return Path(root: .builtIn(builtIn), steps: [])
    }

    /// Whether the first name of a binding is known.
    func knows(_ binding: Binding) -> Bool { binding.names.first.flatMap { start(named: $0.value) } != nil }

    /// All names, for suggestions.
    var names: [String] { elements.reversed().map(\.name) + state.map(\.name.value) + input.map(\.name.value) }
}

extension Set<String> {
    /// Adds or removes a name.
    fileprivate mutating func update(_ name: String, _ isMember: Bool) {
        if isMember { insert(name) } else { remove(name) }
    }
}
