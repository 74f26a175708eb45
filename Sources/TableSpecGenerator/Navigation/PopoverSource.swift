internal import TableSpecModel
internal import TableSpecSwift

/// The source of a popover: UIKit refuses to present one without.
enum PopoverSource {
    /// The cell of the row that was tapped, or the button in it.
    case view
    case barButton

    /// The source of a segue; `nil` for one that presents no popover.
    init?(of segue: Segue, isBarButton: Bool) {
        guard segue.isPopover else { return nil }
        self = isBarButton ? .barButton : .view
    }

    /// The parameter of the segue's method; its name is none that a value would have.
    var parameter: SwiftParameter {
        switch self {
        case .view: SwiftParameter("from popoverSource", "UIView?")
        case .barButton: SwiftParameter("from popoverSource", "UIBarButtonItem?")
        }
    }

    @SwiftBody func statements(on popover: SwiftExpression) -> [SwiftStatement] {
        switch self {
        case .view:
            // The cell may have been removed while its menu was open.
            Code.assign(popover.dot("sourceView"), .coalescing("popoverSource", "view"))
            Code.assign(popover.dot("sourceRect"), .coalescing("popoverSource?.bounds", "view.bounds"))
        case .barButton:
            Code.assign(popover.dot("barButtonItem"), "popoverSource")
        }
    }
}

extension Segue {
    /// Whether the destination is presented in a bubble that points at something.
    var isPopover: Bool { kind.value == .presentModally && presentation.style.value == .popover }
}
