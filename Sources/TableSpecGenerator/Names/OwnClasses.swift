internal import TableSpecModel

/// Finds the app's own classes of views that a screen names.
final class OwnClasses: ModelVisitor {
    private var names: Set<String> = []

    /// The names of the classes.
    static func names(in screen: Screen) -> Set<String> {
        let visitor = OwnClasses()
        screen.visit(by: visitor)
        return visitor.names
    }

    func enter(_ part: ModelPart) -> Bool {
        switch part {
        case .contentView(let view): note(Self.app(of: view))
        case .control(let control): note(control.app)
        case .view(let view, _):
            if case .custom(let name) = view.content { names.insert(name.value) }
        default: break
        }
        return true
    }

    private static func app(of view: ContentView) -> AppView? {
        switch view.kind {
        case .label(let label): label.app
        case .image(let image): image.app
        case .control(let control): control.app
        case .app(let app): app
        case .stack, .zstack, .spacer, .invalid: nil
        }
    }

    private func note(_ app: AppView?) {
        if let app { names.insert(app.className.value) }
    }
}
