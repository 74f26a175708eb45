extension SupportFile {
    /// The buttons of swiped rows.
    static let swipes = #"""
        // MARK: - Swipes

        extension UIContextualAction {
            /// A button of a swiped row.
            static func forRow(
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
        }
        """#
}
