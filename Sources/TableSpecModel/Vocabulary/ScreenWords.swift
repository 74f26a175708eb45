/// What the back button to a screen shows: `UINavigationItem.BackButtonDisplayMode`.
public enum BackButtonDisplayMode: String, Word {
    case `default`, generic, minimal

    public static let noun = "back button display mode"
}

/// The emphasis of a bar button: `UIBarButtonItem.Style`.
public enum BarButtonStyle: String, Word {
    case plain, done

    public static let noun = "bar button style"
}

/// Where the search field of a screen is: `UINavigationItem.SearchBarPlacement`, as far as all systems from iOS 16 on have it.
public enum SearchBarPlacement: String, Word {
    case automatic, stacked

    public static let noun = "search bar placement"
}

/// The orientations of a screen: `UIInterfaceOrientationMask`.
public enum InterfaceOrientation: String, Word {
    case portrait, landscapeLeft, landscapeRight, portraitUpsideDown, landscape, all, allButUpsideDown

    public static let noun = "interface orientation"
}

/// Where and how large a screen is presented: `UIModalPresentationStyle`.
public enum ModalPresentationStyle: String, Word {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, overFullScreen, overCurrentContext, popover

    public static let noun = "modal presentation style"

    /// Whether the screen lies in a sheet, which has heights and can be dragged down.
    public var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}

/// How a presented screen comes and goes: `UIModalTransitionStyle`.
public enum ModalTransitionStyle: String, Word {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl

    public static let noun = "modal transition style"
}

/// A side on which the arrow of a popover may be: `UIPopoverArrowDirection`.
public enum PopoverArrowDirection: String, Word {
    case up, down, left, right

    public static let noun = "popover arrow direction"
}

/// A height of a sheet: `UISheetPresentationController.Detent`.
public enum SheetDetent: String, Word {
    case medium, large

    public static let noun = "sheet detent"
}
