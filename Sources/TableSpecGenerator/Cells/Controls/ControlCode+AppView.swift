internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    /// A view of a custom class, with the specified size or its intrinsic size.
    static func view(_ control: Control) -> ControlCode {
        ControlCode(
            type: control.app.map { .name($0.type) } ?? "UIView",
            parts: [.views],
            isOfModuleClass: true,
            settings: { view, scope in
                control.size(of: view) + (control.app?.assignments ?? []).map { $0.statement(on: view, in: scope) }
            }
        )
    }
}

extension Control {
    @SwiftBody fileprivate func size(of view: SwiftExpression) -> [SwiftStatement] {
        if self.width.isStated || self.height.isStated {
            Code.assign(
                view.dot("frame").dot("size"),
                .call("CGSize", ["width": .number(self.width.value ?? 44), "height": .number(self.height.value ?? 44)])
            )
        } else {
            view.calling("sizeToFit")
        }
    }
}
