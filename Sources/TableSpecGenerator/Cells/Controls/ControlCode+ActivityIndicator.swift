internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    static func activityIndicator(_ control: Control) -> ControlCode {
        ControlCode(
            type: "UIActivityIndicatorView",
            support: activityIndicatorSupport,
            arguments: { _ in ["style": (control.indicatorStyle.value ?? .medium).member] },
            beginning: { view, _ in control.indicatorStyle.value.map { [.assign(view.dot("style"), $0.member)] } ?? [] }
        )
    }

    /// The control's part of the support file.
    static let activityIndicatorSupport = #"""
        //: activityIndicator

        extension UIActivityIndicatorView: ValueView {
            var shownValue: Bool {
                get { isAnimating }
                set { if newValue { startAnimating() } else { stopAnimating() } }
            }

            /// Shows the value even if it's unchanged, because UIKit removes the animation on reuse
            /// (https://github.com/lionheart/openradar-mirror/issues/17872).
            func show(_ isAnimating: Bool) { shownValue = isAnimating }
        }
        """#
}
