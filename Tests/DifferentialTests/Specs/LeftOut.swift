import TableSpecModel
import TableSpecTestSupport

/// The keys that random specs leave out, with the reasons.
enum LeftOut {
    static func reason(for place: SampleSpecs.Place) -> String? {
        objects[place.object.description.name] ?? keys["\(place)"]
    }

    private static let app = "an app has no table; `AppTests` and `TabTests` drive tabs and stacks"
    private static let external = "a hand-written screen shows nothing of a spec; `DrillDownTests` lead to some"
    private static let selection = """
        what is selected is not compared, and where several rows are selected a tap may deselect one: `PropertyTests`, \
        `RowChoiceTests`
        """
    private static let sectionUpdates = "`NamedUpdateTests` delete and insert sections"
    private static let sameAsElsewhere = "the same key of the same control stands at the trailing edge, or in a cell"

    /// Mappings that are left out as a whole.
    private static let objects: [String: String] = [
        "tab": app, "external screen": external, "screen of a stack": app, "row choice": selection,
    ]

    private static let keys: [String: String] = [
        "update.deleteSections": sectionUpdates, "update.insertSections": sectionUpdates,
        "file.app": app, "file.tabs": app, "file.navigation": app, "file.stack": app, "file.pass": app,
        "file.onSelect": app, "file.onCustomize": app, "segue.stack": app,
        "file.external": external,
        "file.prototypes": "a shared prototype is resolved to one of the table: `SharedPrototypeTests`",
        "file.samples": "what previews show; the first values with which each screen begins are made in their place",
        "table.initialSelection": selection, "table.scrollTo": selection, "table.allowsMultipleSelection": selection,
        "table.allowsMultipleSelectionDuringEditing": selection,
        "row.segue": "random destinations want an element, which a row that is spelled out has not: `SettingsTests`",
        "row.isUserInteractionEnabled": "UIKit's own: `PropertyTests`",
        "prototype.isUserInteractionEnabled": "UIKit's own: `PropertyTests`",
        "accessory.preferredDatePickerStyle": "compact is the only one there: `ContentControlTests`",
        "content view.colorWell": sameAsElsewhere, "content view.supportsAlpha": sameAsElsewhere,
        "content view.keyboardType": sameAsElsewhere,
    ]
}
