/// The horizontal positions of a cell's views in other widths than that of the canvas, from the document's constraints.
struct ConstraintLayout {
    private let id: String
    private let canvas: Frame
    private let equations: [Equation]
    /// How the constants of the first equations follow the margins of the cell: 1, -1, or 0.
    private let shifts: [Double]
    private let naturals: [ConstraintSolver.Natural]
    /// The maximum widths of views.
    private let limits: [String: Double]
    /// How far controls extend beyond the rectangles that constraints align, to the left and to the right.
    private let overhangs: [String: Overhang]
    /// The views whose autoresizing masks place them, because no constraints do.
    private let masked: Set<String>
    /// The frames that Interface Builder saved, in the coordinates of the content, by the identifiers of the views.
    let saved: [String: Frame]

    /// The maximum numbers of views and equations. Each step of the solver examines all of them.
    private static let (mostViews, mostEquations) = (100, 1_000)

    /// - Parameter content: The content view of a cell. Returns `nil` if its views have no constraints, or too many.
    init?(_ content: Element) {
        // Old documents don't name the content view.
        let id = content["id"] ?? ""
        (self.id, canvas) = (id, Frame(width: content.frame.width, height: content.frame.height))
        var (saved, views) = ([id: canvas], [Element]())
        Self.collect(content, at: Frame(), into: &saved, &views)
        let overhangs = views.reduce(into: [String: Overhang]()) { overhangs, view in
            if let id = view["id"] { overhangs[id] = view.overhang }
        }
        let aligned = saved.reduce(into: saved) { $0[$1.key] = $1.value.without(overhangs[$1.key]) }
        guard canvas.width > 0, views.count <= Self.mostViews else { return nil }
        let constraints = ([content] + views).flatMap { owner in owner.list("constraints").map { ($0, owner) } }
        guard !constraints.isEmpty, constraints.count <= Self.mostEquations else { return nil }
        let own = constraints.compactMap { constraint, owner -> (equation: Equation, shift: Double)? in
            guard let equation = Equation(constraint, of: owner), equation.first.axis == .horizontal else { return nil }
            return equation.withMargins(of: constraint, in: aligned, content: id)
        }
        let stacks = views.compactMap(StackConstraints.init).flatMap(\.equations).filter {
            $0.first.axis == .horizontal
        }
        let masks = ([content] + views).flatMap { $0.resizing(ofViewsIn: aligned, whole: $0["id"] ?? id) }
        equations = own.map(\.equation) + stacks + masks + ([content] + views).flatMap { $0.guides(of: $0["id"] ?? id) }
        shifts = own.map(\.shift)
        // The canvas shows the natural widths of views whose widths don't follow from constraints.
        naturals = views.compactMap { view in
            guard let id = view["id"], let frame = aligned[id] else { return nil }
            let hugging = view.number("horizontalHuggingPriority") ?? 250
            return ConstraintSolver.Natural(view: .init(id, .horizontal), length: frame.width, hugging: hugging)
        }
        limits = views.reduce(into: [:]) { limits, view in
            if let id = view["id"] { limits[id] = ScreenDrafter.limits(of: view)["maxWidth"]?.number }
        }
        masked = Set(views.filter(\.hasAutoresizingMask).compactMap { $0["id"] })
        (self.saved, self.overhangs) = (saved, overhangs)
    }

    private static func collect(
        _ view: Element,
        at origin: Frame,
        into frames: inout [String: Frame],
        _ views: inout [Element]
    ) {
        for child in view.list("subviews") {
            // A stack doesn't lay out hidden views.
            let isLaidOut = view.name != "stackView" || child.bool("hidden") != true
            guard let id = child["id"], isLaidOut else { continue }
            let frame = child.frame.moved(by: origin)
            if child.children.contains(where: \.isFrame) { frames[id] = frame }
            views.append(child)
            collect(child, at: frame, into: &frames, &views)
        }
    }

    /// The frames of the views with their saved heights, if the content has another width, and its cell larger margins.
    /// The constraints don't place all views.
    func frames(width: Double, margin: Double) -> [String: Frame] {
        var equations = equations
        for (index, shift) in shifts.enumerated() { equations[index].constant += shift * margin }
        var solver = ConstraintSolver(equations, naturals: naturals)
        solver.place(id, at: Frame(width: width, height: canvas.height))
        solver.solve()
        var frames: [String: Frame] = [:]
        for (id, old) in saved {
            guard let (x, width) = solver.span(of: id), width <= limits[id] ?? .infinity else { continue }
            frames[id] = Frame(x: x, y: old.y, width: width, height: old.height).with(overhangs[id])
        }
        return frames
    }

    /// The frames in a table of another width, or none if the constraints and the canvas don't agree within two points,
    /// by which the saved frames of sliders differ.
    ///
    /// - Parameters:
    ///   - cell: The width of the cell on the canvas, and the margins of cells there.
    ///   - row: The width of the row in the other table, and the margins of cells there.
    func frames(
        from cell: (width: Double, margin: Double),
        to row: (width: Double, margin: Double)
    ) -> [String: Frame] {
        let usual = frames(width: canvas.width, margin: 0)
        let agrees = saved.allSatisfy { id, frame in
            usual[id].map { abs($0.x - frame.x) <= 2 && abs($0.right - frame.right) <= 2 } ?? false
        }
        guard agrees else { return [:] }
        // An accessory has the same width everywhere.
        return frames(width: row.width - max(cell.width - canvas.width, 0), margin: row.margin - cell.margin)
    }

    /// What constraints relate the sides of an area of the canvas to.
    func pins(of area: Frame) -> SidePins {
        let (usual, wide) = (frames(width: canvas.width, margin: 0), frames(width: canvas.width, margin: 4))
        func pin(_ side: KeyPath<Frame, Double>, _ shift: Double) -> SidePins.Pin? {
            let shifts = saved.compactMap { id, frame -> Double? in
                guard id != self.id, !masked.contains(id), abs(frame[keyPath: side] - area[keyPath: side]) <= 1,
                    let place = usual[id],
                    let other = wide[id], abs(place[keyPath: side] - frame[keyPath: side]) <= 1
                else { return nil }
                return other[keyPath: side] - place[keyPath: side]
            }
            if shifts.contains(where: { abs($0 - shift) < 0.1 }) { return .margin }
            return shifts.contains { abs($0) < 0.1 } ? .edge : nil
        }
        return SidePins(left: pin(\.x, 4), right: pin(\.right, -4))
    }
}

/// What the sides of a row's views are related to: the margins of the cell, which depend on the device, or its edges.
struct SidePins: Hashable, Sendable {
    enum Pin: Hashable, Sendable {
        case margin, edge
    }

    var left: Pin?
    var right: Pin?
}

extension Equation {
    /// The equation with the margins on the canvas, and how its constant follows those of the content.
    fileprivate func withMargins(
        of constraint: Element,
        in saved: [String: Frame],
        content: String
    ) -> (equation: Equation, shift: Double) {
        let hasMargin = { (attribute: String) in constraint[attribute]?.hasSuffix("Margin") == true }
        guard hasMargin("firstAttribute") || hasMargin("secondAttribute"), let second,
            let place = saved[first.view]?.position(of: first), let other = saved[second.view]?.position(of: second)
        else { return (self, 0) }
        var copy = self
        if isEqual { copy.constant = place - other * multiplier }
        if hasMargin("firstAttribute"), first.view == content { return (copy, -first.part.inset) }
        return (copy, hasMargin("secondAttribute") && second.view == content ? second.part.inset : 0)
    }
}

extension Element {
    /// A switch is 51 points wide, but constraints make it 49, as documents with both show.
    fileprivate var overhang: Overhang? {
        switch name {
        case "switch": Overhang(left: 0, right: 2)
        case "slider": Overhang(left: 2, right: 2)
        default: nil
        }
    }

    /// Whether the view has no constraints. Interface Builder fixes the frames of such views where others have some.
    fileprivate var hasAutoresizingMask: Bool {
        bool("translatesAutoresizingMaskIntoConstraints") != false || bool("fixedFrame") == true
    }

    /// The layout guides of a view in a cell, which are as wide as the view.
    fileprivate func guides(of id: String) -> [Equation] {
        children.filter { $0.name == "viewLayoutGuide" }.compactMap { $0["id"] }.flatMap { guide in
            [Anchor.Part.start, .end].map { Equation(Anchor(guide, .horizontal, $0), Anchor(id, .horizontal, $0)) }
        }
    }

    /// The equations of the autoresizing masks of subviews without constraints.
    fileprivate func resizing(ofViewsIn saved: [String: Frame], whole id: String) -> [Equation] {
        guard name != "stackView", let whole = saved[id] else { return [] }
        return list("subviews").flatMap { view -> [Equation] in
            guard view.hasAutoresizingMask, let child = view["id"],
                let frame = saved[child]
            else { return [] }
            let mask = view.property("autoresizingMask")
            func pin(_ part: Anchor.Part, _ distance: Double) -> Equation {
                Equation(Anchor(child, .horizontal, part), Anchor(id, .horizontal, part), constant: distance)
            }
            let (start, end) = (pin(.start, frame.x - whole.x), pin(.end, frame.right - whole.right))
            let width = Equation(Anchor(child, .horizontal, .length), nil, constant: frame.width)
            if mask?.bool("widthSizable") == true { return [start, end] }
            guard mask?.bool("flexibleMinX") == true else { return [start, width] }
            return mask?.bool("flexibleMaxX") == true
                ? [pin(.middle, frame.middleX - whole.middleX), width] : [end, width]
        }
    }
}

extension Anchor.Part {
    /// How a margin of one point moves the part.
    fileprivate var inset: Double {
        switch self {
        case .start: 1
        case .end: -1
        case .middle, .length: 0
        }
    }
}

private struct Overhang {
    var left: Double
    var right: Double
}

extension Frame {
    fileprivate func with(_ overhang: Overhang?) -> Frame {
        guard let overhang else { return self }
        return Frame(x: x - overhang.left, y: y, width: width + overhang.left + overhang.right, height: height)
    }

    fileprivate func without(_ overhang: Overhang?) -> Frame {
        with(overhang.map { Overhang(left: -$0.left, right: -$0.right) })
    }

    /// The horizontal position, or the width.
    fileprivate func position(of anchor: Anchor) -> Double {
        switch anchor.part {
        case .start: x
        case .end: right
        case .middle: middleX
        case .length: width
        }
    }
}
