internal import TableSpecModel
internal import TableSpecSwift

/// The source of a popover, which UIKit requires.
enum PopoverSource {
    /// The cell of the tapped row, or the button in it.
    case view
    case barButton

    /// The source of a segue, or `nil` if it presents no popover.
    init?(of segue: Segue, isBarButton: Bool) {
        guard segue.isPopover else { return nil }
        self = isBarButton ? .barButton : .view
    }

    /// The parameter of the segue's method. Its name can't be that of a value.
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
    /// Whether the destination is presented as a popover.
    var isPopover: Bool { kind.value == .presentModally && presentation.style.value == .popover }
}
