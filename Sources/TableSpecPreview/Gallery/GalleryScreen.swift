package import TableSpecModel

/// One screen of a gallery.
package struct GalleryScreen: Hashable, Sendable {
    /// The screen with all its samples.
    package var content: ScreenContent
    /// The screen without optional values, if it differs.
    package var requiredContent: ScreenContent?
    /// The screen without data, if it differs.
    package var emptyContent: ScreenContent?
    /// The screen in other languages.
    package var translations: [Localization: GalleryScreen] = [:]

    /// Creates a screen.
    package init(
        content: ScreenContent,
        requiredContent: ScreenContent? = nil,
        emptyContent: ScreenContent? = nil
    ) {
        self.content = content
        self.requiredContent = requiredContent == content ? nil : requiredContent
        self.emptyContent = emptyContent == content ? nil : emptyContent
    }
}

extension GalleryScreen {
    /// A placeholder for a screen without a spec.
    init(placeholderFor name: String) {
        let note = "This screen isn't generated from a spec. The app provides it."
        self.init(
            content: ScreenContent(
                name: name,
                title: name,
                style: .insetGrouped,
                sections: [SectionContent(id: "placeholder", footer: note)]
            )
        )
    }

    /// The names of the destinations of taps, in the order of rows and bar buttons.
    var destinations: [String] {
        let bars = (content.leftItems + content.rightItems + content.toolbarItems).compactMap(\.segue)
        let rows = content.sections.flatMap(\.rows).flatMap { row in
            [row.segue, row.accessorySegue, row.editingAccessorySegue].compactMap { $0 }
        }
        return (bars + rows).map(\.destination)
    }
}
