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
            "`textLabel`, `detailTextLabel` and `imageView` of a cell",
            "a `UIListContentConfiguration`; only the style `value2` still has labels, since it has no configuration",
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
            "a row that the spec spells out; its cell is made once and is a property of the table",
            "section.rows"
        ),
        .init(
            "a dynamic cell in a nib of its own, loaded with `loadNibNamed:owner:options:`",
            "a prototype, whose id is the reuse identifier",
            "table.prototypes"
        ),
        .init(
            "finding a subview with `viewWithTag:`",
            "a binding, `$(item.name)`, which fills the cell on every pass",
            "prototype.text"
        ),
        .init(
            "the selection styles `blue` and `gray`",
            "`default`: since iOS 7 the colours are the same",
            "row.selectionStyle"
        ),
        .init(
            "a button as `accessoryView` that finds its row by the place of the touch",
            "a control or a button of the row, which hands over the row's element",
            "row.accessory"
        ),
    ]

    private static let tables: [ReplacedAPI] = [
        .init(
            "data in the application delegate or in a singleton",
            "input that the screen before passes, and state that the screen keeps",
            "file.input",
            "file.state",
            "segue.pass"
        ),
        .init(
            "`beginUpdates` and `endUpdates`",
            "`performBatchUpdates`, which is generated from a change of the state",
            "dynamic rows.forEach"
        ),
        .init(
            "`reloadData` after a change",
            "the smallest batch update; what stays is filled anew in place"
        ),
        .init(
            "sections made by hand of a sorted array with `UILocalizedIndexedCollation`",
            "an index; the sections follow",
            "index.collation"
        ),
        .init(
            "`commitEditingStyle:` that changes the model and then the table",
            "editing of the rows, which changes both together",
            "dynamic rows.editing"
        ),
    ]

    private static let screens: [ReplacedAPI] = [
        .init(
            "nibs of view controllers, `initWithNibName:bundle:` and the `view` outlet",
            "a generated view controller that makes its table in code",
            "file.table"
        ),
        .init(
            "a template of Xcode, and `addSubview:` with the view of the first controller",
            "`rootViewController` of the window, taken from the generated app",
            "file.app",
            "file.tabs",
            "file.navigation"
        ),
        .init(
            "`shouldAutorotateToInterfaceOrientation:` and the one-step and two-step rotation methods",
            "`supportedInterfaceOrientations`, stated once for the screen",
            "file.orientations"
        ),
        .init(
            "another view controller for landscape, presented on `UIDeviceOrientationDidChangeNotification`",
            "one screen: a table and its cells follow the width by themselves",
            "file.orientations"
        ),
        .init(
            "autoresizing masks",
            "layout guides and constraints; a table fills its screen without any"
        ),
        .init(
            "`wantsFullScreenLayout`",
            "nothing: content runs under the bars since iOS 7, and the safe area keeps it clear of them"
        ),
        .init("`viewDidUnload` and releasing outlets", "nothing: views are not unloaded since iOS 6"),
        .init(
            "`didReceiveMemoryWarning` that gives the data of the screen away",
            "nothing: only visible cells exist, and the data belongs to the app"
        ),
        .init(
            "deselecting a row as soon as it is tapped",
            "the table view controller deselects it on return, so that one sees where one was",
            "file.clearsSelectionOnViewWillAppear"
        ),
    ]

    private static let bars: [ReplacedAPI] = [
        .init(
            "`initWithTitle:style:target:action:` with a selector",
            "a bar button whose closure calls the app or follows a segue",
            "bar button.action",
            "bar button.segue"
        ),
        .init(
            "`UISegmentedControlStyleBar`",
            "a segmented control without a style, in the bar or in the toolbar",
            "view.segmentedControl"
        ),
        .init("`UIBarStyleBlackTranslucent` and `UIBarStyleBlackOpaque`", "the bar follows light and dark by itself"),
        .init(
            "`backBarButtonItem` for another title on the back button",
            "the title of the back button, on the screen to which it leads",
            "navigation item.backButtonTitle"
        ),
        .init(
            "setting `toolbarItems` in `viewDidLoad` and `toolbarHidden` in the window's code",
            "the toolbar of the screen, which comes and goes with it",
            "file.toolbar"
        ),
    ]

    private static let presented: [ReplacedAPI] = [
        .init(
            "`presentModalViewController:animated:`",
            "`present(_:animated:)`, by a segue",
            "segue.kind"
        ),
        .init(
            "the kinds `push` and `modal` of old storyboards",
            "`show` and `presentModally`",
            "segue.kind"
        ),
        .init(
            "a delegate protocol for what a modal view controller hands back",
            "a result; its presenter dismisses the screen and takes it",
            "file.result",
            "bar button.finish"
        ),
        .init(
            "a modal view controller that dismisses itself",
            "the presenter dismisses it; a sheet that is dragged down hands back nothing",
            "file.isModalInPresentation"
        ),
        .init(
            "`popToRootViewControllerAnimated:` and `popToViewController:animated:` from code, or an unwind segue",
            "the back button, or a presented screen with a result: its presenter takes the result and dismisses it, with "
                + "all that it has presented",
            "file.result",
            "bar button.finish"
        ),
        .init(
            "opening a web page in Safari",
            "`SFSafariViewController` of SafariServices, as a hand-written screen that brings its own bar",
            "file.external"
        ),
        .init(
            "`UIPopoverController`",
            "a segue to a popover, which points at what was tapped; on a phone it is a sheet",
            "segue.modalPresentationStyle",
            "segue.permittedArrowDirections"
        ),
        .init(
            "`UISearchDisplayController` and a search bar above the rows",
            "a search field in the navigation bar, which writes the state",
            "navigation item.search"
        ),
        .init(
            "`UIModalTransitionStylePartialCurl`",
            "a sheet of half the height, in which the screen behind stays visible",
            "segue.detents"
        ),
        .init(
            "`UIImagePickerController` for choosing a picture",
            "`PHPickerViewController` of PhotosUI, as a hand-written screen",
            "file.external"
        ),
        .init(
            "`ABPeoplePickerNavigationController`, `ABPersonViewController` and the like of Address Book UI",
            "`CNContactPickerViewController` and `CNContactViewController` of ContactsUI, as hand-written screens",
            "file.external"
        ),
        .init(
            "`MFMailComposeViewController` as it is",
            "the same, as a hand-written screen that brings its own navigation bar; it asks `canSendMail()` first",
            "segue.wrapInNavigation"
        ),
        .init(
            "`MPMoviePlayerController`",
            "`AVPlayerViewController` of AVKit, as a hand-written screen",
            "file.external"
        ),
        .init(
            "`GKPeerPickerController`",
            "`MCBrowserViewController`, as a hand-written screen",
            "file.external"
        ),
    ]
}
