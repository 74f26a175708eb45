internal import TableSpecDiagnostics
internal import TableSpecYAML

extension Place where Root == ContentView {
    /// The content of one kind of view.
    private static func content(
        _ content: @escaping @Sendable (ContentView.Kind) -> Value?,
        _ kind: @escaping @Sendable (Value) -> ContentView.Kind
    ) -> Self {
        Place(
            get: { content($0.kind) },
            modify: { view, change in
                guard var value = content(view.kind) else { return }
                change(&value)
                view.kind = kind(value)
            }
        )
    }

    static func stack(_ path: ModelPath<ContentStack, Value>) -> Self {
        Place<ContentView, ContentStack>
            .content({ if case .stack(let stack) = $0 { stack } else { nil } }, ContentView.Kind.stack)
            .appending(Place<ContentStack, Value>(path))
    }

    static func zstack(_ path: ModelPath<ContentZStack, Value>) -> Self {
        Place<ContentView, ContentZStack>
            .content({ if case .zstack(let stack) = $0 { stack } else { nil } }, ContentView.Kind.zstack)
            .appending(Place<ContentZStack, Value>(path))
    }

    static func label(_ path: ModelPath<ContentLabel, Value>) -> Self {
        Place<ContentView, ContentLabel>
            .content({ if case .label(let label) = $0 { label } else { nil } }, ContentView.Kind.label)
            .appending(Place<ContentLabel, Value>(path))
    }

    static func image(_ path: ModelPath<ContentImage, Value>) -> Self {
        Place<ContentView, ContentImage>
            .content({ if case .image(let image) = $0 { image } else { nil } }, ContentView.Kind.image)
            .appending(Place<ContentImage, Value>(path))
    }

    static func app(_ path: ModelPath<AppView, Value>) -> Self {
        Place<ContentView, AppView>
            .content({ if case .app(let app) = $0 { app } else { nil } }, ContentView.Kind.app)
            .appending(Place<AppView, Value>(path))
    }

    /// The class of a custom view or view controller.
    static func appClass(ofController isController: Bool) -> Self where Value == Located<String> {
        Place<ContentView, AppView>
            .content(
                { if case .app(let app) = $0, app.isController == isController { app } else { nil } },
                ContentView.Kind.app
            )
            .appending(Place<AppView, Value>(\.className))
    }

    /// A location in the control that the view is.
    static func control(_ place: Place<Control, Value>) -> Self { Place<ContentView, Control>.control.appending(place) }

    /// The location, or one in the control that the view is.
    func orControl(_ ofControl: Place<Control, Value>) -> Self {
        or(.control(ofControl)) { $0.control != nil }
    }

    /// The location, or one in the button that the view is.
    fileprivate func orButton(_ ofButton: Place<Control, Value>) -> Self {
        or(.control(ofButton)) { $0.control?.kind == .button }
    }
}

extension Place where Root == ContentView, Value == Control {
    /// The control that the view is.
    static var control: Self {
        content({ if case .control(let control) = $0 { control } else { nil } }, ContentView.Kind.control)
    }
}

extension Place where Root == Control {
    /// A property of UIKit's class.
    fileprivate static func property<Content>(
        _ key: ControlPropertyKey,
        _ value: @escaping @Sendable (Content) -> PropertyValue,
        _ content: @escaping @Sendable (PropertyValue) -> Content?
    ) -> Self where Value == Setting<Content> {
        Place({ $0.properties[key].compactMap(content) }, { $0.properties[key] = $1.map(value) })
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
    static var enabled: Self { .label(\.enabled).orControl(.part(\.enabled)) }
}

extension Place where Root == ContentView, Value == Setting<FontReference> {
    /// The font of a label, a button or editable text.
    static var font: Self {
        .label(\.style.font)
            .orControl(.property(.font, PropertyValue.font) { if case .font(let font) = $0 { font } else { nil } })
            .orButton(.part(\.buttonAttributes.wrappedValue.font))
    }
}

extension Place where Root == ContentView, Value == Setting<ColorReference> {
    /// The color of a label or of a button.
    static var color: Self { .label(\.style.color).orButton(.part(\.buttonAttributes.wrappedValue.color)) }

    /// The tint of an image or a control.
    static var tintColor: Self {
        .image(\.tintColor)
            .orControl(
                .property(.tintColor, PropertyValue.color) { if case .color(let color) = $0 { color } else { nil } }
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
