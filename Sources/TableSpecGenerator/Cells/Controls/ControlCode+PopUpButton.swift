internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// A pop-up button, which contains the titles of its choices.
    static func popUpButton(_ control: Control) -> ControlCode {
        ControlCode(
            type: .shared("PopUpButton"),
            parts: control.optionList == nil ? [.popUpButton] : [.popUpOptions],
            isOfModuleClass: true,
            arguments: { scope in
                let texts = control.optionList?.texts ?? control.titles
                return ["titles": control.titlesOfCases(texts) ?? .array(texts.map(scope.text))]
            }
        )
    }
}

extension Control {
    /// The titles of the enumeration's cases, if some texts are these titles.
    func titlesOfCases(_ texts: [TextTemplate]) -> SwiftExpression? {
        guard case .enumeration(let enumeration)? = self.value?.path?.type.unwrapped else { return nil }
        return enumeration.allTitles(texts)
    }
}
