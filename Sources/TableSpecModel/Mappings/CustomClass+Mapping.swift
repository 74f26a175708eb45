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
        let (ofView, ofLeaf) = (Self.app(\.assignments), Self.leaf(\.assignments, \.assignments, \.assignments))
        return Place(
            get: { ofView.get($0) ?? ofLeaf.get($0) },
            modify: { view, change in
                if case .app = view.kind { ofView.modify(&view, change) } else { ofLeaf.modify(&view, change) }
            }
        )
    }
}

extension Place where Root == ContentView {
    /// A location that labels, image views and controls have.
    fileprivate static func leaf(
        _ label: ModelPath<ContentLabel, Value>,
        _ image: ModelPath<ContentImage, Value>,
        _ control: ModelPath<Control.Parts, Value>
    ) -> Self {
        let (ofLabel, ofImage) = (Self.label(label), Self.image(image))
        let (theControl, ofControl) = (Place<ContentView, Control>.control, Place<Control, Value>.part(control))
        return Place(
            get: { view in
                switch view.kind {
                case .label: ofLabel.get(view)
                case .image: ofImage.get(view)
                case .control(let control): ofControl.get(control)
                case .stack, .zstack, .app, .spacer, .invalid: nil
                }
            },
            modify: { view, change in
                switch view.kind {
                case .label: ofLabel.modify(&view, change)
                case .image: ofImage.modify(&view, change)
                case .control: theControl.modify(&view) { ofControl.modify(&$0, change) }
                case .stack, .zstack, .app, .spacer, .invalid: break
                }
            }
        )
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
