/// The edges from which the insets of a separator are measured: `UITableView.SeparatorInsetReference`.
package enum SeparatorInsetReference: String, SpecEnumeration {
    case fromCellEdges, fromAutomaticInsets

    package static let noun = "separator inset reference"
}

/// When scrolling hides the keyboard: the modes of `UIScrollView.KeyboardDismissMode` in iOS 15.
package enum KeyboardDismissMode: String, SpecEnumeration {
    case none, onDrag, interactive

    package static let noun = "keyboard dismiss mode"
}

/// The style of the scroll indicators: `UIScrollView.IndicatorStyle`.
package enum IndicatorStyle: String, SpecEnumeration {
    case `default`, black, white

    package static let noun = "indicator style"
}

/// How assistive technologies treat an element: `UIAccessibilityTraits`.
package enum AccessibilityTrait: String, SpecEnumeration {
    case button, link, header, searchField, image, selected, playsSound, keyboardKey, staticText, summaryElement
    case notEnabled, updatesFrequently, startsMediaSession, adjustable, allowsDirectInteraction, causesPageTurn

    package static let noun = "accessibility trait"
}
