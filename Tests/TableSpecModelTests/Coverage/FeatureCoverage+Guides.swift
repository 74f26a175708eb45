extension FeatureCoverage {
    static let containers: [FeatureCoverage] = [
        .init(
            "app.root",
            ["file.app", "file.tabs", "file.navigation"],
            in: "App",
            "TrailGuide",
            by: "AppTests.eachTabShowsItsScreen"
        ),
        .init(
            "navigation.root",
            ["file.navigation", "tab.navigation"],
            in: "TrailGuide",
            "App",
            by: "TrailGuideTests.theFirstScreenFollowsTheState"
        ),
        .init(
            "navigation.initialStack",
            ["file.stack"],
            in: "RestoredMail",
            by: "RestoredStackTests.theStackIsThereBeforeItIsShown"
        ),
        .init(
            "navigation.bar.style",
            because:
                "bars adapt to light and dark automatically; the app sets `UINavigationBarAppearance` for all screens"
        ),
        .init(
            "navigation.bar.translucent",
            because: "bars are translucent since iOS 7, and the safe area keeps content clear of them"
        ),
        .init(
            "navigation.bar.tintColor",
            ["bar button.tintColor"],
            in: "Mailbox",
            by: "MailboxTests.theToolbarHoldsButtonsGapsAndAText"
        ),
        .init(
            "navigation.bar.hidden",
            ["file.navigationBarHidden"],
            in: "FocusedMessage",
            by: "MailboxTests.aScreenWithoutBarsStaysUntilItIsClosed"
        ),
        .init(
            "navigation.toolbar.hidden",
            ["file.toolbar"],
            in: "Mailbox",
            by: "MailboxTests.theBarsComeAndGoWithTheScreen"
        ),
        .init("navigation.toolbar.translucent", because: "like navigation bars, toolbars are translucent since iOS 7"),
        .init("tabs.items", ["file.tabs"], in: "App", by: "AppTests.theBarShowsTheTabsInOrder"),
        .init("tabs.items.item.title", ["tab.title"], in: "App", by: "AppTests.theBarShowsTheTabsInOrder"),
        .init("tabs.items.item.image", ["tab.image"], in: "App", by: "AppTests.theBarShowsTheTabsInOrder"),
        .init(
            "tabs.items.item.system",
            ["tab.systemItem"],
            in: "Phone",
            by: "PhoneTests.badgesCountWhatIsNew"
        ),
        .init(
            "tabs.items.item.tag",
            ["tab.tag"],
            in: "TrailExplorer",
            by: "TrailExplorerTests.theCodeKnowsATabByItsTag"
        ),
        .init("tabs.items.item.badge", ["tab.badge"], in: "App", by: "AppTests.theBadgeFollowsTheState"),
        .init(
            "tabs.customizable",
            ["tab.customizable"],
            in: "MusicPlayer",
            "OneTimeTab",
            by: "MusicPlayerTests.theFirstTabStaysInItsPlace"
        ),
        .init(
            "tabs.disallowSelection",
            ["tab.enabled"],
            in: "LoginGate",
            by: "LoginGateTests.beforeLoggingInOnlyTheFirstTabIsChosen"
        ),
        .init(
            "tabs.dynamic",
            ["tab.visible"],
            in: "OneTimeTab",
            by: "OneTimeTabTests.theTabGoesWithTheState"
        ),
        .init(
            "tabs.onSelect, onCustomize",
            ["file.onSelect", "file.onCustomize"],
            in: "LoginGate",
            "MusicPlayer",
            by: "MusicPlayerTests.aUserArrangesTabsAndTheAppIsNotified"
        ),
    ]

    static let screens: [FeatureCoverage] = [
        .init(
            "screen.kind",
            ["file.table", "file.views", "file.external"],
            in: "Finder",
            "External",
            by: "FinderTests.theTableLiesBetweenTheOtherViews"
        ),
        .init(
            "screen.controller",
            ["file.views"],
            in: "Finder",
            by: "FinderTests.editingReachesTheTable"
        ),
        .init("screen.title", ["file.title"], in: "TrailDetail", by: "DrillDownTests.theTitleFollowsTheInput"),
        .init("screen.loadFrom", because: "views are created in code; there is no nib to load"),
        .init(
            "screen.data",
            ["file.input", "file.state"],
            in: "Networking",
            "TrailDetail",
            by: "DrillDownTests.eachScreenGetsTheElementOfTheRow"
        ),
        .init("screen.singletonAccess", because: "the guide forbids it; data is input or state"),
        .init("screen.orientations", ["file.orientations"], in: "Mailbox", by: "MailboxTests.theOrientationsAreStated"),
        .init(
            "screen.landscapeAlternate",
            because: "one screen serves both; a table and its cells adapt to the width automatically"
        ),
        .init("screen.fullScreen", because: "content extends under the bars since iOS 7; the safe area keeps it clear"),
        .init(
            "screen.subviews",
            ["file.views", "views.above", "views.below"],
            in: "Finder",
            by: "FinderTests.theTableLiesBetweenTheOtherViews"
        ),
        .init("screen.autoresize", because: "constraints are generated; a table fills its screen without them"),
        .init(
            "screen.editing",
            ["navigation item.left", "navigation item.right", "dynamic rows.editing"],
            in: "Groceries",
            by: "FinderTests.editingReachesTheTable"
        ),
        .init(
            "screen.lifecycle",
            ["file.hooks"],
            in: "Storage",
            by: "HookTests.theViewControllerCallsTheAppAsItAppearsAndGoes"
        ),
        .init(
            "screen.clearSelectionOnAppear",
            ["file.clearsSelectionOnViewWillAppear"],
            in: "MailMessage",
            by: "FinderTests.theSelectionIsClearedOnReturn"
        ),
        .init(
            "screen.flashScrollIndicators",
            because: "`UITableViewController` flashes them automatically, and the code of other screens does the same"
        ),
        .init("screen.keyboardAvoidance", because: "`UITableViewController` scrolls the edited row above the keyboard"),
        .init(
            "screen.restore",
            ["file.state"],
            in: "Settings",
            by: "SettingsTests.changesBeforeTheScreenIsShownAreShown"
        ),
    ]

    static let bars: [FeatureCoverage] = [
        .init(
            "nav.title, nav.titleView",
            ["file.title", "navigation item.titleView"],
            in: "Mailbox",
            by: "MailboxTests.theControlInPlaceOfTheTitleWritesTheState"
        ),
        .init("nav.prompt", ["navigation item.prompt"], in: "Mailbox", by: "MailboxTests.thePromptIsAboveTheControls"),
        .init(
            "nav.left, nav.right",
            ["navigation item.left", "navigation item.right"],
            in: "Groceries",
            by: "GroceriesTests.thePlusOpensTheForm"
        ),
        .init(
            "nav.back.title",
            ["navigation item.backButtonTitle"],
            in: "Mailbox",
            by: "MailboxTests.theBackButtonSaysWhatTheSpecSays"
        ),
        .init(
            "bar button",
            [
                "bar button.systemItem", "bar button.image", "bar button.view", "bar button.segue", "bar button.action",
                "bar button.enabled",
            ],
            in: "Mailbox",
            "Groceries",
            "Settings",
            by: "SettingsTests.theBarButtonCallsTheApp"
        ),
        .init(
            "segmented control",
            ["view.segmentedControl", "view.segments", "view.action"],
            in: "Mailbox",
            by: "MailboxTests.aMomentarySegmentIsAButton"
        ),
        .init("toolbar", ["file.toolbar"], in: "Mailbox", by: "MailboxTests.theToolbarHoldsButtonsGapsAndAText"),
        .init(
            "toolbarHidden, hidesBottomBarWhenPushed",
            ["file.hidesBottomBarWhenPushed"],
            in: "MailMessage",
            by: "MailboxTests.theBarsComeAndGoWithTheScreen"
        ),
    ]

    static let table: [FeatureCoverage] = [
        .init("table.style", ["table.style"], in: "Elements", by: "ElementsTests.theTableHasItsStyle"),
        .init(
            "table.role",
            because: "the rules infer it from the table: an index, a selection list, or controls in its rows"
        ),
        .init(
            "table.content",
            ["section.rows", "table.prototypes"],
            in: "WiFi",
            by: "WiFiTests.newNetworksComeInAndOldOnesLeave"
        ),
        .init(
            "table.header, table.footer",
            ["table.headerView", "table.footerView"],
            in: "Departures",
            by: "TableViewsTests.theViewAboveAllRowsIsAsHighAsItNeeds"
        ),
        .init("table.rowHeight", ["table.rowHeight"], in: "Router", by: "PropertyTests.aRowHasItsOwnHeight"),
        .init(
            "table.backgroundColor",
            ["table.backgroundColor"],
            in: "Articles",
            by: "PropertyTests.theTableHasTheStatedProperties"
        ),
        .init(
            "table.allowsSelection",
            ["table.allowsSelection"],
            in: "Router",
            by: "PropertyTests.nothingIsSelectedWhereTheTableAllowsNoSelection"
        ),
        .init(
            "table.allowsSelectionDuringEditing",
            ["table.allowsSelectionDuringEditing"],
            in: "Chores",
            by: "ChoresTests.aChoreOpensWhileTheListIsEdited"
        ),
        .init("table.index", ["table.index"], in: "States", by: "StatesTests.rowsAreSortedIntoTheLetters"),
        .init(
            "table.sections",
            ["table.sections", "section.forEach"],
            in: "TimeZones",
            by: "TimeZonesTests.aNewRegionIsANewSection"
        ),
        .init("table.reload", ["file.state"], in: "WiFi", by: "WiFiTests.everythingMayChangeAtOnce"),
    ]

    static let sections: [FeatureCoverage] = [
        .init(
            "section.header, section.footer",
            ["section.header", "section.footer", "section header.text", "section header.image"],
            in: "Elements",
            by: "ElementsTests.aHeaderShowsItsImageAndItsColor"
        ),
        .init(
            "section.hideHeaderWhenEmpty",
            ["section.hideHeaderWhenEmpty"],
            in: "Elements",
            by: "ElementsTests.aHeaderGoesWithItsLastRow"
        ),
        .init(
            "section.rows",
            ["section.rows", "dynamic rows.forEach", "dynamic rows.prototype"],
            in: "WiFi",
            by: "WiFiTests.manyNetworksMayBeSortedAgain"
        ),
        .init(
            "section.insertRow",
            ["editing.insertRow"],
            in: "Groceries",
            by: "GroceriesTests.theInsertRowIsThereBeforeEditingBegins"
        ),
        .init(
            "section.moveScope",
            ["move.within", "move.except"],
            in: "Groceries",
            by: "GroceriesTests.aDragOntoAFixedRowEndsBesideIt"
        ),
    ]

    static let index: [FeatureCoverage] = [
        .init("index.collation", ["index.collation"], in: "States", by: "StatesTests.rowsAreSortedIntoTheLetters"),
        .init("index.key", ["index.collation"], in: "States", by: "StatesTests.rowsAreSortedIntoTheLetters"),
        .init(
            "index.titles",
            because:
                "`UILocalizedIndexedCollation` provides them in the user's language; a list of letters in a spec would "
                + "suit only one language"
        ),
        .init("index.map", ["index.collation"], in: "States", by: "StatesTests.aLetterLeadsToTheNextSection"),
        .init("index.sectionTitles", ["index.collation"], in: "States", by: "StatesTests.rowsAreSortedIntoTheLetters"),
        .init("index.reload", ["index.collation"], in: "States", by: "StatesTests.newStatesFindTheirSections"),
    ]
}
