/// An API or a technique of the old guides that UIKit has replaced, and its successor.
struct ReplacedAPI: Hashable, Sendable {
    /// What the guides say, in UIKit's names of then.
    var old: String
    /// What UIKit wants today, and who writes it.
    var today: String
    /// The keys of the language for it; none where nothing is to be stated.
    var keys: [LanguageKey]

    init(_ old: String, _ today: String, _ keys: String...) {
        self.old = old
        self.today = today
        self.keys = keys.map(LanguageKey.init)
    }
}

extension ReplacedAPI {
    /// All replaced API, by subject.
    static let groups: [(subject: String, replaced: [ReplacedAPI])] = [
        ("Cells", cells), ("Tables and their data", tables), ("Screens", screens), ("Bars", bars),
        ("Presented screens", presented),
    ]

    private static let cells: [ReplacedAPI] = [
        .init(
            "`textLabel`, `detailTextLabel`, and `imageView` of a cell",
            "a `UIListContentConfiguration`; only the `value2` style still has labels, because it has no configuration",
            "row.text",
            "row.detail",
            "row.image"
        ),
        .init(
            "`initWithFrame:reuseIdentifier:`",
            "`init(style:reuseIdentifier:)` with one of the four styles",
            "row.style"
        ),
        .init(
            "a static cell in a nib, with an outlet",
            "a row in the spec; its cell is created once and is a property of the table",
            "section.rows"
        ),
        .init(
            "a dynamic cell in its own nib, loaded with `loadNibNamed:owner:options:`",
            "a prototype; its id is the reuse identifier",
            "table.prototypes"
        ),
        .init(
            "finding a subview with `viewWithTag:`",
            "a binding, `$(item.name)`, which sets the value each time the cell is configured",
            "prototype.text"
        ),
        .init(
            "the selection styles `blue` and `gray`",
            "`default`; the colors are the same since iOS 7",
            "row.selectionStyle"
        ),
        .init(
            "a button as the `accessoryView` that finds its row by the location of the touch",
            "a control or a button of the row, which passes the row's element",
            "row.accessory"
        ),
    ]

    private static let tables: [ReplacedAPI] = [
        .init(
            "data in the app delegate or in a singleton",
            "input that the previous screen passes, and state that the screen keeps",
            "file.input",
            "file.state",
            "segue.pass"
        ),
        .init(
            "`beginUpdates` and `endUpdates`",
            "`performBatchUpdates`, generated from a change of the state",
            "dynamic rows.forEach"
        ),
        .init(
            "`reloadData` after a change",
            "the smallest batch update; remaining rows are reconfigured in place"
        ),
        .init(
            "sections created in code from a sorted array with `UILocalizedIndexedCollation`",
            "an index, which also creates the sections",
            "index.collation"
        ),
        .init(
            "`commitEditingStyle:` code that changes the model and then the table",
            "editing of the rows, which changes both together",
            "dynamic rows.editing"
        ),
    ]

    private static let screens: [ReplacedAPI] = [
        .init(
            "view controller nibs, `initWithNibName:bundle:`, and the `view` outlet",
            "a generated view controller that creates its table in code",
            "file.table"
        ),
        .init(
            "an Xcode template, and `addSubview:` with the first controller's view",
            "the window's `rootViewController`, taken from the generated app",
            "file.app",
            "file.tabs",
            "file.navigation"
        ),
        .init(
            "`shouldAutorotateToInterfaceOrientation:` and the one-step and two-step rotation methods",
            "`supportedInterfaceOrientations`, specified once for the screen",
            "file.orientations"
        ),
        .init(
            "a separate view controller for landscape, presented on `UIDeviceOrientationDidChangeNotification`",
            "one screen; a table and its cells adapt to the width automatically",
            "file.orientations"
        ),
        .init(
            "autoresizing masks",
            "layout guides and constraints; a table fills its screen without them"
        ),
        .init(
            "`wantsFullScreenLayout`",
            "nothing; content extends under the bars since iOS 7, and the safe area keeps it clear of them"
        ),
        .init("`viewDidUnload` and releasing outlets", "nothing; views aren't unloaded since iOS 6"),
        .init(
            "`didReceiveMemoryWarning` that releases the screen's data",
            "nothing; only visible cells exist, and the data belongs to the app"
        ),
        .init(
            "deselecting a row as soon as it is tapped",
            "the table view controller deselects it on return, so that users see where they were",
            "file.clearsSelectionOnViewWillAppear"
        ),
    ]

    private static let bars: [ReplacedAPI] = [
        .init(
            "`initWithTitle:style:target:action:` with a selector",
            "a bar button whose closure calls the app or performs a segue",
            "bar button.action",
            "bar button.segue"
        ),
        .init(
            "`UISegmentedControlStyleBar`",
            "a segmented control without a style, in the bar or in the toolbar",
            "view.segmentedControl"
        ),
        .init(
            "`UIBarStyleBlackTranslucent` and `UIBarStyleBlackOpaque`",
            "the bar adapts to light and dark automatically"
        ),
        .init(
            "`backBarButtonItem` for a different back button title",
            "the back button title, specified for the screen that the button leads to",
            "navigation item.backButtonTitle"
        ),
        .init(
            "setting `toolbarItems` in `viewDidLoad` and `toolbarHidden` in the window's code",
            "the screen's toolbar, which appears and disappears with the screen",
            "file.toolbar"
        ),
    ]

    private static let presented: [ReplacedAPI] = [
        .init(
            "`presentModalViewController:animated:`",
            "`present(_:animated:)`, performed by a segue",
            "segue.kind"
        ),
        .init(
            "the `push` and `modal` segues of old storyboards",
            "`show` and `presentModally`",
            "segue.kind"
        ),
        .init(
            "a delegate protocol for the result of a modal view controller",
            "a result; the presenter dismisses the screen and receives it",
            "file.result",
            "bar button.finish"
        ),
        .init(
            "a modal view controller that dismisses itself",
            "the presenter dismisses it; a sheet that the user drags down returns no result",
            "file.isModalInPresentation"
        ),
        .init(
            "`popToRootViewControllerAnimated:` and `popToViewController:animated:` from code, or an unwind segue",
            "the back button, or a presented screen with a result; its presenter receives the result and dismisses the "
                + "screen with everything that it has presented",
            "file.result",
            "bar button.finish"
        ),
        .init(
            "opening a web page in Safari",
            "`SFSafariViewController` from SafariServices, as a hand-written screen with its own bar",
            "file.external"
        ),
        .init(
            "`UIPopoverController`",
            "a segue to a popover that points at the tapped view; on iPhone it is a sheet",
            "segue.modalPresentationStyle",
            "segue.permittedArrowDirections"
        ),
        .init(
            "`UISearchDisplayController` and a search bar above the rows",
            "a search field in the navigation bar, which updates the state",
            "navigation item.search"
        ),
        .init(
            "`UIModalTransitionStylePartialCurl`",
            "a half-height sheet that keeps the screen behind it visible",
            "segue.detents"
        ),
        .init(
            "`UIImagePickerController` for choosing a photo",
            "`PHPickerViewController` from PhotosUI, as a hand-written screen",
            "file.external"
        ),
        .init(
            "`ABPeoplePickerNavigationController`, `ABPersonViewController`, and similar classes of Address Book UI",
            "`CNContactPickerViewController` and `CNContactViewController` from ContactsUI, as external screens",
            "file.external"
        ),
        .init(
            "`MFMailComposeViewController` used directly",
            "the same, as a hand-written screen with its own navigation bar; it checks `canSendMail()` first",
            "segue.wrapInNavigation"
        ),
        .init(
            "`MPMoviePlayerController`",
            "`AVPlayerViewController` from AVKit, as a hand-written screen",
            "file.external"
        ),
        .init(
            "`GKPeerPickerController`",
            "`MCBrowserViewController`, as a hand-written screen",
            "file.external"
        ),
    ]
}
