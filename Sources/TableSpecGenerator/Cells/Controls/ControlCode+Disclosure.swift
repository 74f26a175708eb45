internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// The button of a collapsible section or row.
    static var disclosure: ControlCode {
        ControlCode(
            type: .shared("DisclosureButton"),
            parts: [.disclosure],
            isOfModuleClass: true,
            arguments: { _ in SwiftArguments(ResourceBundle.arguments) }
        )
    }
}
