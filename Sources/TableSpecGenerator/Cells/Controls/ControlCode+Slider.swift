internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// A slider, whose values are of the type `Float`.
    static var slider: ControlCode {
        ControlCode(
            type: "UISlider",
            support: sliderSupport,
            needed: [.values, .views, .state, .numbers],
            numberType: .float
        )
    }

    /// The control's part of the support file.
    static let sliderSupport = #"""
        //: slider

        extension UISlider: ValueControl {
            var shownValue: Float {
                get { value }
                set { value = newValue }
            }
        }
        """#
}
