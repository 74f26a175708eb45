internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// A progress view, whose values are of the type `Float`.
    static var progressView: ControlCode {
        ControlCode(
            type: "UIProgressView",
            support: progressViewSupport,
            needed: [.values, .views, .state, .numbers],
            numberType: .float
        )
    }

    /// The control's part of the support file.
    static let progressViewSupport = #"""
        //: progressView

        extension UIProgressView: ValueView {
            var shownValue: Float {
                get { progress }
                set { progress = newValue }
            }
        }
        """#
}
