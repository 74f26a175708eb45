internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    static func activityIndicator(_ control: Control) -> ControlCode {
        ControlCode(
            type: "UIActivityIndicatorView",
            parts: [.activityIndicator],
            arguments: { _ in ["style": (control.indicatorStyle.value ?? .medium).member] },
            beginning: { view, _ in control.indicatorStyle.value.map { [.assign(view.dot("style"), $0.member)] } ?? [] }
        )
    }
}
