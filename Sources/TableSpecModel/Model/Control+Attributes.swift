extension Control {
    /// The methods that are called while a finger touches the control.
    var touchEvents: TouchEvents {
        get { self.touches ?? TouchEvents() }
        set { self.touches = newValue }
    }

    /// Whether the control is a button with more than a title or an image in UIKit's default style.
    package var isConfigured: Bool {
        self.kind == .button
            && (self.buttonAttributes.isStated || self.symbolConfiguration != nil
                || self.title != nil && self.image != nil)
    }

    /// Whether resolution reports a missing part of the control, unless the part couldn't be decoded.
    var mayLackPart: Bool {
        self.confirmation != nil || self.kind == .segmentedControl && self.segments.isEmpty
    }

    /// The titles of the menu of a pop-up button.
    package var menuTitles: ChoiceTitles {
        get { ChoiceTitles(cases: self.menuCases, titles: self.titles) }
        set { (self.menuCases, self.titles) = (newValue.cases, newValue.titles) }
    }
}
