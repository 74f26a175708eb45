internal import TableSpecMarkdown

extension ContentView {
    /// Returns the content of the view, or `nil` for a hidden view and for one that couldn't be read.
    func content(in scope: ContentScope) -> CellViewContent? {
        scope.holds(visible) ? shownContent(in: scope) : nil
    }

    /// The content of the view, even if it's hidden.
    fileprivate func shownContent(in scope: ContentScope) -> CellViewContent? {
        guard let kind = kindContent(in: scope) else { return nil }
        var content = CellViewContent(
            kind,
            width: width.value?.points,
            height: height.value,
            accessibilityLabel: scope.text(accessibilityLabel)
        )
        content.widthPart = width.value?.part
        content.limits = limits.content
        content.attributes = attributes.content
        // The background of a button with a style has the button's shape.
        if case .control(.configuredButton(var button)) = content.kind, button.style != .plain {
            button.background = content.attributes.background
            content.attributes.background = nil
            content.kind = .control(.configuredButton(button))
        }
        content.anchor = anchor.value
        content.inset = inset.value ?? 0
        content.hasTappedLinks = followsLinks && content.hasLinks
        content.isTapped = !self[.tap].isNone && !followsLinks
        content.pressName = scope.text(pressName)
        return content
    }

    private func kindContent(in scope: ContentScope) -> CellViewContent.Kind? {
        switch kind {
        case .stack(let stack): .stack(stack.content(padding: attributes.padding.value ?? EdgeInsets(), in: scope))
        case .zstack(let stack): .zstack(stack.content(in: scope))
        case .label(let label): .label(label.content(in: scope))
        case .image(let image):
            .image(
                scope.image(image.image),
                ImageAttributes(
                    tintColor: image.tintColor.value,
                    symbol: image.symbolConfiguration?.content,
                    placeholderColor: image.image?.remote?.placeholderColor,
                    remoteAddress: scope.remoteAddress(of: image.image),
                    contentMode: image.contentMode.value
                )
            )
        // A spinner that isn't animated is hidden, and a stack leaves no space for hidden views.
        case .control(let control) where control.isHidden(in: scope): nil
        case .control(let control): .control(control.content(in: scope))
        case .app(let view): .app(view.content(in: scope))
        case .spacer: .spacer
        case .invalid: nil
        }
    }
}

extension ContentStack {
    fileprivate func content(padding: EdgeInsets, in scope: ContentScope) -> StackContent {
        let contents = arrangedViews.map { $0.content(in: scope) }
        let stretched = stretchedIndices.filter { contents[$0] != nil }.map { index in
            index - contents[..<index].count { $0 == nil }
        }
        var content = StackContent(
            axis: axis,
            views: contents.compactMap(\.self),
            spacing: shownSpacing,
            alignment: shownAlignment,
            distribution: shownDistribution,
            padding: padding,
            stretchedIndices: stretched
        )
        content.adjustsAxis = shownAdjustsAxis
        return content
    }
}

extension ContentZStack {
    fileprivate func content(in scope: ContentScope) -> ZStackContent {
        let contents = views.compactMap { view in view.content(in: scope).map { (view, $0) } }
        let backdrops = contents.indices.filter { contents[$0].0.isBackdrop(in: self) }
        // UIKit keeps the space of a hidden view that no stack view arranges.
        let hidden = views.filter { !scope.holds($0.visible) && !$0.isBackdrop(in: self) }
        return ZStackContent(
            views: contents.map(\.1),
            backdrops: Set(backdrops),
            hiddenViews: hidden.compactMap { $0.shownContent(in: scope) }
        )
    }
}

extension ViewAttributes {
    fileprivate var content: ViewAttributesContent {
        var attributes = ViewAttributesContent()
        attributes.background = background.value
        attributes.cornerRadius = cornerRadius.value ?? 0
        attributes.opacity = alpha.value ?? 1
        if let border {
            attributes.borderColor = border.shownColor
            attributes.borderWidth = border.shownWidth
        }
        return attributes
    }
}

extension ViewLimits {
    fileprivate var content: SizeLimits {
        var content = SizeLimits()
        content.minWidth = minWidth.value ?? 0
        content.maxWidth = maxWidth.value
        content.minHeight = minHeight.value ?? 0
        content.maxHeight = maxHeight.value
        content.aspectRatio = aspectRatio.value
        return content
    }
}

extension ContentLabel {
    fileprivate func content(in scope: ContentScope) -> LabelContent {
        let markdown = isMarkdown ? scope.markdown(text) : nil
        let shownText = isMarkdown ? markdown?.text : scope.text(text)
        var content = style.content(shownText, isEnabled: scope.holds(enabled))
        content.runs = markdown?.runs ?? []
        content.statesLines = style.numberOfLines.isStated
        return content
    }
}

extension LabelStyle {
    fileprivate func content(_ text: String?, isEnabled: Bool) -> LabelContent {
        var content = LabelContent(
            text,
            font: font.value,
            color: isEnabled ? color.value : .system(.tertiaryLabel),
            alignment: alignment.value ?? .natural,
            lineBreakMode: lineBreakMode.value ?? .byTruncatingTail,
            numberOfLines: numberOfLines.value ?? 1
        )
        if let shadow, let color = shadow.color.value {
            content.shadow = LabelContent.Shadow(color: color, x: shadow.shownX, y: shadow.shownY)
        }
        return content
    }
}
