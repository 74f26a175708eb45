public import UIKit

#if swipes
// MARK: - Swipes

@MainActor
extension TableSpec {
    /// Creates a swipe action for a row.
    public static func swipeAction(
        _ title: String?,
        style: UIContextualAction.Style = .normal,
        image: UIImage? = nil,
        color: UIColor? = nil,
        action: @escaping () -> Void
    ) -> UIContextualAction {
        let button = UIContextualAction(style: style, title: title) { _, _, completion in
            action()
            completion(true)
        }
        button.image = image
        if let color { button.backgroundColor = color }
        return button
    }

    #if confirming
    /// Creates a swipe action for a row that asks for confirmation on a screen.
    public static func swipeAction(
        _ title: String?,
        style: UIContextualAction.Style = .normal,
        image: UIImage? = nil,
        color: UIColor? = nil,
        asking question: String,
        on screen: UIViewController,
        action: @escaping () -> Void
    ) -> UIContextualAction {
        let button = UIContextualAction(style: style, title: title) { [weak screen] _, view, completion in
            guard let screen else { return completion(false) }
            confirm(question, title, at: view, on: screen) { isConfirmed in
                if isConfirmed { action() }
                completion(isConfirmed)
            }
        }
        button.image = image
        if let color { button.backgroundColor = color }
        return button
    }
    #endif
}
#endif
