internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    static func pageControl(_ control: Control) -> ControlCode {
        ControlCode(
            type: "UIPageControl",
            parts: [.pageControl],
            limits: { view, scope in
                guard let pages = control.numberOfPages else { return [] }
                return [.assign(view.dot("numberOfPages"), scope.expression(of: pages) { .integer($0) })]
            }
        )
    }
}
