extension SupportFile {
    /// Gestures on views that are no controls.
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
            @MainActor
            @discardableResult
            func onLongPress(_ action: @escaping (UIView) -> Void) -> Self {
                recognizing(UILongPressGestureRecognizer(), action)
            }

            @MainActor
            private func recognizing<Recognizer: UIGestureRecognizer>(
                _ recognizer: @autoclosure () -> Recognizer,
                _ action: @escaping (UIView) -> Void
            ) -> Self {
                let present = interactions.lazy.compactMap { $0 as? GestureInteraction }.first { $0.recognizer is Recognizer }
                if let present {
                    present.action = action
                } else {
                    isUserInteractionEnabled = true
                    // A view that holds others is read as it has been set up.
                    if subviews.isEmpty { isAccessibilityElement = true }
                    addInteraction(GestureInteraction(recognizer(), action))
                }
                return self
            }
        }

        /// Calls a closure when its view is tapped, or when a finger rests on it; the view keeps it.
        @MainActor
        private final class GestureInteraction: NSObject, UIInteraction {
            let recognizer: UIGestureRecognizer
            var action: (UIView) -> Void
            private(set) weak var view: UIView?

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
