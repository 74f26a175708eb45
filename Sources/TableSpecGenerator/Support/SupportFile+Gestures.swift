extension SupportFile {
    /// Gestures on views.
    ///
    /// “VoiceOver lets users access actions quickly using the Actions rotor”
    /// (https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction).
    static let gestures = #"""
        // MARK: - Gestures

        extension NSObjectProtocol where Self: UIView {
            /// Calls a closure with the view at each tap; it takes the place of an earlier one.
            ///
            /// VoiceOver reads the view as a button, and taps it itself.
            @MainActor
            @discardableResult
            func onTap(_ action: @escaping (UIView) -> Void) -> Self {
                accessibilityTraits.insert(.button)
                return recognizing(UITapGestureRecognizer(), action)
            }

            /// Calls a closure with the view when a finger rests on it; it takes the place of an earlier one.
            ///
            /// - Parameter name: What VoiceOver, which offers it among the actions of the view, calls it.
            @MainActor
            @discardableResult
            func onLongPress(_ name: String, _ action: @escaping (UIView) -> Void) -> Self {
                recognizing(UILongPressGestureRecognizer(), action).nameLongPress(name)
                return self
            }

            /// Changes what VoiceOver calls that which a long press does.
            @MainActor
            func nameLongPress(_ name: String) {
                guard let spoken = gesture(UILongPressGestureRecognizer.self)?.spokenAction else { return }
                spoken.name = name
                let others = (accessibilityCustomActions ?? []).filter { $0 !== spoken }
                accessibilityCustomActions = others + [spoken]
            }

            @MainActor
            private func recognizing<Recognizer: UIGestureRecognizer>(
                _ recognizer: @autoclosure () -> Recognizer,
                _ action: @escaping (UIView) -> Void
            ) -> Self {
                if let present = gesture(Recognizer.self) {
                    present.action = action
                } else {
                    isUserInteractionEnabled = true
                    // A view that holds others is read as it has been set up.
                    if subviews.isEmpty { isAccessibilityElement = true }
                    addInteraction(GestureInteraction(recognizer(), action))
                }
                return self
            }

            /// The recognizers that the view has already.
            @MainActor
            private func gesture<Recognizer: UIGestureRecognizer>(_ kind: Recognizer.Type) -> GestureInteraction? {
                interactions.lazy.compactMap { $0 as? GestureInteraction }.first { $0.recognizer is Recognizer }
            }
        }

        /// Calls a closure when its view is tapped, or when a finger rests on it; the view keeps it.
        @MainActor
        private final class GestureInteraction: NSObject, UIInteraction {
            let recognizer: UIGestureRecognizer
            var action: (UIView) -> Void
            private(set) weak var view: UIView?
            /// The custom actions by which VoiceOver offers the gesture.
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
                    recognizer.addTarget { [weak self] _ in self?.perform() }
                #endif
            }

            func willMove(to view: UIView?) {
                self.view?.removeGestureRecognizer(recognizer)
            }

            func didMove(to view: UIView?) {
                self.view = view
                view?.addGestureRecognizer(recognizer)
            }

            /// A tap is over when it is recognized; a press begins, may change, and ends.
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
        """#
}
