/// Frames that Xcode 8 didn't save, because they follow from constraints.
extension Element {
    /// The element with the missing frames of views, computed from their constraints.
    ///
    /// - Parameters:
    ///   - images: The sizes of the images that the document names.
    ///   - guides: The top and bottom layout guides of the view's controller.
    func withMissingFrames(_ images: [String: Frame], _ guides: [Element] = []) -> Element {
        var copy = self
        let isRoot = hasFrame && list("subviews").contains { !$0.hasFrame }
        if isRoot { copy.fillFrames(images, guides) }
        let own = list("layoutGuides")
        copy.children = copy.children.map { $0.withMissingFrames(images, own) }
        return copy
    }

    private var hasFrame: Bool { children.contains(where: \.isFrame) }

    /// The maximum numbers of views and equations. Each step examines all of them.
    private static let (mostViews, mostEquations) = (400, 4_000)

    private mutating func fillFrames(_ images: [String: Frame], _ guides: [Element]) {
        guard let id = self["id"] else { return }
        var views: [Element] = []
        for view in list("subviews") { view.walk { if $0.isLaidOut { views.append($0) } } }
        guard views.count <= Self.mostViews else { return }
        let stacks = views.compactMap(StackConstraints.init)
        let equations = ([self] + views).flatMap { view in
            view.list("constraints").compactMap { Equation($0, of: view) }
        }
        guard !equations.isEmpty || !stacks.isEmpty, equations.count <= Self.mostEquations else { return }
        let naturals = views.flatMap { $0.naturals(images) }
        var solver = ConstraintSolver(equations + stacks.flatMap(\.equations), naturals: naturals)
        solver.place(id, at: Frame(width: frame.width, height: frame.height))
        place(guides, in: &solver)
        solver.solve()
        children = children.map { $0.name == "subviews" ? $0.withFrames(solver, at: Frame()) : $0 }
    }

    /// Whether constraints determine the view's frame.
    private var isLaidOut: Bool {
        self["id"] != nil && (first("constraints") != nil || bool("translatesAutoresizingMaskIntoConstraints") == false)
    }

    /// The guides of a controller's view, below a status bar of 20 points.
    private func place(_ guides: [Element], in solver: inout ConstraintSolver) {
        for guide in guides + children.filter({ $0.name == "viewLayoutGuide" }) {
            guard let id = guide["id"] else { continue }
            let place =
                switch guide["type"] {
                case "top": Frame(width: frame.width, height: 20)
                case "bottom": Frame(y: frame.height, width: frame.width)
                default: Frame(y: 20, width: frame.width, height: max(frame.height - 20, 0))
                }
            solver.place(id, at: place)
        }
    }

    private func naturals(_ images: [String: Frame]) -> [ConstraintSolver.Natural] {
        guard let id = self["id"] else { return [] }
        let size = naturalSize(images)
        let sides: [(Anchor.Axis, Double, String)] = [
            (.horizontal, size.width, "horizontalHuggingPriority"), (.vertical, size.height, "verticalHuggingPriority"),
        ]
        return sides.filter { $0.1 > 0 }.map { axis, length, key in
            ConstraintSolver.Natural(view: Span.Key(id, axis), length: length, hugging: number(key) ?? 250)
        }
    }

    /// The views with the computed frames, in their superview's coordinates.
    private func withFrames(_ solver: ConstraintSolver, at origin: Frame) -> Element {
        var copy = self
        copy.children = children.map { view in
            guard let id = view["id"], !view.hasFrame, let place = solver.frame(of: id) else { return view }
            var placed = view
            placed.children.append(.rect(place.moved(by: Frame(x: -origin.x, y: -origin.y))))
            placed.children = placed.children.map { $0.name == "subviews" ? $0.withFrames(solver, at: place) : $0 }
            return placed
        }
        return copy
    }
}

extension Element {
    /// A frame in the form that Interface Builder saves.
    fileprivate static func rect(_ frame: Frame) -> Element {
        let sides = ["x": frame.x, "y": frame.y, "width": frame.width, "height": frame.height]
        return Element(name: "rect", attributes: sides.mapValues { "\($0)" }.merging(["key": "frame"]) { $1 })
    }
}
