internal import UIKit

#if confirming && !presenting
#error("confirming needs presenting")
#endif

#if confirmingInBar && !confirming
#error("confirmingInBar needs confirming")
#endif

#if confirming
// MARK: - Confirmation

extension UIViewController {
    /// Asks for confirmation in an action sheet.
    ///
    /// - Parameters:
    ///   - title: The title of the button that confirms.
    ///   - source: The view that the sheet points to on iPad.
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

    #if confirmingInBar
    /// Asks for confirmation of the action of a bar button or an item in its menu.
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
    #endif
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
#endif
