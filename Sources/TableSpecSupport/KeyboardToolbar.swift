public import UIKit

#if keyboardToolbar && !goingOn
#error("keyboardToolbar needs goingOn")
#endif

#if cellFields && !(keyboardToolbar && rowCells)
#error("cellFields needs keyboardToolbar, rowCells")
#endif

#if keyboardToolbar
extension TableSpec {
    /// A toolbar above the keyboard that moves between fields and hides the keyboard.
    public final class KeyboardToolbar: UIToolbar {
        private weak var screen: (any FormScreen)?
        private weak var field: UIView?
        private lazy var previousItem = item("chevron.up", "Previous") { $0.focusField(before: $1) }
        private lazy var nextItem = item("chevron.down", "Next") { $0.focusField(after: $1) }

        public init(leadingThrough screen: any FormScreen) {
            self.screen = screen
            // The toolbar lays out its items before the keyboard sets its width.
            super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            let ending = UIAction { [weak self] _ in self?.field?.resignFirstResponder() }
            let doneItem = UIBarButtonItem(systemItem: .done, primaryAction: ending)
            setItems([previousItem, nextItem, .flexibleSpace(), doneItem], animated: false)
            sizeToFit()
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        /// On iOS 26, there's no bar behind the items, so touches beside them reach what's below:
        /// https://github.com/stripe/stripe-ios/pull/5528
        public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            guard let view = super.hitTest(point, with: event) else { return nil }
            // The hit view beside the items is the toolbar, or a private view that contains all items.
            if #available(iOS 26, *), view.bounds.width > bounds.width / 2 { return nil }
            return view
        }

        /// Updates the buttons for a field, or for the current one if `nil`.
        public func follow(_ field: UIView? = nil) {
            self.field = field ?? self.field
            guard let screen, let field = self.field else { return }
            previousItem.isEnabled = screen.hasField(before: field)
            nextItem.isEnabled = screen.hasField(after: field)
        }

        private func item(
            _ symbol: String,
            _ name: String,
            _ lead: @escaping (any FormScreen, UIView) -> Void
        ) -> UIBarButtonItem {
            let action = UIAction { [weak self] _ in
                if let screen = self?.screen, let field = self?.field { lead(screen, field) }
            }
            let item = UIBarButtonItem(image: UIImage(systemName: symbol), primaryAction: action)
            item.accessibilityLabel = TableSpec.systemTitle(name)
            return item
        }
    }
}
#endif

#if confirming || keyboardToolbar || keyboardShortcuts || unavailableBefore17
extension TableSpec {
    /// Returns the system's translation of a title, as UIKit uses it for its own buttons.
    @MainActor
    public static func systemTitle(_ title: String) -> String {
        Bundle(for: UIViewController.self).localizedString(forKey: title, value: title, table: nil)
    }
}
#endif
