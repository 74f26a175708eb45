internal import TableSpecModel
internal import TableSpecSwift

/// The gestures on a view: closures that the view calls with itself.
struct GestureTranslator {
    /// The statements that run after a gesture, or `nil` for none.
    typealias Effect = (Trigger, TapPlace) -> SwiftClosure?

    let view: ContentView
    let scope: ValueScope

    /// The VoiceOver name of the long press on a view that the screen owns, if it depends on a value.
    @SwiftBody func naming(_ owner: SwiftExpression) -> [SwiftStatement] {
        if let name = view.pressName, !name.bindings.isEmpty {
            SwiftExpression.shared("nameLongPress", ["of": owner, "_": scope.text(name)]).using(.gestures)
        }
    }

    /// Statements that add the effects of gestures to a view.
    @SwiftBody func statements(on owner: SwiftExpression, calling effect: Effect) -> [SwiftStatement] {
        for gesture in view.effects {
            if let closure = effect(gesture.trigger, gesture.gesture.place) {
                let name = gesture.gesture == .longPress ? view.pressName : nil
                let arguments: SwiftArguments = ["of": owner]
                SwiftExpression.shared(
                    gesture.gesture.function,
                    name.map { arguments + ["named": scope.text($0)] } ?? arguments,
                    trailing: closure
                ).using(gesture.gesture == .link ? .links : .gestures)
            }
        }
    }
}

extension ViewGestures.Gesture {
    /// The function of the shared Swift that takes the closure.
    fileprivate var function: SwiftIdentifier {
        switch self {
        case .tap: "onTapGesture"
        case .longPress: "onLongPress"
        case .link: "onLink"
        }
    }

    /// The location of the code that follows the gesture.
    var place: TapPlace { self == .link ? .link : .view }

    /// The additional arguments of the app's method.
    var parameters: [SwiftParameter] { self == .link ? [SwiftParameter("url", "URL")] : [] }

    /// The touched part of a view in comments: "the label".
    func subject(_ view: ContentView) -> SwiftComment {
        self == .link ? "a link in the \(view.kindName)" : "the \(view.kindName)"
    }

    /// The phrase for it in comments: "is tapped".
    var verb: SwiftComment {
        switch self {
        case .tap, .link: "is tapped"
        case .longPress: "is touched and held"
        }
    }
}
