internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// The button of a section whose rows can be hidden.
    static var disclosure: ControlCode {
        ControlCode(type: .shared("DisclosureButton"), parts: [.disclosure], isOfModuleClass: true)
    }
}
