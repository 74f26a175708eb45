internal import TableSpecModel
internal import TableSpecSwift

extension ControlCode {
    static func pageControl(_ control: Control) -> ControlCode {
        ControlCode(
            type: "UIPageControl",
            support: pageControlSupport,
            limits: { view, scope in
                guard let pages = control.numberOfPages else { return [] }
                return [.assign(view.dot("numberOfPages"), scope.expression(of: pages) { .integer($0) })]
            }
        )
    }

    /// The control's part of the support file.
    static let pageControlSupport = #"""
        //: pageControl

        extension UIPageControl: ValueControl {
            var shownValue: Int {
                get { currentPage }
                set { currentPage = newValue }
            }
        }
        """#
}
