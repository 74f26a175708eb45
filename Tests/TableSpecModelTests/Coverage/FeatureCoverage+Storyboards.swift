extension FeatureCoverage {
    static let storyboardTables: [FeatureCoverage] = [
        .init("table.style", ["table.style"], in: "Elements", by: "ElementsTests.theTableHasItsStyle"),
        .init("controller.title", ["file.title"], in: "TrailDetail", by: "DrillDownTests.theTitleFollowsTheInput"),
        .init(
            "wiring (outlet/action/delegate)",
            ["row.id", "row.action", "accessory.action"],
            in: "SoundEffects",
            "Settings",
            by: "SoundEffectsTests.theAppIsNotifiedOnceAChange"
        ),
        .init(
            "section.header",
            ["section.header", "section header.textColor"],
            in: "Elements",
            by: "ElementsTests.aHeaderShowsItsImageAndItsColor"
        ),
        .init("section.footer", ["section.footer"], in: "Elements", by: "ElementsTests.theFooterFollowsTheState"),
        .init(
            "nav.barButton",
            ["bar button.systemItem", "bar button.action"],
            in: "Settings",
            by: "SettingsTests.theBarButtonCallsTheApp"
        ),
        .init(
            "segue.kind+destination",
            ["segue.to", "segue.kind"],
            in: "Settings",
            by: "SettingsTests.aSegueMakesTheScreenPreparesItAndPushesIt"
        ),
        .init(
            "segue.identifier",
            because: "each segue is a typed method of the app's protocol; there is no string to compare"
        ),
        .init(
            "background/tint colour",
            ["table.backgroundColor", "table.tintColor", "row.tintColor"],
            in: "Articles",
            "Router",
            by: "PropertyTests.theTableHasTheStatedProperties"
        ),
        .init(
            "nav.largeTitle",
            ["navigation item.largeTitle"],
            in: "Settings",
            by: "AppTests.onlyTheStackThatAsksForLargeTitlesHasThem"
        ),
        .init(
            "table.separator",
            ["table.separatorStyle", "table.separatorColor", "table.separatorInset"],
            in: "Articles",
            "Departures",
            by: "PropertyTests.theTableHasTheStatedProperties"
        ),
        .init(
            "table.selectionMode",
            ["table.allowsSelection", "table.allowsSelectionDuringEditing"],
            in: "Router",
            "Chores",
            by: "PropertyTests.nothingIsSelectedWhereTheTableAllowsNoSelection"
        ),
        .init(
            "table.scroll",
            ["table.alwaysBounceVertical", "table.showsVerticalScrollIndicator", "table.scrollsToTop"],
            in: "Router",
            by: "PropertyTests.nothingIsSelectedWhereTheTableAllowsNoSelection"
        ),
        .init(
            "nav.backButton",
            ["navigation item.backButtonTitle"],
            in: "Mailbox",
            by: "MailboxTests.theBackButtonSaysWhatTheSpecSays"
        ),
        .init("table.headerView", ["table.headerView"], in: "Departures", by: "TableViewsTests.theTextFollowsTheState"),
        .init(
            "table.rowDefaults",
            ["table.rowDefaults"],
            in: "PersonProfile",
            by: "PersonProfileTests.rowsHaveWhatTheTableGivesThem"
        ),
        .init(
            "table.headerView.views",
            ["header view.content"],
            in: "PersonProfile",
            by: "PersonProfileTests.tapsReachTheApp"
        ),
        .init(
            "cell.views.customClass",
            ["content view.class"],
            in: "Crew",
            by: "CrewTests.viewsThatAreKeptHaveTheTypeOfTheirClass"
        ),
        .init(
            "cell.views.gestures",
            ["content view.action", "content view.longPress", "content view.longPressLabel"],
            in: "Crew",
            by: "CrewTests.tapsOnViewsReachTheAppWithTheirElementAndSelectNothing"
        ),
        .init(
            "screen.columnMargins",
            ["views.columnMargins"],
            in: "Finder",
            by: "FinderTests.theViewsBesideTheTableKeepTheirMargins"
        ),
        .init(
            "screen.tableMargins",
            ["views.margins"],
            in: "Finder",
            by: "FinderTests.theTableIsNarrowerThanTheScreen"
        ),
        .init(
            "section.collapsible",
            ["section.collapsible"],
            in: "MenuCard",
            by: "MenuCardTests.aTapOnTheButtonHidesTheRowsAndShowsThemAgain"
        ),
        .init(
            "screen.overlay",
            ["views.overlay"],
            in: "Feed",
            by: "FeedTests.theLastRowCanBeScrolledOutFromUnderTheButton"
        ),
        .init(
            "table.backgroundView",
            ["table.backgroundView"],
            in: "Audiobook",
            by: "AudiobookTests.theViewLiesBehindTheRowsAndIsAsLargeAsTheTable"
        ),
        .init(
            "cell.confirmation",
            ["row.confirm"],
            in: "Audiobook",
            by: "AudiobookTests.aTapAsksBeforeItDoesSomething"
        ),
        .init(
            "control.touches",
            [
                "content view.touchDown", "content view.touchUpInside", "content view.touchUpOutside",
                "content view.touchCancel",
            ],
            in: "Audiobook",
            by: "AudiobookTests.theAppIsNotifiedWhenAFingerTouchesTheSliderAndLeavesIt"
        ),
        .init(
            "label.shadow",
            ["content view.shadow", "text shadow.color"],
            in: "Audiobook",
            by: "AudiobookTests.aTextHasAShadow"
        ),
        .init(
            "label.italics",
            ["font.italic", "font.textStyle"],
            in: "Audiobook",
            by: "AudiobookTests.itFollowsTheStateAndIsTapped"
        ),
        .init("table.footerView", ["table.footerView"], in: "Departures", by: "TableViewsTests.aStatedHeightStays"),
        .init(
            "table.keyboardDismissMode",
            ["table.keyboardDismissMode"],
            in: "Router",
            by: "PropertyTests.nothingIsSelectedWhereTheTableAllowsNoSelection"
        ),
        .init("table.rowHeight", ["table.rowHeight"], in: "Router", by: "PropertyTests.aRowHasItsOwnHeight"),
        .init(
            "table.layoutMarginsFollowReadableWidth",
            ["table.cellLayoutMarginsFollowReadableWidth"],
            in: "Articles",
            by: "PropertyTests.theTableHasTheStatedProperties"
        ),
        .init(
            "controller.keepsSelection",
            ["file.clearsSelectionOnViewWillAppear"],
            in: "MailMessage",
            by: "FinderTests.theSelectionIsClearedOnReturn"
        ),
        .init(
            "table.sectionHeights",
            ["table.sectionHeaderHeight", "table.sectionFooterHeight", "section.headerHeight", "section.footerHeight"],
            in: "Router",
            by: "PropertyTests.headersAndFootersHaveTheHeightOfTheirSectionElseOfTheTable"
        ),
        .init("table.sectionIndex", ["table.index"], in: "States", by: "StatesTests.aLetterLeadsToTheNextSection"),
        .init("segue.customClass", because: "a custom transition belongs in a hand-written screen"),
        .init(
            "table.estimatedHeights",
            ["table.estimatedRowHeight", "table.estimatedSectionHeaderHeight"],
            in: "Articles",
            by: "PropertyTests.theTableHasTheStatedProperties"
        ),
        .init(
            "nav.titleView",
            ["navigation item.titleView"],
            in: "Mailbox",
            by: "MailboxTests.theControlInPlaceOfTheTitleWritesTheState"
        ),
        .init(
            "segue.modalPresentationStyle",
            ["segue.modalPresentationStyle"],
            in: "Mailbox",
            by: "MailboxTests.aHandWrittenScreenIsPresentedAsTheSegueSays"
        ),
        .init(
            "segue.destinationCreationSelector",
            ["file.external"],
            in: "Articles",
            "External",
            by: "SettingsTests.aHandWrittenScreenIsAskedFor"
        ),
        .init(
            "segue.accessoryAction",
            ["accessory.detailButton", "trigger.segue"],
            in: "WiFi",
            by: "WiFiTests.theInformationButtonHandsOverItsNetwork"
        ),
        .init("nav.prompt", ["navigation item.prompt"], in: "Mailbox", by: "MailboxTests.thePromptIsAboveTheControls"),
        .init(
            "controller.refreshControl",
            ["table.refreshControl"],
            in: "Recipes",
            by: "RecipesTests.pullingTheTableDownAsksForRecipes"
        ),
        .init("table.hidden", because: "instead of a hidden table, use a section with `visible` or another screen"),
        .init(
            "table.layoutMargins",
            ["table.layoutMargins"],
            in: "Elements",
            by: "ElementsTests.rowsAndTheTableHaveTheirMargins"
        ),
    ]

    static let storyboardCells: [FeatureCoverage] = [
        .init(
            "cell.custom",
            ["row.content", "prototype.content"],
            in: "RowShapes",
            by: "RowShapesTests.viewsAreMadeOnceAndKept"
        ),
        .init(
            "cell.selectionStyle",
            ["row.selectionStyle"],
            in: "Settings",
            by: "AgreementTests.cellsShowWhatTheModelSays"
        ),
        .init("cell.style", ["prototype.style"], in: "Catalogue", by: "CatalogTests.everyKindHasItsStyle"),
        .init("cell.accessory", ["row.accessory"], in: "Settings", by: "AgreementTests.cellsShowWhatTheModelSays"),
        .init("cell.rowHeight", ["row.height"], in: "Router", by: "PropertyTests.aRowHasItsOwnHeight"),
        .init(
            "customClass",
            ["prototype.class"],
            in: "Countdown",
            by: "CountdownTests.theOutletsOfTheAppsClassAreFilledOnEveryPass"
        ),
        .init(
            "cell.staticReuseIdentifier",
            because: "a static cell is created once and kept, so it isn't in a queue; code finds it by its property"
        ),
        .init("cell.reuseIdentifier", ["prototype.id"], in: "TimeZones", by: "TimeZonesTests.cellsAreReused"),
        .init(
            "runtimeAttributes",
            ["prototype.set", "outlet value.color", "outlet value.image"],
            in: "Countdown",
            "Workout",
            by: "CountdownTests.constantsOfAnyTypeAreAssigned"
        ),
        .init(
            "standard cell + extra control",
            ["row.text", "accessory.switch"],
            in: "Settings",
            by: "SettingsTests.theSwitchWritesTheStateAndHidesTheRow"
        ),
        .init(
            "cell.accessoryView",
            ["accessory.switch", "accessory.stepper", "accessory.view", "accessory.image", "accessory.segue"],
            in: "Settings",
            "Router",
            "Plans",
            by: "PropertyTests.aStepperWritesTheStateWithinItsLimits"
        ),
        .init(
            "cell.accessibility",
            ["row.accessibilityHint", "row.accessibilityTraits", "prototype.accessibilityValue"],
            in: "Router",
            "Articles",
            by: "PropertyTests.aStepperWritesTheStateWithinItsLimits"
        ),
        .init("cell.image", ["row.image"], in: "Settings", by: "AgreementTests.cellsShowWhatTheModelSays"),
        .init(
            "cell.tag",
            ["row.tag"],
            in: "Router",
            by: "PropertyTests.nothingIsSelectedWhereTheTableAllowsNoSelection"
        ),
        .init(
            "cell.separatorInset",
            ["row.separatorInset"],
            in: "Router",
            by: "PropertyTests.nothingIsSelectedWhereTheTableAllowsNoSelection"
        ),
        .init(
            "cell.userInteractionEnabled",
            ["row.isUserInteractionEnabled"],
            in: "Router",
            by: "PropertyTests.nothingIsSelectedWhereTheTableAllowsNoSelection"
        ),
        .init(
            "cell.indentationWidth",
            ["prototype.indentationWidth"],
            in: "Articles",
            by: "PropertyTests.everyCellHasTheStatedProperties"
        ),
        .init(
            "gestures",
            because: "UIKit handles swipes, taps, and drags in a table; others belong to a view with a custom class"
        ),
        .init(
            "cell.contentConfiguration",
            ["row.text", "row.detail", "row.image"],
            in: "Settings",
            by: "AgreementTests.cellsShowWhatTheModelSays"
        ),
        .init(
            "cell.hidden",
            ["row.visible"],
            in: "Settings",
            by: "SettingsTests.theSwitchWritesTheStateAndHidesTheRow"
        ),
        .init(
            "cell.editingAccessory",
            ["prototype.editingAccessory", "row.editingAccessory"],
            in: "Chores",
            "Playlist",
            by: "PlaylistTests.aRowEndsOtherwiseWhileItIsEdited"
        ),
        .init(
            "cell.layoutMargins",
            ["prototype.layoutMargins"],
            in: "Elements",
            by: "ElementsTests.rowsAndTheTableHaveTheirMargins"
        ),
        .init(
            "cell.shouldIndentWhileEditing",
            ["row.shouldIndentWhileEditing"],
            in: "Chores",
            by: "ChoresTests.aRowThatIsNotEditedStaysWhereItIs"
        ),
        .init(
            "cell.indentationLevel",
            ["prototype.indentationLevel"],
            in: "Articles",
            by: "PropertyTests.everyCellHasTheStatedProperties"
        ),
        .init(
            "cell.alpha",
            because: "a cell that can't be touched is dimmed with its colors; UIKit fades cells itself"
        ),
        .init(
            "cell.layoutMarginsFollowReadableWidth",
            ["table.cellLayoutMarginsFollowReadableWidth"],
            in: "Articles",
            by: "PropertyTests.theTableHasTheStatedProperties"
        ),
        .init(
            "cell.showsReorderControl",
            ["editing.move"],
            in: "Groceries",
            by: "GroceriesTests.aDragMovesTheModelAndTheTableOnce"
        ),
        .init(
            "cell.selectedBackgroundView",
            ["prototype.selectedBackgroundColor"],
            in: "Articles",
            by: "TableViewsTests.aSelectedRowHasTheStatedColor"
        ),
        .init(
            "cell.backgroundView",
            ["prototype.backgroundColor"],
            in: "Departures",
            by: "TableViewsTests.rowsHaveTheirAlternatingColors"
        ),
    ]
}
