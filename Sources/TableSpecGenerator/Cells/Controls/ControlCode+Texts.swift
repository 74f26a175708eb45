internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    static func textField(_ control: Control) -> ControlCode {
        ControlCode(
            type: "UITextField",
            arguments: { scope in
                control.placeholder.map { ["placeholder": scope.optionalText($0)] } ?? []
            },
            maker: "forRow",
            beginning: { view, scope in control.fieldSettings(view, in: scope) },
            settings: { view, _ in control.typingSettings(view) }
        )
    }

    /// A text of many lines, whose row grows with it.
    static func textView(_ control: Control) -> ControlCode {
        ControlCode(type: "RowTextView", maker: "forRow", settings: { view, _ in control.typingSettings(view) })
    }

    static func button(_ control: Control) -> ControlCode {
        guard control.isConfigured else {
            return ControlCode(
                type: "UIButton",
                arguments: control.titleOrImage,
                maker: "forRow",
                beginning: { view, scope in
                    guard control.title != nil || control.image != nil else { return [] }
                    return [.expression(view.calling("show", control.titleOrImage(in: scope)))]
                }
            )
        }
        return ControlCode(
            type: "UIButton",
            arguments: { _ in ["configuration": control.configuration] },
            beginning: { view, _ in [.assign(view.dot("configuration"), control.configuration)] },
            settings: { view, scope in
                control.configurationSettings(of: view) + control.configurationUpdates(of: view, in: scope)
            }
        )
    }

    static func activityIndicator(_ control: Control) -> ControlCode {
        ControlCode(
            type: "UIActivityIndicatorView",
            arguments: { _ in ["style": (control.indicatorStyle.value ?? .medium).member] },
            beginning: { view, _ in control.indicatorStyle.value.map { [.assign(view.dot("style"), $0.member)] } ?? [] }
        )
    }

    /// A view of the app's own class, of the size that is stated or of its own.
    static func view(_ control: Control) -> ControlCode {
        ControlCode(
            type: control.app.map { .name($0.type) } ?? "UIView",
            settings: { view, scope in
                control.size(of: view) + (control.app?.assignments ?? []).map { $0.statement(on: view, in: scope) }
            }
        )
    }
}

extension Control {
    /// What a field of a subclass of the app's shows; its font is its own where the spec states none.
    @SwiftBody fileprivate func fieldSettings(_ view: SwiftExpression, in scope: ValueScope) -> [SwiftStatement] {
        if let placeholder { Code.assign(view.dot("placeholder"), scope.optionalText(placeholder)) }
        Code.assign(view.dot("adjustsFontForContentSizeCategory"), true)
    }

    /// What is stated of a text that is typed.
    @SwiftBody fileprivate func typingSettings(_ view: SwiftExpression) -> [SwiftStatement] {
        if let keyboard = keyboardType.value { Code.assign(view.dot("keyboardType"), keyboard.keyboardMember) }
        if isSecureTextEntry.value == true { Code.assign(view.dot("isSecureTextEntry"), true) }
        if !properties[.returnKeyType].isStated, let key = typing?.returnKeyType {
            let member = SwiftIdentifier(from: key.rawValue, style: .lowerCamelCase)
            Code.assign(view.dot("returnKeyType"), .implicit(member))
        }
    }

    /// What a button shows, and what VoiceOver says of it.
    func titleOrImage(in scope: ValueScope) -> SwiftArguments {
        var arguments: [SwiftArguments.Argument] = []
        if let image {
            arguments.append(.init("image", scope.image(image)))
        } else if let title {
            arguments.append(.init("title", scope.text(title)))
        }
        if let label = accessibilityLabel { arguments.append(.init("label", scope.text(label))) }
        return SwiftArguments(arguments)
    }

    @SwiftBody fileprivate func size(of view: SwiftExpression) -> [SwiftStatement] {
        if width.isStated || height.isStated {
            Code.assign(
                view.dot("frame").dot("size"),
                .call("CGSize", ["width": .number(width.value ?? 44), "height": .number(height.value ?? 44)])
            )
        } else {
            view.calling("sizeToFit")
        }
    }
}

extension KeyboardType {
    /// The case of `UIKeyboardType`, which spells `URL` in capitals.
    fileprivate var keyboardMember: SwiftExpression { self == .url ? ".URL" : member }
}
