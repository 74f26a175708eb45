internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// An activity indicator turns while its value is true.
    static func activityIndicator(_ control: Control) -> ControlCode {
        ControlCode(
            type: "UIActivityIndicatorView",
            arguments: { _ in ["style": (control.indicatorStyle.value ?? .medium).member] },
            showing: { isAnimating, view in
                Code.if(.expression(isAnimating)) {
                    view.calling("startAnimating")
                } else: {
                    view.calling("stopAnimating")
                }
            }
        )
    }
}
