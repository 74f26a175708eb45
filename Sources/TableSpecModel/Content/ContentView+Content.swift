extension ContentView {
    /// What the view shows; `nil` for one that could not be read.
    func content(in scope: ContentScope) -> CellViewContent? {
        kind.content(in: scope).map { kind in
            CellViewContent(
                kind,
                width: width.value,
                height: height.value,
                accessibilityLabel: scope.text(accessibilityLabel)
            )
        }
    }
}

extension ContentView.Kind {
    fileprivate func content(in scope: ContentScope) -> CellViewContent.Kind? {
        switch self {
        case .stack(let stack): .stack(stack.content(in: scope))
        case .label(let label): .label(label.style.content(scope.text(label.text)))
        case .image(let image):
            .image(
                scope.image(image.image),
                ImageLook(tintColor: image.tintColor.value, cornerRadius: image.cornerRadius.value ?? 0)
            )
        // A spinner that does not turn is hidden, and a stack leaves hidden views no room.
        case .control(let control) where control.isHidden(in: scope): nil
        case .control(let control): .control(control.content(in: scope))
        case .app(let view): .app(view.content(in: scope))
        case .spacer: .spacer
        case .invalid: nil
        }
    }
}

extension ContentStack {
    fileprivate func content(in scope: ContentScope) -> StackContent {
        let contents = arrangedViews.map { $0.content(in: scope) }
        let stretched = stretchedIndices.filter { contents[$0] != nil }.map { index in
            index - contents[..<index].count { $0 == nil }
        }
        return StackContent(
            axis: axis,
            views: contents.compactMap(\.self),
            spacing: shownSpacing,
            alignment: shownAlignment,
            distribution: shownDistribution,
            stretchedIndices: stretched
        )
    }
}

extension LabelStyle {
    fileprivate func content(_ text: String?) -> LabelContent {
        LabelContent(
            text,
            font: font.value,
            color: color.value,
            alignment: alignment.value ?? .natural,
            lineBreakMode: lineBreakMode.value ?? .byTruncatingTail,
            numberOfLines: numberOfLines.value ?? 1
        )
    }
}
