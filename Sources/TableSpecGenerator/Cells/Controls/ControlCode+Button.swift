internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    static func button(_ control: Control) -> ControlCode {
        ControlCode(
            type: "UIButton",
            event: ".touchUpInside",
            arguments: { _ in ["type": ".system"] },
            viewSettings: { view, scope in
                guard let title = control.title else { return [] }
                return [.expression(view.calling("setTitle", ["_": scope.text(title), "for": ".normal"]))]
            }
        )
    }
}
