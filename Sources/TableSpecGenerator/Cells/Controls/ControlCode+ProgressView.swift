internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// A progress view, whose values are of the type `Float`.
    static var progressView: ControlCode {
        ControlCode(
            type: "UIProgressView",
            parts: [.progressView],
            numberType: .float
        )
    }
}
