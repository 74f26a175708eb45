/// A way of the old guides that one no longer goes, and what one writes instead.
public struct ObsoleteWay: Hashable, Sendable {
    /// A key of the language.
    public struct Key: Hashable, Sendable {
        /// The kind of mapping, for example "segue".
        public var object: String
        public var name: String

        init(_ object: String, _ name: String) {
            self.object = object
            self.name = name
        }
    }

    /// What the guides say, in UIKit's names of then.
    public var old: String
    /// What UIKit wants today, and who writes it.
    public var today: String
    /// The keys of the language by which one says it; none where nothing is to be said.
    public var keys: [Key]

    init(_ old: String, _ today: String, _ keys: Key...) {
        self.old = old
        self.today = today
        self.keys = keys
    }
}

extension ObsoleteWay {
    /// The ways, by subject.
    public static let groups: [(subject: String, ways: [ObsoleteWay])] = [
        ("Cells", cells), ("Tables and their data", tables), ("Screens", screens), ("Bars", bars),
        ("Presented screens", presented),
    ]

    private static let cells: [ObsoleteWay] = [
        .init(
            "`textLabel`, `detailTextLabel` and `imageView` of a cell",
            "a `UIListContentConfiguration`; only the style `value2` still has labels, since it has no configuration",
            Key("row", "text"),
            Key("row", "detail"),
            Key("row", "image")
        ),
        .init(
            "`initWithFrame:reuseIdentifier:`",
            "`init(style:reuseIdentifier:)` with one of the four styles",
            Key("row", "style")
        ),
        .init(
            "a static cell in a nib, with an outlet",
            "a row that the spec spells out; its cell is made once and is a property of the table",
            Key("section", "rows")
        ),
        .init(
            "a dynamic cell in a nib of its own, loaded with `loadNibNamed:owner:options:`",
            "a prototype, whose id is the reuse identifier",
            Key("table", "prototypes")
        ),
        .init(
            "finding a subview with `viewWithTag:`",
            "a binding, `$(item.name)`, which fills the cell on every pass",
            Key("prototype", "text")
        ),
        .init(
            "the selection styles `blue` and `gray`",
            "`default`: since iOS 7 the colours are the same",
            Key("row", "selectionStyle")
        ),
        .init(
            "a button as `accessoryView` that finds its row by the place of the touch",
            "a control or a button of the row, which hands over the row's element",
            Key("row", "accessory")
        ),
    ]

    private static let tables: [ObsoleteWay] = [
        .init(
            "data in the application delegate or in a singleton",
            "input that the screen before passes, and state that the screen keeps",
            Key("file", "input"),
            Key("file", "state"),
            Key("segue", "pass")
        ),
        .init(
            "`beginUpdates` and `endUpdates`",
            "`performBatchUpdates`, which is generated from a change of the state",
            Key("dynamic rows", "forEach")
        ),
        .init(
            "`reloadData` after a change",
            "the smallest batch update; what stays is filled anew in place"
        ),
        .init(
            "sections made by hand of a sorted array with `UILocalizedIndexedCollation`",
            "an index; the sections follow",
            Key("index", "collation")
        ),
        .init(
            "`commitEditingStyle:` that changes the model and then the table",
            "editing of the rows, which changes both together",
            Key("dynamic rows", "editing")
        ),
    ]

    private static let screens: [ObsoleteWay] = [
        .init(
            "nibs of view controllers, `initWithNibName:bundle:` and the `view` outlet",
            "a generated view controller that makes its table in code",
            Key("file", "table")
        ),
        .init(
            "a template of Xcode, and `addSubview:` with the view of the first controller",
            "`rootViewController` of the window, taken from the generated app",
            Key("file", "app"),
            Key("file", "tabs"),
            Key("file", "navigation")
        ),
        .init(
            "`shouldAutorotateToInterfaceOrientation:` and the one-step and two-step rotation methods",
            "`supportedInterfaceOrientations`, stated once for the screen",
            Key("file", "orientations")
        ),
        .init(
            "another view controller for landscape, presented on `UIDeviceOrientationDidChangeNotification`",
            "one screen: a table and its cells follow the width by themselves",
            Key("file", "orientations")
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
            Key("file", "clearsSelectionOnViewWillAppear")
        ),
    ]

    private static let bars: [ObsoleteWay] = [
        .init(
            "`initWithTitle:style:target:action:` with a selector",
            "a bar button whose closure calls the app or follows a segue",
            Key("bar button", "action"),
            Key("bar button", "segue")
        ),
        .init(
            "`UISegmentedControlStyleBar`",
            "a segmented control without a style, in the bar or in the toolbar",
            Key("view", "segmentedControl")
        ),
        .init("`UIBarStyleBlackTranslucent` and `UIBarStyleBlackOpaque`", "the bar follows light and dark by itself"),
        .init(
            "`backBarButtonItem` for another word on the back button",
            "the title of the back button, on the screen to which it leads",
            Key("navigation item", "backButtonTitle")
        ),
        .init(
            "setting `toolbarItems` in `viewDidLoad` and `toolbarHidden` in the window's code",
            "the toolbar of the screen, which comes and goes with it",
            Key("file", "toolbar")
        ),
    ]

    private static let presented: [ObsoleteWay] = [
        .init(
            "`presentModalViewController:animated:`",
            "`present(_:animated:)`, by a segue",
            Key("segue", "kind")
        ),
        .init(
            "the kinds `push` and `modal` of old storyboards",
            "`show` and `presentModally`",
            Key("segue", "kind")
        ),
        .init(
            "a delegate protocol for what a modal view controller hands back",
            "a result; its presenter dismisses the screen and takes it",
            Key("file", "result"),
            Key("bar button", "finish")
        ),
        .init(
            "a modal view controller that dismisses itself",
            "the presenter dismisses it; a sheet that is dragged down hands back nothing",
            Key("file", "isModalInPresentation")
        ),
        .init(
            "`popToRootViewControllerAnimated:` and `popToViewController:animated:` from code, or an unwind segue",
            "the back button, or a presented screen with a result: its presenter takes the result and dismisses it, with "
                + "all that it has presented",
            Key("file", "result"),
            Key("bar button", "finish")
        ),
        .init(
            "opening a web page in Safari",
            "`SFSafariViewController` of SafariServices, as a hand-written screen that brings its own bar",
            Key("file", "external")
        ),
        .init(
            "`UIPopoverController`",
            "a segue to a popover, which points at what was tapped; on a phone it is a sheet",
            Key("segue", "modalPresentationStyle"),
            Key("segue", "permittedArrowDirections")
        ),
        .init(
            "`UISearchDisplayController` and a search bar above the rows",
            "a search field in the navigation bar, which writes the state",
            Key("navigation item", "search")
        ),
        .init(
            "`UIModalTransitionStylePartialCurl`",
            "a sheet of half the height, in which the screen behind stays visible",
            Key("segue", "detents")
        ),
        .init(
            "`UIImagePickerController` for choosing a picture",
            "`PHPickerViewController` of PhotosUI, as a hand-written screen",
            Key("file", "external")
        ),
        .init(
            "`ABPeoplePickerNavigationController`, `ABPersonViewController` and the like of Address Book UI",
            "`CNContactPickerViewController` and `CNContactViewController` of ContactsUI, as hand-written screens",
            Key("file", "external")
        ),
        .init(
            "`MFMailComposeViewController` as it is",
            "the same, as a hand-written screen that brings its own navigation bar; it asks `canSendMail()` first",
            Key("segue", "wrapInNavigation")
        ),
        .init(
            "`MPMoviePlayerController`",
            "`AVPlayerViewController` of AVKit, as a hand-written screen",
            Key("file", "external")
        ),
        .init(
            "`GKPeerPickerController`",
            "`MCBrowserViewController`, as a hand-written screen",
            Key("file", "external")
        ),
    ]
}
