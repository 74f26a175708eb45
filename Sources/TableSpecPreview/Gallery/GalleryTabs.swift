internal import TableSpecModel

/// Makes the tab bars of an app: a template for each device, look and direction.
struct GalleryTabs {
    let app: AppContent
    let options: GalleryOptions

    /// The name of the screen that lists the tabs for which the bar has no place.
    static let moreScreen = "More"

    func templates(_ writer: inout GalleryPictureWriter) -> String {
        guard !app.tabs.isEmpty else { return "" }
        var text = ""
        for device in options.devices {
            for look in options.looks {
                for direction in options.directions {
                    let traits = PreviewTraits(device: device, look: look, direction: direction)
                    let element = Element("template")
                        .with("tabs", for: "data-part")
                        .with(device.name, for: "data-device")
                        .with(look.rawValue, for: "data-look")
                        .with(direction.rawValue, for: "data-direction")
                    text += "\(element.openTag)\n\(picture(traits, &writer))</template>\n"
                }
            }
        }
        return text
    }

    /// The list of the tabs for which the bar has no place.
    var more: GalleryScreen? {
        let others = app.tabs.dropFirst(TabBarMetrics.maximumTabs - 1)
        guard app.tabs.count > TabBarMetrics.maximumTabs else { return nil }
        let rows = others.map { tab in
            RowContent(
                id: tab.screen,
                text: tab.title,
                image: tab.image,
                accessory: .type(.disclosureIndicator),
                segue: SegueContent(destination: tab.screen, kind: .show)
            )
        }
        let sections = [SectionContent(id: "tabs", rows: rows)]
        let content = ScreenContent(name: Self.moreScreen, title: Self.moreScreen, sections: sections)
        return GalleryScreen(content: content)
    }

    /// The tabs of the bar.
    private var shown: [TabContent] {
        guard app.tabs.count > TabBarMetrics.maximumTabs else { return app.tabs }
        let more = TabContent(title: Self.moreScreen, image: .symbol("ellipsis"), screen: Self.moreScreen)
        return app.tabs.prefix(TabBarMetrics.maximumTabs - 1) + [more]
    }

    private func picture(_ traits: PreviewTraits, _ writer: inout GalleryPictureWriter) -> String {
        let layout = TabBarLayouter(tabs: shown, traits: traits).layout()
        let painter = TabBarPainter(tabs: shown, layout: layout, look: traits.look)
        let screen = traits.device.size
        let part = Rect(x: 0, y: layout.frame.y, width: screen.width, height: screen.height - layout.frame.y)
        let tabs = shown.indices.map { index in
            GalleryPictureWriter.TabLink(
                screen: shown[index].screen,
                label: [shown[index].title, shown[index].badge].compactMap { $0 }.joined(separator: ", "),
                frame: layout.items[index].frame,
                items: painter.items(index, isSelected: false),
                selectedItems: painter.items(index, isSelected: true)
            )
        }
        return writer.tabBar(painter.ground, tabs, of: part)
    }
}
