/// The constraints that UIKit creates for the views of a stack view.
struct StackConstraints {
    let stack: Element
    let id: String

    init?(_ view: Element) {
        guard view.name == "stackView", let id = view["id"] else { return nil }
        stack = view
        self.id = id
    }

    private var along: Anchor.Axis { stack["axis"] == "vertical" ? .vertical : .horizontal }
    private var across: Anchor.Axis { along == .vertical ? .horizontal : .vertical }
    private var views: [String] {
        stack.list("subviews").filter { $0.bool("hidden") != true }.compactMap { $0["id"] }
    }

    var equations: [Equation] {
        let views = views
        guard let first = views.first, let last = views.last else { return [] }
        let spacing = stack["spacingType"] == "standard" ? 8 : stack.number("spacing") ?? 0
        let (before, after) = margins(along)
        var equations = [
            Equation(Anchor(first, along, .start), Anchor(id, along, .start), constant: before),
            Equation(Anchor(last, along, .end), Anchor(id, along, .end), constant: -after),
        ]
        let distribution = stack["distribution"] ?? "fill"
        if ["fill", "fillEqually", "fillProportionally"].contains(distribution) {
            for (before, after) in zip(views, views.dropFirst()) {
                let end = Anchor(before, along, .end)
                equations.append(Equation(Anchor(after, along, .start), end, constant: spacing))
            }
        }
        if distribution == "fillEqually" {
            // Each view has an equal part of the space without the gaps.
            var share = Equation(Anchor(first, along, .length), Anchor(id, along, .length))
            share.multiplier = 1 / Double(views.count)
            share.constant = -(before + after + spacing * Double(views.count - 1)) / Double(views.count)
            equations.append(share)
            for view in views.dropFirst() {
                equations.append(Equation(Anchor(view, along, .length), Anchor(first, along, .length)))
            }
        }
        return equations + views.flatMap(crossing)
    }

    private func crossing(_ view: String) -> [Equation] {
        let parts: [Anchor.Part] =
            switch stack["alignment"] {
            case "top", "leading", "firstBaseline": [.start]
            case "bottom", "trailing", "lastBaseline": [.end]
            case "center": [.middle]
            default: [.start, .end]
            }
        let (before, after) = margins(across)
        return parts.map { part in
            let inset =
                switch part {
                case .start: before
                case .end: -after
                default: (before - after) / 2
                }
            return Equation(Anchor(view, across, part), Anchor(id, across, part), constant: inset)
        }
    }

    /// The space before and after the views.
    private func margins(_ axis: Anchor.Axis) -> (before: Double, after: Double) {
        guard let margins = stack.marginsOfStack else { return (0, 0) }
        return axis == .vertical ? (margins.top, margins.bottom) : (margins.left, margins.right)
    }
}

extension Element {
    /// The space that a stack view with margins keeps around its views, as far as the frames show it.
    ///
    /// Interface Builder doesn't write `layoutMarginsRelativeArrangement` for every stack with its own margins.
    var marginsOfStack: Padding? {
        let specified = property("layoutMargins") ?? property("directionalLayoutMargins")
        guard specified != nil || bool("layoutMarginsRelativeArrangement") == true else { return nil }
        let views = list("subviews").filter { $0.bool("hidden") != true }.map(\.frame)
        guard !views.isEmpty else { return nil }
        var padding = Padding(of: .around(views), in: Frame(width: frame.width, height: frame.height))
        if let specified {
            // Views that don't fill the stack are farther away from its edges.
            padding.top = min(padding.top, specified.number("top") ?? 0)
            padding.left = min(padding.left, specified.number("left") ?? specified.number("leading") ?? 0)
            padding.bottom = min(padding.bottom, specified.number("bottom") ?? 0)
            padding.right = min(padding.right, specified.number("right") ?? specified.number("trailing") ?? 0)
        }
        return padding.isEmpty ? nil : padding
    }
}
