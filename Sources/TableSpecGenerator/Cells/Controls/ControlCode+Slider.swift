internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// A slider, whose values are of the type `Float`.
    static func slider(_ control: Control) -> ControlCode {
        ControlCode(
            type: "UISlider",
            parts: [.slider],
            numberType: .float,
            settings: { view, scope in control.endImages(of: view, in: scope) }
        )
    }
}

extension Control {
    /// Shows the images at the ends of a slider.
    @SwiftBody func endImages(of view: SwiftExpression, in scope: ValueScope) -> [SwiftStatement] {
        if let image = self.minimumValueImage { Code.assign(view.dot("minimumValueImage"), scope.image(image)) }
        if let image = self.maximumValueImage { Code.assign(view.dot("maximumValueImage"), scope.image(image)) }
    }
}
