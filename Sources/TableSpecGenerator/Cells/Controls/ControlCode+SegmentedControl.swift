internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    static func segmentedControl(_ control: Control) -> ControlCode {
        ControlCode(
            type: "UISegmentedControl",
            support: segmentedControlSupport,
            arguments: { scope in ["items": .array(control.segments.map(scope.text))] },
            beginning: { view, scope in
                control.segments.enumerated().map { index, title in
                    .expression(
                        view.calling(
                            "insertSegment",
                            ["withTitle": scope.text(title), "at": .integer(index), "animated": false]
                        )
                    )
                }
            },
            settings: { view, _ in control.isMomentary ? [.assign(view.dot("isMomentary"), true)] : [] }
        )
    }

    /// The control's part of the support file.
    static let segmentedControlSupport = #"""
        //: segmentedControl

        extension UISegmentedControl: ValueControl {
            var shownValue: Int {
                get { selectedSegmentIndex }
                set {
                    // UIKit does not say what it does with a number that no segment has.
                    selectedSegmentIndex =
                        (0..<numberOfSegments).contains(newValue) ? newValue : UISegmentedControl.noSegment
                }
            }
        }
        """#
}
