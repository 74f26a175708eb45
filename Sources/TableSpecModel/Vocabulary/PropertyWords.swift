/// What the distances of a separator are measured from: `UITableView.SeparatorInsetReference`.
public enum SeparatorInsetReference: String, Word {
    case fromCellEdges, fromAutomaticInsets

    public static let noun = "separator inset reference"
}

/// When scrolling hides the keyboard: those modes of `UIScrollView.KeyboardDismissMode` that iOS 15 has.
public enum KeyboardDismissMode: String, Word {
    case none, onDrag, interactive

    public static let noun = "keyboard dismiss mode"
}

/// The look of the scroll indicators: `UIScrollView.IndicatorStyle`.
public enum IndicatorStyle: String, Word {
    case `default`, black, white

    public static let noun = "indicator style"
}

/// How assistive technologies treat an element: `UIAccessibilityTraits`.
public enum AccessibilityTrait: String, Word {
    case button, link, header, searchField, image, selected, playsSound, keyboardKey, staticText, summaryElement
    case notEnabled, updatesFrequently, startsMediaSession, adjustable, allowsDirectInteraction, causesPageTurn

    public static let noun = "accessibility trait"
}
