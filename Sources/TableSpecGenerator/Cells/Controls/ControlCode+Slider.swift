internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// A slider, whose values are of the type `Float`.
    static var slider: ControlCode {
        ControlCode(
            type: "UISlider",
            parts: [.slider],
            numberType: .float
        )
    }
}
