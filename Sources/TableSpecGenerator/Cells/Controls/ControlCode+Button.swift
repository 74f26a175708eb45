internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    static func button(_ control: Control) -> ControlCode {
        guard control.isConfigured else {
            return ControlCode(
                type: "UIButton",
                parts: [.button],
                arguments: control.titleOrImage,
                maker: "button",
                beginning: { view, scope in
                    guard control.title != nil || control.image != nil else { return [] }
                    return [.expression(.shared("show", control.titleOrImage(in: scope) + ["in": view]))]
                }
            )
        }
        return ControlCode(
            type: "UIButton",
            parts: [.button],
            arguments: { _ in ["configuration": control.configuration] },
            beginning: { view, _ in [.assign(view.dot("configuration"), control.configuration)] },
            settings: { view, scope in
                control.configurationSettings(of: view) + control.configurationUpdates(of: view, in: scope)
            }
        )
    }
}

extension Control {
    /// The title, image and accessibility label of a button.
    func titleOrImage(in scope: ValueScope) -> SwiftArguments {
        var arguments: [SwiftArguments.Argument] = []
        if let image = self.image {
            arguments.append(.init("image", scope.image(image)))
        } else if let title = self.title {
            arguments.append(.init("title", scope.text(title)))
        }
        if let label = self.accessibilityLabel { arguments.append(.init("label", scope.text(label))) }
        return SwiftArguments(arguments)
    }
}
