internal import TableSpecModel

/// Draws the tab bars of an app: one for each device, system and direction.
struct GalleryTabs {
    let app: AppContent
    let options: GalleryOptions

    /// Adds the drawings of the bar under the number of the app.
    func add(_ number: Int, to archive: inout PictureArchive, _ writer: inout GalleryPictureWriter) {
        for system in options.systems {
            for direction in options.directions {
                let pictures = options.devices.map { device in
                    let traits = PreviewTraits(device: device, system: system, direction: direction)
                    writer.sideInset = device.sideInset
                    return [picture(device.hasCompactHeight ? traits.fitted : traits, &writer)]
                }
                archive.add(["tabs", "\(number)", system.rawValue, direction.rawValue], pictures)
            }
        }
        archive.endScreen()
    }

    private var context: TabBarContext { TabBarContext(tabs: app.tabs, assets: app.assets) }

    /// The list of the tabs that don't fit into the bar of an iPhone.
    var more: GalleryScreen? {
        guard !context.underMore(on: .iPhone).isEmpty else { return nil }
        var screen = GalleryScreen(content: more(in: .original))
        screen.translations = [.pseudolocalized: GalleryScreen(content: more(in: .pseudolocalized))]
        return screen
    }

    private func more(in localization: Localization) -> ScreenContent {
        let rows = localization.applied(to: context).underMore(on: .iPhone).map { tab in
            RowContent(
                id: tab.screen,
                text: tab.title,
                image: tab.image,
                accessory: .type(.disclosureIndicator),
                segue: SegueContent(destination: tab.screen, kind: .show)
            )
        }
        let sections = [SectionContent(id: "tabs", rows: rows)]
        var content = ScreenContent(name: TabBarContext.moreScreen, title: TabBarContext.moreScreen, sections: sections)
        content.assets = app.assets
        return content
    }

    /// The bar and the space between it and the edge of the screen.
    private func picture(_ traits: PreviewTraits, _ writer: inout GalleryPictureWriter) -> String {
        let shown = context.shown(on: traits.device)
        let screen = traits.device.size
        let layout = TabBarLayouter(tabs: shown, traits: traits).layout(height: screen.height)
            .directed(by: traits, in: screen.width)
        let painter = TabBarPainter(layout: layout, traits: traits, assets: app.assets)
        let (top, bottom) = traits.device.isTablet ? (0, layout.frame.maxY) : (layout.frame.y, screen.height)
        let part = Rect(x: 0, y: top, width: screen.width, height: bottom - top)
        let tabs = layout.children.compactMap { node -> GalleryPictureWriter.TabLink? in
            guard case .tab(let tab) = node.content else { return nil }
            return GalleryPictureWriter.TabLink(
                screen: tab.screen,
                label: [tab.title, tab.badge].compactMap { $0 }.joined(separator: ", "),
                frame: node.frame,
                items: painter.items(node, isSelected: false),
                selectedItems: painter.items(node, isSelected: true)
            )
        }
        return writer.tabBar(painter.ground, tabs, of: part)
    }
}
