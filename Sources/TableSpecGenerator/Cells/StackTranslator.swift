internal import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecSwift

/// The views of a custom cell in one expression: nested stacks with references to the named views.
struct StackTranslator {
    private let views: CustomViews
    /// The scope of values of views that belong to one row alone, or `nil` if several rows share the views.
    private let scope: ValueScope?
    /// The views with properties.
    let outlets: [CustomViews.Outlet]
    /// The location of the text that VoiceOver reads as a heading.
    var heading: SourceRange?

    init(_ views: CustomViews, in scope: ValueScope?) {
        self.views = views
        self.scope = scope
        outlets = views.outlets.filter { views.needsOutlet($0.view) }
    }

    /// The outermost view, if it's a property without changes.
    var rootOutlet: CustomViews.Outlet? {
        guard !views.content.keepsWidth, outlets.allSatisfy({ $0.view.width.value?.part == nil }) else { return nil }
        return outlet(of: views.content)
    }

    /// The outermost view. A view that keeps its own width is followed by empty space.
    var root: SwiftExpression {
        let content = view(views.content)
        let root =
            views.content.keepsWidth ? .shared("row", [.array([content, .call("UIView")])]) : content
        return ConfiguredView(root).setting(parts).expression
    }

    /// The widths that are fractions of another view's.
    func parts(of whole: SwiftExpression) -> [SwiftStatement] {
        outlets.compactMap { outlet in
            outlet.view.width.value?.part.map { part -> SwiftStatement in
                let anchor = SwiftExpression.name(outlet.name).dot("widthAnchor")
                let constraint = anchor.calling(
                    "constraint",
                    ["equalTo": whole.dot("widthAnchor"), "multiplier": .number(part)]
                )
                return Code.assign(constraint.dot("isActive"), true)
            }
        }
    }

    /// The outermost views as layers, each at its position. Empty if they're in a stack.
    var layers: [SwiftExpression] {
        guard case .zstack(let stack) = views.content.kind else { return [] }
        return layers(of: stack)
    }

    /// The outermost views as a stack arranges them. Empty if they're layers.
    var arranged: [SwiftExpression] {
        guard case .stack(let stack) = views.content.kind else { return [] }
        return stack.arrangedViews.map(view)
    }

    // MARK: Views

    /// The view as it's created.
    ///
    /// - Parameter action: The effect of a control in addition to changing its value.
    func creation(of outlet: CustomViews.Outlet, then action: SwiftClosure? = nil) -> ConfiguredView {
        creation(of: outlet.view, then: action)
    }

    private func creation(of view: ContentView, then action: SwiftClosure? = nil) -> ConfiguredView {
        made(view, then: action).setting { settings(of: view, $0) + sizes(of: view, $0) + limits(of: view, $0) }
    }

    private func made(_ view: ContentView, then action: SwiftClosure?) -> ConfiguredView {
        if case .control(let control) = view.kind {
            return self.control(control, labeled: views.spokenName(of: view), then: action)
        }
        return ConfiguredView(expression(of: view))
    }

    private func expression(of view: ContentView) -> SwiftExpression {
        switch view.kind {
        case .label(let label) where view.followsLinks:
            .shared("linkTextView", arguments(of: label, usual: ".label")).using(.links)
        case .label(let label):
            label.app.map { .call(.name($0.type)).using(.views) }
                ?? .shared("label", arguments(of: label)).using(.labels)
        case .image(let image):
            image.app.map { .call(.name($0.type)).using(.views) }
                ?? .shared("imageView", arguments(of: image, in: view)).using(.images)
        case .app(let child) where child.isController:
            .shared("ContainerView", ["_": .call(.name(child.type)), "in": "self"]).using(.children)
        case .app(let view): .call(.name(view.type)).using(.views)
        case .stack(let stack): self.stack(stack)
        case .zstack(let stack): zstack(stack)
        case .control, .spacer, .invalid: .call("UIView")
        }
    }

    private func control(_ control: Control, labeled label: TextTemplate?, then action: SwiftClosure?) -> ConfiguredView
    {
        let translator = ControlTranslator(control: control, scope: scope ?? ValueScope())
        return scope == nil
            ? translator.sharedCreation(labeled: label) : translator.making(labeled: label, then: action)
    }

    /// - Parameter usual: The color in place of a named one that's missing, for a parameter that isn't optional.
    private func arguments(of label: ContentLabel, usual: SwiftExpression? = nil) -> SwiftArguments {
        var arguments: [SwiftArguments.Argument] = []
        if let text = label.text, !label.isMarkdown {
            if text.bindings.isEmpty {
                arguments.append(.init(ValueScope().text(text)))
            } else if let scope {
                arguments.append(.init(scope.optionalText(text)))
            }
        }
        if case .style(let style)? = label.style.font.value, style != .body {
            arguments.append(.init("style", style.member))
        }
        if let color = label.style.color.value { arguments.append(.init("color", color.expression(else: usual))) }
        if let alignment = label.style.alignment.value, ![.natural, .leading, .left].contains(alignment) {
            arguments.append(.init("alignment", alignment.ofLabel))
        }
        if let lines = label.style.numberOfLines.value { arguments.append(.init("lines", .integer(lines))) }
        return SwiftArguments(arguments)
    }

    private func arguments(of image: ContentImage, in view: ContentView) -> SwiftArguments {
        var arguments: [SwiftArguments.Argument] = []
        if let reference = image.image {
            if reference.remote != nil {
                // It's shown after the view has been created.
            } else if reference.bindings.isEmpty {
                arguments.append(.init(ValueScope().image(reference)))
            } else if let scope {
                arguments.append(.init(scope.image(reference)))
            }
        }
        if let mode = image.contentMode.value, mode != .scaleAspectFit { arguments.append(.init("mode", mode.member)) }
        if let color = image.tintColor.value { arguments.append(.init("tint", color.expression(else: nil))) }
        if let radius = view.attributes.cornerRadius.value { arguments.append(.init("cornerRadius", .number(radius))) }
        if let label = labelOfMaking(view) {
            arguments.append(.init("label", (scope ?? ValueScope()).optionalText(label)))
        }
        return SwiftArguments(arguments)
    }

    /// The label with which an image view is created, if it has UIKit's class and the label is known then.
    private func labelOfMaking(_ view: ContentView) -> TextTemplate? {
        guard case .image(let image) = view.kind, image.app == nil, view.needsToBeSpoken else { return nil }
        return views.spokenName(of: view).flatMap { scope != nil || $0.bindings.isEmpty ? $0 : nil }
    }

    /// The attributes that never change and aren't arguments of the initializer.
    @SwiftBody private func settings(of view: ContentView, _ owner: SwiftExpression) -> [SwiftStatement] {
        CustomClassTranslator(view, in: scope).settings(of: owner)
        switch view.kind {
        case .label(let label):
            label.style.settings(of: owner, makesFont: view.followsLinks)
            // A font that is set later would apply to all parts
            // (https://developer.apple.com/documentation/uikit/uilabel/font).
            if let text = label.text, label.isMarkdown, scope != nil || text.bindings.isEmpty {
                view.showing(text, in: owner, scope ?? ValueScope())
            }
            if let enabled = label.enabled, scope != nil || enabled.bindings.isEmpty {
                Code.assign(owner.dot("isEnabled"), (scope ?? ValueScope()).value(of: enabled))
            }
        case .image(let image):
            if let highlighted = image.highlightedImage, scope != nil || highlighted.bindings.isEmpty {
                Code.assign(owner.dot("highlightedImage"), (scope ?? ValueScope()).image(highlighted))
            }
            if let symbol = image.symbolConfiguration {
                Code.assign(owner.dot("preferredSymbolConfiguration"), symbol.expression)
            }
            if let remote = image.image?.remote, let scope {
                remote.showing(in: owner, background: view.attributes.background.value, scope)
            }
        case .app(let app):
            for assignment in app.assignments where scope != nil || assignment.bindings.isEmpty {
                assignment.statement(on: owner, in: scope ?? ValueScope())
            }
        default: []
        }
        let isLabeled = labelOfMaking(view) != nil
        if view.control == nil, !isLabeled, let label = views.spokenName(of: view),
            scope != nil || label.bindings.isEmpty
        {
            Code.assign(owner.dot("accessibilityLabel"), (scope ?? ValueScope()).optionalText(label))
        }
        if view.needsToBeSpoken, !isLabeled {
            Code.assign(owner.dot("isAccessibilityElement"), true)
            if view.isImage { Code.assign(owner.dot("accessibilityTraits"), ".image") }
        }
        if let heading, view.range == heading { Code.assign(owner.dot("accessibilityTraits"), ".header") }
        view.lookSettings(of: owner)
        if let scope { view.lookUpdates(of: owner, in: scope) }
    }

    @SwiftBody private func sizes(of view: ContentView, _ owner: SwiftExpression) -> [SwiftStatement] {
        let sizes = [("width" as SwiftIdentifier, view.width.value?.points), ("height", view.height.value)]
        let arguments = sizes.compactMap { name, size in size.map { SwiftArguments.Argument(name, .number($0)) } }
        if !arguments.isEmpty { SwiftExpression.shared("size", SwiftArguments([.init(owner)] + arguments)) }
    }

    @SwiftBody private func limits(of view: ContentView, _ owner: SwiftExpression) -> [SwiftStatement] {
        let limits: [(SwiftIdentifier, Setting<Double>)] = [
            ("minWidth", view.limits.minWidth), ("maxWidth", view.limits.maxWidth),
            ("minHeight", view.limits.minHeight), ("maxHeight", view.limits.maxHeight),
            ("aspectRatio", view.limits.aspectRatio),
        ]
        let arguments = limits.compactMap { name, limit in
            limit.value.map { SwiftArguments.Argument(name, .number($0)) }
        }
        if !arguments.isEmpty {
            SwiftExpression.shared("limit", SwiftArguments([.init(owner)] + arguments)).using(.limits)
        }
    }

    // MARK: Stacks

    private func view(_ view: ContentView) -> SwiftExpression {
        outlet(of: view).map { .name($0.name) } ?? creation(of: view).expression
    }

    private func outlet(of view: ContentView) -> CustomViews.Outlet? {
        // The space next to a view that is aligned to one side has the location of that view in the spec.
        guard view.kind != .spacer else { return nil }
        return outlets.first { $0.view.range == view.range && $0.view.isContainer == view.isContainer }
    }

    /// Views on top of each other, each at its position.
    private func zstack(_ stack: ContentZStack) -> SwiftExpression {
        .shared("LayersView", [.array(layers(of: stack))]).using(.layers)
    }

    private func layers(of stack: ContentZStack) -> [SwiftExpression] {
        stack.views.filter { $0.kind != .spacer }.map { layer(of: $0, in: stack) }
    }

    private func layer(of view: ContentView, in stack: ContentZStack) -> SwiftExpression {
        var arguments: [SwiftArguments.Argument] = []
        if let anchor = view.anchor.value { arguments += [.init(anchor.x), .init(anchor.y)] }
        arguments.append(.init(self.view(view)))
        if let inset = view.inset.value, inset != 0 { arguments.append(.init("inset", .number(inset))) }
        let place: SwiftExpression =
            view.anchor.value != nil ? ".at" : view.isBackdrop(in: stack) ? ".behind" : ".filling"
        return .call(place, SwiftArguments(arguments))
    }

    private func stack(_ stack: ContentStack) -> SwiftExpression {
        let isRow = stack.axis == .horizontal
        var arguments: [SwiftArguments.Argument] = [.init(.array(stack.arrangedViews.map(view)))]
        if stack.shownSpacing != (isRow ? 8 : 0) { arguments.append(.init("spacing", .number(stack.shownSpacing))) }
        if stack.shownAlignment != (isRow ? .center : .fill) {
            arguments.append(.init("alignment", stack.shownAlignment.member))
        }
        if stack.shownDistribution != .fill {
            arguments.append(.init("distribution", stack.shownDistribution.member))
        }
        if isRow, stack.shownDistribution == .fill, let index = stack.stretchedIndices.first,
            stack.views[index].kind != .spacer
        {
            arguments.append(.init("stretching", .integer(index)))
        }
        guard !stack.shownAdjustsAxis else {
            return .shared("adaptiveRow", SwiftArguments(arguments)).using(.stacks, .adaptiveRows)
        }
        return .shared(isRow ? "row" : "column", SwiftArguments(arguments)).using(.stacks)
    }
}

extension ViewAnchor {
    /// The horizontal attribute that the view shares with its container.
    fileprivate var x: SwiftExpression {
        switch horizontalEdge {
        case .leading: ".leading"
        case .trailing: ".trailing"
        case nil: ".centerX"
        }
    }

    /// The vertical attribute that the view shares with its container.
    fileprivate var y: SwiftExpression {
        switch verticalEdge {
        case .top: ".top"
        case .bottom: ".bottom"
        case nil: ".centerY"
        }
    }
}

extension ContentView {
    /// Whether the view keeps its own width in a row instead of filling the space between the margins.
    fileprivate var keepsWidth: Bool { keepsLength(along: .horizontal) || control?.keepsWidth == true }
}

extension LabelStyle {
    /// The attributes of a label that aren't arguments of the initializer.
    ///
    /// - Parameter makesFont: Whether the view creates its font again when the text size changes.
    @SwiftBody fileprivate func settings(of label: SwiftExpression, makesFont: Bool) -> [SwiftStatement] {
        if let font = font.value, !font.isStyle {
            if makesFont {
                Code.assign(label.dot("makeFont"), .closure { font.expression })
            } else {
                Code.assign(label.dot("font"), font.expression)
            }
        }
        if let color = highlightedColor.value {
            Code.assign(label.dot("highlightedTextColor"), color.expression(else: nil))
        }
        if let shadow, let color = shadow.color.value {
            Code.assign(label.dot("shadowColor"), color.expression(else: nil))
            if shadow.shownX != 0 || shadow.shownY != -1 {
                let offset: SwiftArguments = ["width": .number(shadow.shownX), "height": .number(shadow.shownY)]
                Code.assign(label.dot("shadowOffset"), .call("CGSize", offset))
            }
        }
        if let mode = lineBreakMode.value { Code.assign(label.dot("lineBreakMode"), mode.member) }
        if let adjusts = adjustsFontSizeToFitWidth.value {
            Code.assign(label.dot("adjustsFontSizeToFitWidth"), adjusts ? true : false)
        }
        if let factor = minimumScaleFactor.value { Code.assign(label.dot("minimumScaleFactor"), .number(factor)) }
    }
}

extension FontReference {
    fileprivate var isStyle: Bool {
        if case .style = self { return true }
        return false
    }

    /// The font, which scales with the user's text size.
    var expression: SwiftExpression {
        switch self {
        case .style(let style):
            return .call(".preferredFont", ["forTextStyle": style.member])
        case .system(let size, let weight):
            return Self.scaled(.call(".systemFont", ["ofSize": .number(size), "weight": weight.member]))
        case .named(let name, let size):
            let font = SwiftExpression.call("UIFont", ["name": .string(name), "size": .number(size)])
            return Self.scaled(.coalescing(font, .call(".systemFont", ["ofSize": .number(size)])))
        case .italic(.style(let style)):
            let metrics = SwiftExpression.call("UIFontMetrics", ["forTextStyle": style.member])
            let font = SwiftExpression.call(".italicSystemFont", ["ofSize": .number(style.standardSize)])
            return metrics.calling("scaledFont", ["for": font])
        case .italic(.system(let size, _)):
            return Self.scaled(.call(".italicSystemFont", ["ofSize": .number(size)]))
        case .italic(let font): return font.expression
        }
    }

    private static func scaled(_ font: SwiftExpression) -> SwiftExpression {
        .call("UIFontMetrics.default.scaledFont", ["for": font])
    }
}

extension FontTextStyle {
    /// The size of the style at the default text size
    /// (https://developer.apple.com/design/human-interface-guidelines/typography#iOS-iPadOS-Dynamic-Type-sizes).
    fileprivate var standardSize: Double {
        switch self {
        case .largeTitle: 34
        case .title1: 28
        case .title2: 22
        case .title3: 20
        case .headline, .body: 17
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption1: 12
        case .caption2: 11
        }
    }
}

extension ContentView {
    /// Whether VoiceOver reads the view's label only if the view is made an element. Controls and labels are elements
    /// by default, https://developer.apple.com/documentation/uikit/uiaccessibilityelement/isaccessibilityelement, and
    /// gestures make views elements.
    fileprivate var needsToBeSpoken: Bool {
        guard accessibilityLabel != nil else { return false }
        switch kind {
        case .stack, .zstack: return true
        case .image: return gestures == nil
        case .app(let app): return gestures == nil && !app.isController
        case .label, .control, .spacer, .invalid: return false
        }
    }
}
