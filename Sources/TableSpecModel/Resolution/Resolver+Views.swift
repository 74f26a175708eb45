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
            resolveContent(&content, in: scope)
            view.content = .content(content)
        case .custom, .invalid: break
        }
    }
}
