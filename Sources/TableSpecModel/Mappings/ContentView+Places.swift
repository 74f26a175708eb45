internal import TableSpecDiagnostics
internal import TableSpecYAML

extension Place where Root == ContentView {
    /// A location in the content of one kind of view.
    private static func payload<Payload: Sendable>(
        _ path: ModelPath<Payload, Value>,
        of payload: @escaping @Sendable (ContentView.Kind) -> Payload?,
        _ kind: @escaping @Sendable (Payload) -> ContentView.Kind
    ) -> Self {
        let place = Place<Payload, Value>(path)
        return Place(
            get: { payload($0.kind).flatMap(place.get) },
            modify: { view, change in
                guard var content = payload(view.kind) else { return }
                place.modify(&content, change)
                view.kind = kind(content)
            }
        )
    }

    static func stack(_ path: ModelPath<ContentStack, Value>) -> Self {
        payload(path, of: { if case .stack(let stack) = $0 { stack } else { nil } }, ContentView.Kind.stack)
    }

    static func zstack(_ path: ModelPath<ContentZStack, Value>) -> Self {
        payload(path, of: { if case .zstack(let stack) = $0 { stack } else { nil } }, ContentView.Kind.zstack)
    }

    static func label(_ path: ModelPath<ContentLabel, Value>) -> Self {
        payload(path, of: { if case .label(let label) = $0 { label } else { nil } }, ContentView.Kind.label)
    }

    static func image(_ path: ModelPath<ContentImage, Value>) -> Self {
        payload(path, of: { if case .image(let image) = $0 { image } else { nil } }, ContentView.Kind.image)
    }

    /// The class of a custom view or view controller.
    static func appClass(ofController isController: Bool) -> Self where Value == Located<String> {
        payload(
            \.className,
            of: { if case .app(let app) = $0, app.isController == isController { app } else { nil } },
            ContentView.Kind.app
        )
    }

    static func app(_ path: ModelPath<AppView, Value>) -> Self {
        payload(path, of: { if case .app(let app) = $0 { app } else { nil } }, ContentView.Kind.app)
    }
}

extension Place where Root == ContentView, Value == Control {
    /// The control that the view is.
    static var control: Self {
        Place(
            get: { $0.control },
            modify: { view, change in
                guard var control = view.control else { return }
                change(&control)
                view.kind = .control(control)
            }
        )
    }
}

extension Place where Root == ContentView, Value == ImageReference? {
    /// The image of an image view or of a button.
    static var viewImage: Self { .image(\.image).orButton(.part(\.image)) }
}

extension Place where Root == ContentView, Value == SymbolConfiguration? {
    /// The configuration of an image view's symbol or of a button's.
    static var symbolConfiguration: Self { .image(\.symbolConfiguration).orButton(.part(\.symbolConfiguration)) }
}

extension Place where Root == ContentView, Value == Condition? {
    /// When a control is enabled, or a label isn't dimmed.
    static var enabled: Self {
        let (ofLabel, ofControl) = (label(\.enabled), Place<Control, Condition?>.part(\.enabled))
        return Place(
            get: { view in view.control.map { ofControl.get($0) ?? nil } ?? ofLabel.get(view) },
            modify: { view, change in
                guard var control = view.control else { return ofLabel.modify(&view, change) }
                ofControl.modify(&control, change)
                view.kind = .control(control)
            }
        )
    }
}

extension Place where Root == ContentView, Value == Setting<FontReference> {
    /// The font of a label, a button or editable text.
    static var font: Self {
        .label(\.style.font).orProperty(.font, PropertyValue.font) {
            if case .font(let font) = $0 { font } else { nil }
        }
        .orButton(.part(\.buttonAttributes.wrappedValue.font))
    }
}

extension Place where Root == ContentView, Value == Setting<ColorReference> {
    /// The color of a label or of a button.
    static var color: Self { .label(\.style.color).orButton(.part(\.buttonAttributes.wrappedValue.color)) }

    /// The tint of an image or a control.
    static var tintColor: Self {
        .image(\.tintColor).orProperty(.tintColor, PropertyValue.color) {
            if case .color(let color) = $0 { color } else { nil }
        }
    }
}

extension Place where Root == ContentView {
    /// The location, or one in the button of a view.
    fileprivate func orButton(_ ofButton: Place<Control, Value>) -> Self {
        Place(
            get: { view in
                guard let control = view.control, control.kind == .button else { return get(view) }
                return ofButton.get(control)
            },
            modify: { view, change in
                guard var control = view.control, control.kind == .button else { return modify(&view, change) }
                ofButton.modify(&control, change)
                view.kind = .control(control)
            }
        )
    }

    /// The location, or the property with the same name of a control.
    fileprivate func orProperty<Content>(
        _ key: ControlPropertyKey,
        _ value: @escaping @Sendable (Content) -> PropertyValue,
        _ content: @escaping @Sendable (PropertyValue) -> Content?
    ) -> Self where Value == Setting<Content> {
        Place(
            get: { view in
                guard let control = view.control else { return get(view) }
                return control.properties[key].compactMap(content)
            },
            modify: { view, change in
                guard var control = view.control else { return modify(&view, change) }
                var setting = control.properties[key].compactMap(content)
                change(&setting)
                control.properties[key] = setting.map(value)
                view.kind = .control(control)
            }
        )
    }
}

extension Place where Root == ContentView, Value == Setting<Bool> {
    /// A spacer has no settings.
    static var spacer: Self {
        Place(
            get: { $0.kind == .spacer ? .set(true, $0.range) : nil },
            modify: { _, change in
                var isSpacer = Setting<Bool>.unset
                change(&isSpacer)
            }
        )
    }
}

/// The alignment of a stack's views across its axis, or of a label's text.
package struct ContentAlignment: Equatable, Sendable {
    var stack = Setting<StackAlignment>.unset
    var label = Setting<TextAlignment>.unset
}

extension Place where Root == ContentView, Value == ContentAlignment {
    static var alignment: Self {
        Place(
            get: { view in
                switch view.kind {
                case .stack(let stack): ContentAlignment(stack: .set(stack.shownAlignment, view.range))
                case .label(let label): ContentAlignment(label: label.style.alignment)
                default: nil
                }
            },
            modify: { view, change in
                var alignment = ContentAlignment()
                change(&alignment)
                if case .stack(var stack) = view.kind {
                    stack.alignment = alignment.stack
                    view.kind = .stack(stack)
                } else if case .label(var label) = view.kind {
                    label.style.alignment = alignment.label
                    view.kind = .label(label)
                }
            }
        )
    }
}

// MARK: - Values
