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
                let source: UIView = source ?? view
                let sheet = UIAlertController(asking: question, title, completion: completion)
                sheet.popoverPresentationController?.sourceView = source
                sheet.popoverPresentationController?.sourceRect = source.bounds
                searchOrSelf.present(sheet, animated: true)
            }
            //: confirmingInBar

            /// Asks whether something is to be done that a bar button does, or an entry of its menu.
            func confirm(
                _ question: String,
                _ title: String?,
                at item: UIBarButtonItem,
                completion: @escaping (_ isConfirmed: Bool) -> Void
            ) {
                let sheet = UIAlertController(asking: question, title, completion: completion)
                sheet.popoverPresentationController?.barButtonItem = item
                searchOrSelf.present(sheet, animated: true)
            }
            //: .
        }

        extension UIAlertController {
            fileprivate convenience init(
                asking question: String,
                _ title: String?,
                completion: @escaping (_ isConfirmed: Bool) -> Void
            ) {
                self.init(title: question, message: nil, preferredStyle: .actionSheet)
                addAction(UIAlertAction(title: title, style: .destructive) { _ in completion(true) })
                addAction(UIAlertAction(title: "Cancel".inUIKitsWords, style: .cancel) { _ in completion(false) })
            }
        }
        """#
}
