/// How what acts in a screen is a button of the page: for the mouse, the keyboard and screen readers.
struct GalleryAction {
    private let isEnabled: Bool
    /// What a click opens, and what a click of the secondary button does.
    private let opening: Opening?
    private let longPress: Opening?

    /// `nil` for a part that doesn't act.
    init?(_ group: ItemGroup) {
        longPress = group.longPress
        switch group.tap {
        case .nothing:
            // There is no long press with a keyboard.
            guard let menu = group.longPress else { return nil }
            (isEnabled, opening) = (true, menu)
        case .acts: (isEnabled, opening) = (true, nil)
        case .opens(let found): (isEnabled, opening) = (true, found)
        case .isDimmed: (isEnabled, opening) = (false, nil)
        }
    }

    func added(to element: Element) -> Element {
        element.with(isEnabled ? "0" : nil, for: "tabindex")
            .with(isEnabled ? nil : "true", for: "aria-disabled")
            .with(opening?.name, for: "data-opens")
            .with(opening?.state.popup, for: "aria-haspopup")
            .with(longPress?.name, for: "data-menu")
    }
}

extension PreviewState {
    /// What a state opens, as `aria-haspopup` names it.
    var popup: String {
        switch self {
        case .menu: "menu"
        case .confirmation: "dialog"
        default: "true"
        }
    }
}
