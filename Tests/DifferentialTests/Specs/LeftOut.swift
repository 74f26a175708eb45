import TableSpecModel
import TableSpecTestSupport

/// The keys that random specs leave out, with the reasons.
enum LeftOut {
    static func reason(for place: SampleSpecs.Place) -> String? {
        if let reason = objects[place.object.description.name] ?? keys["\(place)"] { return reason }
        guard ["accessory", "content view"].contains(place.object.description.name) else { return nil }
        if ownBehaviour.contains(place.key.name) { return "UIKit's own: `TravellerDetailsTests`, `ExhibitionTests`" }
        return typing.contains(place.key.name)
            ? "walks use what reacts: `SignInTests`, `AlarmsTests`, `AudiobookTests`" : nil
    }

    /// The keys of controls that random specs leave out.
    static let ofControls = ownBehaviour.union(typing)

    /// What happens around the typing of a text or while a finger is on a control, and controls that do not react at times.
    static let typing: Set<String> = [
        "onReturn", "next", "editingDidBegin", "editingDidEnd", "focus", "enabled",
        "touchDown", "touchUpInside", "touchUpOutside", "touchCancel",
    ]

    /// Properties of controls that change what UIKit does, and nothing that the spec says.
    static let ownBehaviour: Set<String> = [
        "wraps", "isContinuous", "clearsOnBeginEditing", "maximumLength", "isEditable", "dataDetectorTypes",
    ]

    private static let app = "an app has no table; `AppTests` and `TabTests` drive tabs and stacks"
    private static let phases = "`InboxTests` go through all phases of a screen"
    private static let external = "a hand-written screen shows nothing of a spec; `DrillDownTests` lead to some"
    private static let selection = """
        what is selected is not compared, and where several rows are selected a tap may deselect one: `PropertyTests`, \
        `RowChoiceTests`
        """
    private static let sectionUpdates = "`NamedUpdateTests` delete and insert sections"

    private static let sizes = "limits that are chosen at random contradict each other: `HotelsTests`"
    private static let pictured = "the looks of images are not compared: `ExhibitionTests`"
    private static let spoken = "what VoiceOver says of a view in a cell is not compared: `HotelsTests`"

    private static let swipes = "rows of collections have them by 'editing'; those of cells are driven in `InboxTests`"
    private static let menus = "what a menu offers is not compared: `InboxTests` and `AccountTests` choose from some"
    private static let defaults = "rows have them as if they stated them: `RowDefaultsTests`, `PersonProfileTests`"
    private static let titles = "views of headers are not compared: `SharedAlbumsTests`, `SignInTests`"

    private static let remoteImages = "random apps load no images: `RemoteImageTests`"

    private static let toggled = "`AccountTests` show and hide a row"

    private static let validated = "`SignInTests` and `NewAccountTests` fill in forms"

    /// Mappings that are left out as a whole.
    private static let objects: [String: String] = [
        "segment": "random specs have segments with titles: `BarListingTests`",
        "symbol configuration": "the size of a symbol is no part of what is compared: `FeedTests`",
        "unavailable content": phases, "unavailable content's button": phases, "placeholder": remoteImages,
        "load more": loading, "choose": choices, "section header's button": titles,
        "menu item": menus, "row defaults": defaults, "validation": validated,
        "tab": app, "external screen": external, "screen of a stack": app, "row choice": selection,
    ]

    private static let loading = "the app's answer takes its time: `LoadMoreTests`"

    private static let ahead = "UIKit chooses what it announces: `FeedTests` scroll"

    private static let choices = "`AccountTests` choose from lists"

    private static let keys: [String: String] = [
        "row.choose": choices,
        "dynamic rows.loadMore": loading,
        "dynamic rows.onPrefetch": ahead, "dynamic rows.onCancelPrefetching": ahead,
        "row.leadingSwipeActions": swipes, "row.trailingSwipeActions": swipes,
        "prototype.leadingSwipeActions": swipes, "prototype.trailingSwipeActions": swipes,
        "swipe action.confirm": "a walk answers no questions: `InboxTests`",
        "swipe action.toggle": toggled, "swipe action.unwind": "walks begin on a first screen: `RecipesTests`",
        "row.confirm": "a walk answers no questions: `AudiobookTests`",
        "prototype.confirm": "a walk answers no questions: `AudiobookTests`",
        "table.keyboardToolbar": "walks type without looking at the keyboard: `TravellerDetailsTests`",
        "bar button.confirm": "a walk answers no questions: `AudiobookTests`",
        "accessory.confirm": "a walk answers no questions: `AudiobookTests`",
        "content view.confirm": "a walk answers no questions: `AudiobookTests`",
        "bar button.menu": menus,
        "row.validate": validated,
        "row.contextMenu": menus, "prototype.contextMenu": menus,
        "accessory.menu": menus, "accessory.titles": menus, "content view.menu": menus,
        "row.toggle": toggled, "prototype.toggle": toggled, "bar button.toggle": toggled, "trigger.toggle": toggled,
        "update.deleteSections": sectionUpdates, "update.insertSections": sectionUpdates,
        "file.rowDefaults": defaults, "table.rowDefaults": defaults, "section.rowDefaults": defaults,
        "file.codableState": "what a file holds is no part of what is compared: `AlarmsTests`",
        "table.backgroundView": "views behind the rows are not compared: `AudiobookTests`",
        "views.overlay": "views over the table are not compared: `FeedTests`",
        "image.url": remoteImages, "image.placeholder": remoteImages,
        "section header.content": titles, "section header.button": titles, "section header.visible": titles,
        "view.class": "beside the table it is a key of content views, too: `CrewTests`",
        "content view.longPress": "walks rest on no views: `CrewTests`",
        "content view.longPressLabel": "walks rest on no views: `CrewTests`",
        "section.collapsible": "walks open and close no sections: `MenuCardTests`",
        "content view.openURL": "walks tap no labels: `AppInfoTests`",
        "bar button.openURL": "a random bar has its own buttons: `AppInfoTests`",
        "content view.unwind": "walks begin on a first screen: `RecipesTests`",
        "content view.segue": "random destinations want an element: `SharedAlbumsTests`, `TitleViewTests`",
        "header view.backgroundColor": "colours behind them are not compared: `HeaderViewTests`",
        "header view.layoutMargins": "margins of views of their own are not compared: `HeaderViewTests`",
        "view.image": "a title view with an image says nothing to compare; others are content: `ScreenSettingsTests`",
        "header view.content": "views above and below the rows are not compared: `PersonProfileTests`",
        "file.app": app, "file.tabs": app, "file.navigation": app, "file.stack": app, "file.pass": app,
        "file.onSelect": app, "file.onCustomize": app, "segue.stack": app,
        "file.external": external, "file.segues": "walks call no code of the app: `MailboxTests`",
        "file.imports": "random specs name no classes of other modules: `CrewTests` use views of one",
        "file.onChange": "reports of state changes to the app are tested in `AlarmsTests` and `InboxTests`",
        "file.userDefaults": "what is kept belongs to a person, not to a table: `ReadingTests`",
        "row.enabled": "walks tap rows that react: `AlarmsTests`",
        "prototype.enabled": "walks tap rows that react: `AlarmsTests`",
        "refresh control.refreshing": "a value that stays true while the app is busy: `InboxTests`",
        "table.contentUnavailable": phases,
        "file.prototypes": "a shared prototype is resolved to one of the table: `SharedPrototypeTests`",
        "file.samples": "what previews show; the first values with which each screen begins are made in their place",
        "table.initialSelection": selection, "table.scrollTo": selection, "table.allowsMultipleSelection": selection,
        "table.allowsMultipleSelectionDuringEditing": selection,
        "row.segue": "random destinations want an element, which a row that is spelled out has not: `SettingsTests`",
        "row.isUserInteractionEnabled": "UIKit's own: `PropertyTests`",
        "prototype.isUserInteractionEnabled": "UIKit's own: `PropertyTests`",
        "accessory.preferredDatePickerStyle": "compact is the only one there: `ContentControlTests`",
        "content view.minWidth": sizes, "content view.maxWidth": sizes, "content view.minHeight": sizes,
        "content view.maxHeight": sizes, "content view.aspectRatio": sizes,
        "row.imageSize": pictured, "prototype.imageSize": pictured, "content view.highlightedImage": pictured,
        "content view.selectedTitle": "a title that depends on another condition: `ExhibitionTests`",
        "content view.child": "a hand-written controller shows nothing of a spec: `ExhibitionTests`",
        "navigation item.leftItemsSupplementBackButton": "walks begin on a first screen: `ExhibitionTests`",
        "content view.accessibilityHint": spoken, "content view.accessibilityValue": spoken,
    ]
}
