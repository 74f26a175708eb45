public import UIKit

#if gestures
// MARK: - Gestures

@MainActor
extension TableSpec {
    /// Calls a closure with a view on each tap, replacing an earlier closure.
    ///
    /// VoiceOver treats the view as a button and can activate it.
    @discardableResult
    public static func onTapGesture<View: UIView>(of view: View, _ action: @escaping (UIView) -> Void) -> View {
        view.accessibilityTraits.insert(.button)
        recognize(UITapGestureRecognizer(), in: view, action)
        return view
    }

    /// Calls a closure with a view on each long press, replacing an earlier closure.
    ///
    /// - Parameter name: The name of the custom action that VoiceOver offers for the gesture.
    @discardableResult
    public static func onLongPress<View: UIView>(
        of view: View,
        named name: String,
        _ action: @escaping (UIView) -> Void
    ) -> View {
        recognize(UILongPressGestureRecognizer(), in: view, action)
        nameLongPress(of: view, name)
        return view
    }

    /// Changes the name of the VoiceOver action for a long press.
    public static func nameLongPress(of view: UIView, _ name: String) {
        guard let spoken = gesture(UILongPressGestureRecognizer.self, of: view)?.spokenAction else { return }
        spoken.name = name
        let others = (view.accessibilityCustomActions ?? []).filter { $0 !== spoken }
        view.accessibilityCustomActions = others + [spoken]
    }

    private static func recognize<Recognizer: UIGestureRecognizer>(
        _ recognizer: @autoclosure () -> Recognizer,
        in view: UIView,
        _ action: @escaping (UIView) -> Void
    ) {
        if let present = gesture(Recognizer.self, of: view) {
            present.action = action
        } else {
            view.isUserInteractionEnabled = true
            // A container keeps its own accessibility settings.
            if view.subviews.isEmpty { view.isAccessibilityElement = true }
            view.addInteraction(GestureInteraction(recognizer(), action))
        }
    }

    /// Returns the interaction that a view already has for a kind of gesture recognizer.
    private static func gesture<Recognizer: UIGestureRecognizer>(
        _ kind: Recognizer.Type,
        of view: UIView
    ) -> GestureInteraction? {
        view.interactions.lazy.compactMap { $0 as? GestureInteraction }.first { $0.recognizer is Recognizer }
    }
}

extension TableSpec {
    /// An interaction, owned by its view, that calls a closure on a tap or long press.
    @MainActor
    private final class GestureInteraction: NSObject, UIInteraction {
        let recognizer: UIGestureRecognizer
        var action: (UIView) -> Void
        private(set) weak var view: UIView?
        /// The custom action that VoiceOver offers for the gesture.
        private(set) lazy var spokenAction = UIAccessibilityCustomAction(name: "") { [weak self] _ in
            guard let self, let view else { return false }
            action(view)
            return true
        }

        init(_ recognizer: UIGestureRecognizer, _ action: @escaping (UIView) -> Void) {
            self.recognizer = recognizer
            self.action = action
            super.init()
            #if canImport(ObjectiveC)
            recognizer.addTarget(self, action: #selector(recognized))
            #else
            recognizer.addHeadlessTarget { [weak self] _ in self?.perform() }
            #endif
        }

        func willMove(to view: UIView?) {
            self.view?.removeGestureRecognizer(recognizer)
        }

        func didMove(to view: UIView?) {
            self.view = view
            view?.addGestureRecognizer(recognizer)
        }

        /// Calls the closure when a tap is recognized or a long press begins.
        private func perform() {
            guard let view, recognizer.state == .began || recognizer is UITapGestureRecognizer else { return }
            action(view)
        }

        #if canImport(ObjectiveC)
        @objc private func recognized() {
            perform()
        }
        #endif
    }
}
#endif
