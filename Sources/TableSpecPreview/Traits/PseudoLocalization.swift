package import TableSpecModel

/// Makes texts as long as translations can be, to test a layout without a translation.
///
/// Characters get accents, so that hard-coded text is visible. Every text grows by about 40% and is in brackets, so
/// that its end is visible.
package enum PseudoLocalization {
    /// The screen with all its texts made longer. Typed text, names of images and index titles stay the same.
    package static func apply(to content: ScreenContent) -> ScreenContent {
        var content = content
        content.title = content.title.map(apply)
        content.prompt = content.prompt.map(apply)
        content.leftItems = content.leftItems.map(apply)
        content.rightItems = content.rightItems.map(apply)
        content.toolbarItems = content.toolbarItems.map(apply)
        content.titleView = content.titleView.map(apply)
        if let placeholder = content.searchField?.placeholder {
            content.searchField?.placeholder = apply(to: placeholder)
        }
        content.viewsAbove = content.viewsAbove.map(apply)
        content.viewsBelow = content.viewsBelow.map(apply)
        content.overlay = content.overlay.map(apply)
        content.backgroundView = content.backgroundView.map(apply)
        content.headerView = content.headerView.map(apply)
        content.footerView = content.footerView.map(apply)
        content.unavailable = content.unavailable.map(apply)
        content.sections = content.sections.map(apply)
        return content
    }

    /// The system's own texts are in the language of the device.
    private static func apply(to content: UnavailableContent) -> UnavailableContent {
        guard case .message(let image, let text, let secondaryText, let buttons) = content else { return content }
        return .message(
            image: image,
            text: text.map(apply),
            secondaryText: secondaryText.map(apply),
            buttons: buttons.map(apply)
        )
    }

    /// The tab bar with all its titles made longer.
    static func apply(to tabBar: TabBarContext) -> TabBarContext {
        var tabBar = tabBar
        for index in tabBar.tabs.indices { tabBar.tabs[index].title = apply(to: tabBar.tabs[index].title) }
        return tabBar
    }

    /// The text with accents, longer, and in brackets. An empty text stays empty.
    package static func apply(to text: String) -> String {
        guard text.contains(where: { $0 != " " }) else { return text }
        let accented = String(text.map { accents[$0] ?? $0 })
        let growth = Int((Double(text.count) * 0.4).rounded(.up))
        let filler = String(repeating: Self.filler, count: growth / Self.filler.count + 1).prefix(growth)
        return "[\(accented)\(filler)]"
    }

    private static let filler = " ëxţŕá ļöñĝ"

    private static func apply(to view: HeaderViewContent) -> HeaderViewContent {
        var view = view
        view.text = view.text.map(apply)
        view.content = view.content.map(apply)
        return view
    }

    private static func apply(to attributes: SectionViewContent) -> SectionViewContent {
        var attributes = attributes
        attributes.button = attributes.button.map(apply)
        attributes.content = attributes.content.map(apply)
        return attributes
    }

    private static func apply(to section: SectionContent) -> SectionContent {
        var section = section
        section.header = section.header.map(apply)
        section.footer = section.footer.map(apply)
        section.headerAttributes = section.headerAttributes.map(apply)
        section.footerAttributes = section.footerAttributes.map(apply)
        section.rows = section.rows.map(apply)
        return section
    }

    private static func apply(to entry: MenuEntryContent) -> MenuEntryContent {
        var entry = entry
        entry.title = apply(to: entry.title)
        return entry
    }

    private static func apply(to confirmation: ConfirmationContent) -> ConfirmationContent {
        ConfirmationContent(apply(to: confirmation.question), title: confirmation.title.map(apply))
    }

    private static func apply(to offers: RowOffers) -> RowOffers {
        var offers = offers
        offers.menu = offers.menu.map(apply)
        offers.confirmation = offers.confirmation.map(apply)
        for index in offers.leadingButtons.indices {
            offers.leadingButtons[index].title = apply(to: offers.leadingButtons[index].title)
        }
        for index in offers.trailingButtons.indices {
            offers.trailingButtons[index].title = apply(to: offers.trailingButtons[index].title)
        }
        if let choice = offers.choice {
            offers.choice = ChoiceContent(
                title: choice.title.map(apply),
                options: choice.options.map(apply),
                chosen: choice.chosen
            )
        }
        return offers
    }

    private static func apply(to row: RowContent) -> RowContent {
        var row = row
        row.text = row.text.map(apply)
        row.detail = row.detail.map(apply)
        row.accessibilityLabel = row.accessibilityLabel.map(apply)
        row.accessibilityValue = row.accessibilityValue.map(apply)
        row.accessibilityHint = row.accessibilityHint.map(apply)
        row.message = row.message.map(apply)
        row.accessory = apply(to: row.accessory)
        row.editingAccessory = apply(to: row.editingAccessory)
        row.content = row.content.map(apply)
        row.offers = row.offers.map(apply)
        if let title = row.editing?.deleteTitle { row.editing?.deleteTitle = apply(to: title) }
        return row
    }

    private static func apply(to accessory: AccessoryContent) -> AccessoryContent {
        guard case .control(let control) = accessory else { return accessory }
        return .control(apply(to: control))
    }

    private static func apply(to view: CellViewContent) -> CellViewContent {
        var view = view
        view.accessibilityLabel = view.accessibilityLabel.map(apply)
        view.pressName = view.pressName.map(apply)
        view.changeViews { $0 = apply(to: $0) }
        switch view.kind {
        case .label(var label):
            label.text = label.text.map(apply)
            view.kind = .label(label)
        case .control(let control): view.kind = .control(apply(to: control))
        case .stack, .zstack, .image, .app, .spacer: break
        }
        return view
    }

    private static func apply(to item: BarButtonContent) -> BarButtonContent {
        var item = item
        item.accessibilityLabel = item.accessibilityLabel.map(apply)
        item.menu = item.menu.map(apply)
        item.confirmation = item.confirmation.map(apply)
        switch item.kind {
        case .title(let title): item.kind = .title(apply(to: title))
        case .view(let view): item.kind = .view(apply(to: view))
        case .edit, .system, .image: break
        }
        return item
    }

    private static func apply(to view: ViewContent) -> ViewContent {
        switch view {
        case .label(let text): .label(apply(to: text))
        case .control(let control): .control(apply(to: control))
        case .content(let view): .content(apply(to: view))
        case .image, .custom: view
        }
    }

    private static func apply(to control: ControlContent) -> ControlContent {
        control.picture.mapTexts(apply) ?? control
    }

    private static let accents: [Character: Character] = [
        "a": "á", "c": "ç", "d": "ď", "e": "é", "g": "ĝ", "h": "ĥ", "i": "í", "j": "ĵ", "k": "ķ", "l": "ļ", "n": "ñ",
        "o": "ö", "r": "ŕ", "s": "š", "t": "ţ", "u": "ü", "w": "ŵ", "y": "ý", "z": "ž", "A": "Å", "C": "Ç", "D": "Ď",
        "E": "É", "G": "Ĝ", "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ", "L": "Ļ", "N": "Ñ", "O": "Ö", "R": "Ŕ", "S": "Š",
        "T": "Ţ", "U": "Û", "W": "Ŵ", "Y": "Ý", "Z": "Ž",
    ]
}
