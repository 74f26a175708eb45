/// The only walk over the parts of a screen or an app, which knows the locations of texts, bindings and triggers.
///
/// Its functions visit each part, pass its contents to the visitor, and write back changes.
struct ModelWalk {
    let visitor: any ModelVisitor
    /// Whether the visitor changes what it visits. Otherwise, nothing is written back.
    let isChanging: Bool
}

extension Screen {
    /// Passes all parts of the screen to a visitor: first its own texts, then bars, views around the table, and the
    /// table.
    package func visit(by visitor: some ModelVisitor) {
        var content = FileContent(self)
        FileContent.mapping.walk(ModelWalk(visitor: visitor, isChanging: false), &content)
    }

    /// Lets a visitor change the parts of the screen.
    package mutating func change(by visitor: some ModelVisitor) {
        // The screen is stored in only one location at a time, so that its parts change in place.
        var content = FileContent(Screen(name: name, at: range))
        swap(&content.screen, &self)
        FileContent.mapping.walk(ModelWalk(visitor: visitor, isChanging: true), &content)
        swap(&content.screen, &self)
    }
}

extension Cell {
    /// Passes all parts of the cell to a visitor.
    package func visit(by visitor: some ModelVisitor) {
        var cell = self
        Cell.mapping.walk(ModelWalk(visitor: visitor, isChanging: false), &cell)
    }
}

extension App {
    /// Passes all parts of the app to a visitor.
    package func visit(by visitor: some ModelVisitor) {
        var content = FileContent(self)
        FileContent.mapping.walk(ModelWalk(visitor: visitor, isChanging: false), &content)
    }
}

// MARK: - Parts

extension ModelWalk {
    /// Walks over an optional part.
    ///
    /// - Parameter write: Writes the part back if the visitor may have changed it.
    @inline(__always)
    func each<Part>(_ part: Part?, _ walk: (inout Part) -> Void, _ write: (Part) -> Void) {
        guard var visited = part else { return }
        walk(&visited)
        if isChanging { write(visited) }
    }

    /// Walks over the elements of a list.
    @inline(__always)
    func all<Part>(_ parts: [Part], _ walk: (inout Part) -> Void, _ write: ([Part]) -> Void) {
        all(parts, { part, _ in walk(&part) }, write)
    }

    /// Walks over the elements of a list with their positions.
    @inline(__always)
    func all<Part>(_ parts: [Part], _ walk: (inout Part, Int) -> Void, _ write: ([Part]) -> Void) {
        if isChanging, !parts.isEmpty {
            var visited = parts
            for index in visited.indices { walk(&visited[index], index) }
            write(visited)
        } else {
            for (index, part) in parts.enumerated() {
                var visited = part
                walk(&visited, index)
            }
        }
    }

    /// Walks over the contents of a part, unless the visitor skips it.
    @inline(__always)
    func inside(_ part: ModelPart, _ walk: () -> Void) {
        guard visitor.enter(part) else { return }
        walk()
        visitor.leave(part)
    }
}

// MARK: - Values

extension ModelWalk {
    @inline(__always)
    func text(_ text: TextTemplate?, _ role: TextRole, _ write: (TextTemplate) -> Void) {
        each(text, { walk(&$0, as: role) }, write)
    }

    /// Walks over a text and its bindings.
    func walk(_ text: inout TextTemplate, as role: TextRole) {
        visitor.visit(&text, as: role)
        guard !text.isLiteral else { return }
        all(text.segments, walk) { text.segments = $0 }
    }

    private func walk(_ segment: inout TextTemplate.Segment) {
        guard case .binding(var binding) = segment else { return }
        visitor.visit(&binding)
        if isChanging { segment = .binding(binding) }
    }

    @inline(__always)
    func binding(_ binding: Binding?, _ write: (Binding) -> Void) {
        each(binding, { visitor.visit(&$0) }, write)
    }

    /// Walks over the bindings of a condition.
    func walk(_ condition: inout Condition) {
        condition.expression.forEachBinding(isChanging: isChanging) { visitor.visit(&$0) }
    }

    func image(_ image: ImageReference?, _ write: (ImageReference) -> Void) {
        each(image, { walk(&$0) }, write)
    }

    /// Walks over the name of an image, or the binding that replaces it.
    func walk(_ image: inout ImageReference) {
        switch image {
        case .symbol(let name): text(name, .symbolName) { image = .symbol($0) }
        case .named(let name): text(name, .imageName) { image = .named($0) }
        case .value(let value): binding(value) { image = .value($0) }
        case .remote(var remote):
            binding(remote.url) { remote.url = $0 }
            self.image(remote.placeholderImage) { remote.placeholder = .image($0) }
            if isChanging { image = .remote(remote) }
        }
    }

    /// Walks over the effect of a tap, and the values that its segues pass.
    func walk(_ trigger: inout Trigger) {
        visitor.visit(&trigger)
        switch trigger {
        case .segue(let segue): each(segue, { walk(&$0) }, { trigger = .segue($0) })
        case .choice(var choice):
            binding(choice.value) { choice.value = $0 }
            all(choice.cases, { walk(&$0.segue) }, { choice.cases = $0 })
            if isChanging { trigger = .choice(choice) }
        case .toggle(let value): binding(value) { trigger = .toggle($0) }
        case .choose(let list): each(list, { OptionList.mapping.walk(self, &$0) }, { trigger = .choose($0) })
        case .open(let url): binding(url.binding) { trigger = .open(.bound($0)) }
        case .none, .action, .unwind, .finish, .invalid: break
        }
    }

    func walk(_ segue: inout Segue) {
        Segue.mapping.walk(self, &segue)
    }

    func walk(_ assignment: inout OutletAssignment) {
        switch assignment.value {
        case .text(let template):
            let role = TextRole.assigned(to: assignment.property.value, isShown: assignment.isForPeople)
            text(template, role) { assignment.value = .text($0) }
        case .image(let reference): image(reference) { assignment.value = .image($0) }
        case .boolean, .number, .color: break
        }
    }
}
