extension Resolver {
    mutating func resolve(_ view: inout ScreenView, in scope: Scope) {
        resolve(&view.accessibilityLabel, in: scope)
        switch view.content {
        case .label(var text):
            resolve(&text, in: scope)
            view.content = .label(text)
        case .image(var image):
            resolve(&image, in: scope)
            view.content = .image(image)
        case .control(var control):
            resolve(&control, in: scope)
            view.content = .control(control)
        case .content(var content):
            resolveContent(&content, in: scope, isBesideTable: true)
            checkHeights(of: content)
            view.content = .content(content)
        case .custom, .invalid: break
        }
    }

    /// The view of a view controller has no intrinsic height, and the table takes all remaining space.
    private mutating func checkHeights(of content: ContentView) {
        for view in content.all {
            guard case .app(let child) = view.kind, child.isController, !view.height.isStated,
                !view.limits.aspectRatio.isStated, !view.limits.minHeight.isStated
            else { continue }
            report(
                .missingKey,
                "the view of a view controller has no intrinsic height",
                at: child.className.range,
                help: "add 'height:' with a number of points, or 'aspectRatio:'"
            )
        }
    }
}
