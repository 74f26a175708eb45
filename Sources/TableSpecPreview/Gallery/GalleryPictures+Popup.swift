internal import TableSpecModel

extension GalleryPictures {
    /// The dimming view over the screen while a menu or question is open, and the cards, which the page moves into
    /// position.
    func popupPictures(
        _ content: ScreenContent,
        _ traits: PreviewTraits,
        _ writer: inout GalleryPictureWriter
    ) -> [String] {
        var small = stacks.isBareEntry(content.name) ? content.withoutNavigation : content
        small.largeTitle = .never
        var traits = traits
        traits.height = .screen
        let painter = painter(small, traits)
        guard let node = painter.layout[.popup], let popup = node.popup else { return [] }
        let page = painter.layout.page
        let isAtBottom = node.children.contains { $0.card == .cancel }
        let asked = node.children.flatMap { $0.all(.entry) }.filter { $0.entry?.role == .question }.map(\.words)
        let cards = writer.picture(
            painter.popupCards,
            of: page,
            attributes: [
                ("class", isAtBottom ? "cards bottom" : "cards"),
                ("data-source", popup.isBesideRow ? "row" : "bar"),
                ("data-top", DecimalFormatter.string(barEnd(painter.layout))),
            ],
            label: asked.first ?? "Menu"
        )
        guard popup.isDimmed else { return [cards] }
        let ground = writer.picture(painter.popupGround, of: page, attributes: [("class", "ground")], label: nil)
        return [ground, cards]
    }
}
