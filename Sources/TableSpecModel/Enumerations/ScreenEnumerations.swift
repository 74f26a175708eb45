/// The title of the back button to a screen: `UINavigationItem.BackButtonDisplayMode`.
package enum BackButtonDisplayMode: String, SpecEnumeration {
    case `default`, generic, minimal

    package static let noun = "back button display mode"
}

/// The emphasis of a bar button: `UIBarButtonItem.Style`.
package enum BarButtonStyle: String, SpecEnumeration {
    case plain, done

    package static let noun = "bar button style"
}

/// The position of a screen's search field: the values of `UINavigationItem.SearchBarPlacement` that all systems have
/// in iOS 16 and later.
package enum SearchBarPlacement: String, SpecEnumeration {
    case automatic, stacked

    package static let noun = "search bar placement"
}

/// The orientations of a screen: `UIInterfaceOrientationMask`.
package enum InterfaceOrientation: String, SpecEnumeration {
    case portrait, landscapeLeft, landscapeRight, portraitUpsideDown, landscape, all, allButUpsideDown

    package static let noun = "interface orientation"
}

/// The position and size of a presented screen: `UIModalPresentationStyle`.
package enum ModalPresentationStyle: String, SpecEnumeration {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, overFullScreen, overCurrentContext, popover

    package static let noun = "modal presentation style"

    /// Whether the screen is in a sheet, which has detents and can be dragged down.
    package var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}

/// The transition of a presented screen: `UIModalTransitionStyle`.
package enum ModalTransitionStyle: String, SpecEnumeration {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl

    package static let noun = "modal transition style"
}

/// A possible direction of a popover's arrow: `UIPopoverArrowDirection`.
package enum PopoverArrowDirection: String, SpecEnumeration {
    case up, down, left, right

    package static let noun = "popover arrow direction"
}

/// A height of a sheet: `UISheetPresentationController.Detent`.
package enum SheetDetent: String, SpecEnumeration {
    case medium, large

    package static let noun = "sheet detent"
}
