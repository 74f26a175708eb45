internal import TableSpecModel

/// The text of the screens, for readers without previews. The page shows it unless its script can show the previews.
struct GalleryText {
    let screens: [GalleryScreen]
    let options: GalleryOptions

    /// A heading and a list for each screen, with VoiceOver's text in VoiceOver's order.
    var text: String {
        """
        <div class="words">
        <p>This is the text of the screens. The previews require JavaScript and a browser from 2023 or later.</p>
        \(screens.map(section).joined())</div>

        """
    }

    private func section(_ screen: GalleryScreen) -> String {
        let items = AccessibilityReader.elements(of: screen.content, traits: traits).map { element in
            "<li>\(XMLText.escaped(element.speech))</li>\n"
        }
        return "<h2>\(XMLText.escaped(screen.content.name))</h2>\n<ul>\n\(items.joined())</ul>\n"
    }

    /// The initial state of the page.
    private var traits: PreviewTraits {
        var traits = PreviewTraits()
        traits.device = options.devices.first ?? traits.device
        traits.system = options.systems.first ?? traits.system
        return traits
    }
}
