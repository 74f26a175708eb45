import TableSpecModel
import TableSpecPreview

/// A drill-down, as the gallery's tests try it out.
enum GallerySamples {
    private static func row(
        _ text: String,
        detail: String? = nil,
        to destination: String? = nil,
        accessory: AccessoryContent = .type(.disclosureIndicator),
        map: String? = nil
    ) -> RowContent {
        RowContent(
            id: text,
            style: detail == nil ? .default : .value1,
            text: text,
            detail: detail,
            accessory: accessory,
            segue: destination.map { SegueContent(destination: $0, kind: .show) },
            accessorySegue: map.map { SegueContent(destination: $0, kind: .presentModally) }
        )
    }

    static let regions = ScreenContent(
        name: "Regions",
        title: "Regions",
        largeTitle: .always,
        rightItems: [
            BarButtonContent(kind: .system(.add), segue: SegueContent(destination: "New Region", kind: .presentModally))
        ],
        sections: [
            SectionContent(
                id: "all",
                header: "West",
                rows: [row("Coast", detail: "2", to: "Trails"), row("Desert", detail: "0", to: "Trails")]
                    + (1...30).map { row("Region \($0)", accessory: .type(.none)) }
            )
        ]
    )

    static let trails = ScreenContent(
        name: "Trails",
        title: "Coast",
        style: .insetGrouped,
        sections: [
            SectionContent(
                id: "all",
                header: "Near the Sea",
                footer: "Dogs are welcome.",
                rows: [
                    row(
                        "Alamere Falls",
                        to: "Trail Detail",
                        accessory: .type(.detailDisclosureButton),
                        map: "Trail Map"
                    ),
                    row("Favourite", accessory: .control(.switch(isOn: true))),
                ]
            )
        ]
    )

    static let map = ScreenContent(
        name: "Trail Map",
        title: "Map",
        leftItems: [BarButtonContent(kind: .system(.cancel))],
        style: .grouped,
        sections: [SectionContent(id: "legend", rows: [row("Legend", to: "Legend")])]
    )

    /// A list of groceries that can be changed.
    static let groceries = ScreenContent(
        name: "Groceries",
        title: "Groceries",
        leftItems: [BarButtonContent(kind: .edit)],
        rightItems: [BarButtonContent(kind: .system(.add), isEnabledWhileEditing: false)],
        sections: [
            SectionContent(
                id: "list",
                header: "List",
                rows: [
                    RowContent(id: "title", text: "Title", selectionStyle: .none, accessory: .type(.checkmark)),
                    RowContent(
                        id: "milk",
                        text: "Milk",
                        accessory: .type(.disclosureIndicator),
                        editing: EditingContent(style: .delete, canMove: true)
                    ),
                    RowContent(id: "eggs", text: "Eggs", editing: EditingContent(style: .delete)),
                    RowContent(
                        id: "new",
                        text: "Add a grocery",
                        editing: EditingContent(style: .insert, isOnlyWhileEditing: true)
                    ),
                ]
            )
        ]
    )

    /// An app of three tabs, of which `Profile` is made by the app.
    static let app = AppContent(
        name: "Trails",
        tabs: [
            TabContent(title: "Regions", image: .symbol("map"), screen: "Regions"),
            TabContent(title: "Trails", image: .symbol("leaf"), badge: "3", screen: "Trails"),
            TabContent(title: "Profile", screen: "Profile"),
        ]
    )

    /// `Trail Detail`, `New Region` and `Legend` are made by the app.
    static let screens = [translatedRegions, GalleryScreen(content: trails), GalleryScreen(content: map)]

    private static var translatedRegions: GalleryScreen {
        let empty = ScreenContent(name: "Regions", title: "Regions", largeTitle: .always)
        var translation = regions
        translation.title = "[Ŕéĝíöñš ëx]"
        translation.sections[0].rows[0].text = "[Ñöŕţĥ ë]"
        var screen = GalleryScreen(content: regions, emptyContent: empty)
        screen.translations = [.pseudolocalized: GalleryScreen(content: translation, emptyContent: empty)]
        return screen
    }
}
