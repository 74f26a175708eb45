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

/// Where the search field of a screen is: `UINavigationItem.SearchBarPlacement`, as far as all systems from iOS 16 on have it.
package enum SearchBarPlacement: String, SpecEnumeration {
    case automatic, stacked

    package static let noun = "search bar placement"
}

/// The orientations of a screen: `UIInterfaceOrientationMask`.
package enum InterfaceOrientation: String, SpecEnumeration {
    case portrait, landscapeLeft, landscapeRight, portraitUpsideDown, landscape, all, allButUpsideDown

    package static let noun = "interface orientation"
}

/// Where and how large a screen is presented: `UIModalPresentationStyle`.
package enum ModalPresentationStyle: String, SpecEnumeration {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, overFullScreen, overCurrentContext, popover

    package static let noun = "modal presentation style"

    /// Whether the screen lies in a sheet, which has heights and can be dragged down.
    package var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}

/// The transition of a presented screen: `UIModalTransitionStyle`.
package enum ModalTransitionStyle: String, SpecEnumeration {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl

    package static let noun = "modal transition style"
}

/// A side on which the arrow of a popover may be: `UIPopoverArrowDirection`.
package enum PopoverArrowDirection: String, SpecEnumeration {
    case up, down, left, right

    package static let noun = "popover arrow direction"
}

/// A height of a sheet: `UISheetPresentationController.Detent`.
package enum SheetDetent: String, SpecEnumeration {
    case medium, large

    package static let noun = "sheet detent"
}
