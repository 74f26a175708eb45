internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    static func segmentedControl(_ control: Control) -> ControlCode {
        ControlCode(
            type: "UISegmentedControl",
            parts: control.hasSegmentImages ? [.segmentedControl, .segmentImages] : [.segmentedControl],
            arguments: { scope in
                let titles = control.segments.map(\.title)
                return ["items": control.titlesOfCases(titles) ?? .array(titles.map(scope.text))]
            },
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
            .shared(
                "setImage",
                ["_": scope.image(image), "called": title, "forSegmentAt": .integer(index), "of": view]
            )
        )
    }
}

extension Control {
    /// Whether any segment shows an image in place of its title.
    fileprivate var hasSegmentImages: Bool { self.segments.contains { $0.image != nil } }
}
