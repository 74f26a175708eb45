internal import TableSpecDiagnostics

/// A view that can have a custom class.
protocol CustomClassHolder: Sendable {
    var app: AppView? { get set }
}

extension ContentLabel: CustomClassHolder {}
extension ContentImage: CustomClassHolder {}
extension Control.Parts: CustomClassHolder {}

extension CustomClassHolder {
    /// The custom class.
    var className: Located<String>? {
        get { app?.className }
        set { app = newValue.map { AppView($0, assignments) } }
    }

    /// The assignments to properties of the class, which can come before the class.
    var assignments: [OutletAssignment] {
        get { app?.assignments ?? [] }
        set {
            guard let place = newValue.first?.property.range else { return }
            app = AppView(app?.className ?? Located("", at: place), newValue)
        }
    }
}

extension Place where Root == ContentView, Value == Located<String>? {
    /// The custom subclass of UIKit's class for the kind of view.
    static var customClass: Self { .leaf(\.className, \.className, \.className) }
}

extension Place where Root == ContentView, Value == [OutletAssignment] {
    /// The assignments to properties of the custom class.
    static var assignments: Self {
        .leaf(\.assignments, \.assignments, \.assignments).or(.app(\.assignments)) {
            if case .app = $0.kind { true } else { false }
        }
    }
}

extension Place where Root == ContentView {
    /// A location that labels, image views and controls have.
    fileprivate static func leaf(
        _ label: ModelPath<ContentLabel, Value>,
        _ image: ModelPath<ContentImage, Value>,
        _ control: ModelPath<Control.Parts, Value>
    ) -> Self {
        .label(label)
            .or(.image(image)) { if case .image = $0.kind { true } else { false } }
            .orControl(.part(control))
    }
}

extension ContentView {
    /// Whether the view can have a custom subclass.
    fileprivate var mayHaveCustomClass: Bool {
        switch kind {
        case .label, .image: true
        case .control(let control): control.kind.traits.hasSubclasses
        case .stack, .zstack, .app, .spacer, .invalid: false
        }
    }
}

extension SpecDecoder {
    /// Reports properties without a class, and a class for a control whose default class isn't UIKit's.
    mutating func checkCustomClass(of view: inout ContentView, _ fields: MappingFields) {
        guard let name = view.app?.className else { return checkAssignments(of: view, fields) }
        if name.value.isEmpty {
            dropCustomClass(of: &view, fields)
        } else if let length = view.control?.properties[.maximumLength].range {
            report(
                .conflictingKeys,
                "a field of a custom class must limit its text itself",
                at: length,
                help: "remove 'maximumLength' or 'class'"
            )
        } else if let control = view.control, control.datePicker.isDuration {
            report(
                .conflictingKeys,
                "a date picker in the mode 'countDownTimer' uses a generated class",
                at: name.range,
                help: "remove 'class', or write the picker as 'view:'"
            )
        }
    }

    private mutating func dropCustomClass(of view: inout ContentView, _ fields: MappingFields) {
        if case .app = view.kind {
            view.kind = .invalid
            return
        }
        Place<ContentView, Located<String>?>.customClass.set(nil, in: &view)
        checkAssignments(of: view, fields)
    }

    /// Reports `set` for a view of UIKit's own class, even if it sets nothing.
    private mutating func checkAssignments(of view: ContentView, _ fields: MappingFields) {
        guard view.mayHaveCustomClass, !fields.mayState(ContentKey.class),
            let range = fields.keyRange(of: ContentKey.set)
        else { return }
        report(
            .conflictingKeys,
            "'set' requires a view of a custom class",
            at: range,
            help: "add 'class:' with the name of the class"
        )
    }
}
