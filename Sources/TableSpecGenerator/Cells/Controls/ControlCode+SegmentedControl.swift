internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    static func segmentedControl(_ control: Control) -> ControlCode {
        ControlCode(
            type: "UISegmentedControl",
            property: "selectedSegmentIndex",
            arguments: { scope in ["items": .array(control.segments.map(scope.text))] },
            settings: { view, _ in control.isMomentary ? [.assign(view.dot("isMomentary"), true)] : [] }
        )
    }
}
