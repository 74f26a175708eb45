/// How interactive parts of a screen become buttons of the page: for the mouse, the keyboard and screen readers.
struct GalleryAction {
    private let isEnabled: Bool
    /// What a click opens, and the effect of a secondary click.
    private let opening: Opening?
    private let longPress: Opening?

    /// `nil` for a part that isn't interactive.
    init?(_ group: ItemGroup) {
        longPress = group.longPress
        switch group.tap {
        case .nothing:
            // The keyboard has no long press.
            guard let menu = group.longPress else { return nil }
            (isEnabled, opening) = (true, menu)
        case .acts: (isEnabled, opening) = (true, nil)
        case .opens(let found): (isEnabled, opening) = (true, found)
        case .isDimmed: (isEnabled, opening) = (false, nil)
        }
    }

    func added(to element: MarkupTag) -> MarkupTag {
        element.with(isEnabled ? "0" : nil, for: "tabindex")
            .with(isEnabled ? nil : "true", for: "aria-disabled")
            .with(opening?.name, for: "data-opens")
            .with(opening?.state.popup, for: "aria-haspopup")
            .with(longPress?.name, for: "data-menu")
    }
}

extension PreviewState {
    /// What a state opens, as a value of `aria-haspopup`.
    var popup: String {
        switch self {
        case .menu: "menu"
        case .confirmation: "dialog"
        default: "true"
        }
    }
}
