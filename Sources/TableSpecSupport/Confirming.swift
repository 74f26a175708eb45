public import UIKit

#if confirming && !presenting
#error("confirming needs presenting")
#endif

#if confirmingInBar && !confirming
#error("confirmingInBar needs confirming")
#endif

#if discarding && !confirmingInBar
#error("discarding needs confirmingInBar")
#endif

#if confirming
// MARK: - Confirmation

@MainActor
extension TableSpec {
    /// Asks for confirmation in an action sheet.
    ///
    /// - Parameters:
    ///   - title: The title of the button that confirms.
    ///   - source: The view that the sheet points to on iPad.
    public static func confirm(
        _ question: String,
        _ title: String?,
        at source: UIView?,
        on screen: UIViewController,
        completion: @escaping (_ isConfirmed: Bool) -> Void
    ) {
        let source: UIView = source ?? screen.view
        let sheet = confirmation(question, title, completion)
        sheet.popoverPresentationController?.sourceView = source
        sheet.popoverPresentationController?.sourceRect = source.bounds
        presenter(of: screen).present(sheet, animated: true)
    }

    #if confirmingInBar
    /// Asks for confirmation of the action of a bar button or an item in its menu.
    public static func confirm(
        _ question: String,
        _ title: String?,
        at item: UIBarButtonItem,
        on screen: UIViewController,
        completion: @escaping (_ isConfirmed: Bool) -> Void
    ) {
        present(confirmation(question, title, completion), at: item, on: screen)
    }

    private static func present(_ sheet: UIAlertController, at item: UIBarButtonItem, on screen: UIViewController) {
        sheet.popoverPresentationController?.barButtonItem = item
        presenter(of: screen).present(sheet, animated: true)
    }
    #endif

    #if discarding
    /// Asks whether to discard the changes in a form.
    ///
    /// - Parameter bundle: The bundle whose strings can translate the title “Discard Changes”.
    public static func confirmDiscarding(
        at item: UIBarButtonItem,
        on screen: UIViewController,
        bundle: Bundle = .main,
        discard: @escaping () -> Void
    ) {
        let title = bundle.localizedString(forKey: "Discard Changes", value: nil, table: nil)
        present(confirmation(nil, title) { if $0 { discard() } }, at: item, on: screen)
    }
    #endif

    private static func confirmation(
        _ question: String?,
        _ title: String?,
        _ completion: @escaping (_ isConfirmed: Bool) -> Void
    ) -> UIAlertController {
        let sheet = UIAlertController(title: question, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: title, style: .destructive) { _ in completion(true) })
        sheet.addAction(UIAlertAction(title: systemTitle("Cancel"), style: .cancel) { _ in completion(false) })
        return sheet
    }
}
#endif
