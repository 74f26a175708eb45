extension SupportFile {
    /// Questions before something is done.
    static let confirming = #"""
        // MARK: - Confirmation

        extension UIViewController {
            /// Asks in a sheet whether something is to be done.
            ///
            /// - Parameters:
            ///   - title: The title of the button that does it.
            ///   - source: What the sheet points at on an iPad.
            func confirm(
                _ question: String,
                _ title: String?,
                at source: UIView?,
                completion: @escaping (_ isConfirmed: Bool) -> Void
            ) {
                let sheet = UIAlertController(title: question, message: nil, preferredStyle: .actionSheet)
                sheet.addAction(UIAlertAction(title: title, style: .destructive) { _ in completion(true) })
                sheet.addAction(UIAlertAction(title: "Cancel".inUIKitsWords, style: .cancel) { _ in completion(false) })
                if let popover = sheet.popoverPresentationController {
                    let source: UIView = source ?? view
                    popover.sourceView = source
                    popover.sourceRect = source.bounds
                }
                present(sheet, animated: true)
            }
        }

        extension String {
            /// The word in the language of the system’s own buttons.
            fileprivate var inUIKitsWords: String {
                Bundle(for: UIViewController.self).localizedString(forKey: self, value: self, table: nil)
            }
        }
        """#
}
