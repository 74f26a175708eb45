internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    static func segmentedControl(_ control: Control) -> ControlCode {
        ControlCode(
            type: "UISegmentedControl",
            support: segmentedControlSupport,
            needed: Set([.values, .views, .state]).union(control.hasSegmentImages ? [.segmentImages] : []),
            arguments: { scope in ["items": .array(control.segments.map { scope.text($0.title) })] },
            beginning: { view, scope in
                control.segments.enumerated().map { index, segment in
                    .expression(
                        view.calling(
                            "insertSegment",
                            ["withTitle": scope.text(segment.title), "at": .integer(index), "animated": false]
                        )
                    )
                }
            },
            settings: { view, scope in
                control.segments.enumerated().filter { $1.image != nil }.map { index, segment in
                    showing(segment, at: index, on: view, in: scope)
                } + (control.isMomentary ? [.assign(view.dot("isMomentary"), true)] : [])
            }
        )
    }

    /// Shows the title of a segment, or the image in its place.
    static func showing(
        _ segment: Segment,
        at index: Int,
        on view: SwiftExpression,
        in scope: ValueScope
    ) -> SwiftStatement {
        let title = scope.text(segment.title)
        guard let image = segment.image else {
            return .expression(view.calling("setTitle", ["_": title, "forSegmentAt": .integer(index)]))
        }
        return .expression(
            view.calling(
                "setImage",
                ["_": scope.image(image), "called": title, "forSegmentAt": .integer(index)]
            )
        )
    }

    /// The control's part of the support file.
    ///
    /// VoiceOver reads a segment by the label of its image: “Properties you set on the underlying images or labels you set
    /// will get propagated to those internal views”, https://developer.apple.com/forums/thread/676197.
    static let segmentedControlSupport = #"""
        //: segmentedControl

        extension UISegmentedControl: ValueControl {
            var shownValue: Int {
                get { selectedSegmentIndex }
                set {
                    // UIKit doesn't document what happens if the index is out of range.
                    selectedSegmentIndex =
                        (0..<numberOfSegments).contains(newValue) ? newValue : UISegmentedControl.noSegment
                }
            }
        }
        //: segmentImages

        extension UISegmentedControl {
            /// Shows an image with a title for VoiceOver, or the title if the image doesn't exist.
            func setImage(_ image: UIImage?, called title: String, forSegmentAt segment: Int) {
                guard let image else { return setTitle(title, forSegmentAt: segment) }
                // UIKit caches images by name, so the original is shared.
                let copy = image.withRenderingMode(image.renderingMode)
                copy.accessibilityLabel = title
                setImage(copy, forSegmentAt: segment)
            }
        }
        """#
}

extension Control {
    /// Whether some segment shows an image in place of its title.
    fileprivate var hasSegmentImages: Bool { self.segments.contains { $0.image != nil } }
}
