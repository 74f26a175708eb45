extension FeatureCoverage {
    static let gapsOfScreens: [FeatureCoverage] = [
        .init(
            "view floating over the table (button, spinner, empty state)",
            ["views.overlay", "content view.anchor"],
            in: "Feed",
            by: "FeedTests.theButtonFloatsInTheCornerAndReachesTheApp"
        ),
        .init(
            "view behind or over the whole table",
            ["table.backgroundView"],
            in: "Audiobook",
            by: "AudiobookTests.theViewLiesBehindTheRowsAndIsAsLargeAsTheTable"
        ),
        .init(
            "table narrower than the screen",
            ["views.margins"],
            in: "Finder",
            by: "FinderTests.theTableIsNarrowerThanTheScreen"
        ),
        .init(
            "view at the side of the table",
            because: """
                `margins` of `views` leaves the room, in which a view of `overlay` lies at its `anchor`, \
                `leading` or `trailing`; a column of its own would say the same twice
                """
        ),
        .init(
            "child controller beside the table (container view)",
            ["content view.child"],
            in: "Exhibition",
            by: "ExhibitionTests.aViewControllerIsAChildAboveTheTable"
        ),
        .init(
            "another tableView beside the table",
            because: """
                a table has a data source of its own: it is the view of another view controller, `child`, which \
                may be a screen of another spec
                """
        ),
        .init(
            "another collectionView beside the table",
            ["view.class"],
            in: "Finder",
            by: "FinderTests.theTableLiesBetweenTheOtherViews"
        ),
        .init(
            "table inside a scroll view or a view of an own class",
            because: """
                a table scrolls by itself, and one inside another scroll view loses the reuse of its cells: what \
                scrolls with it is its `headerView` and `footerView`, what frames it are `margins` of `views`
                """
        ),
        .init(
            "table hidden until code shows it",
            ["table.contentUnavailable"],
            in: "Inbox",
            by: "InboxTests.theFirstThatAppliesTakesThePlaceOfTheRows"
        ),
        .init(
            "loose view in the scene, shown by code",
            ["views.overlay", "content view.visible"],
            in: "Feed",
            by: "FeedTests.theBannerComesWithTheStateBelowTheViewsAboveTheTable"
        ),
        .init(
            "view beside the table that is hidden at first",
            ["content view.visible"],
            in: "Finder",
            by: "FinderTests.aHiddenViewLeavesItsRoomToTheTable"
        ),
        .init(
            "switch beside the table",
            ["views.below", "content view.switch"],
            in: "Finder",
            by: "FinderTests.aSwitchBesideATextWritesTheState"
        ),
        .init(
            "textField beside the table",
            ["views.above", "content view.textField"],
            in: "Tasting",
            by: "TastingTests.controlsOfEveryKindStandBesideTheTable"
        ),
        .init(
            "textView beside the table",
            ["views.below", "content view.textView"],
            in: "Tasting",
            by: "TastingTests.controlsOfEveryKindStandBesideTheTable"
        ),
        .init(
            "slider beside the table",
            ["views.above", "content view.slider"],
            in: "Tasting",
            by: "TastingTests.controlsOfEveryKindStandBesideTheTable"
        ),
        .init(
            "stepper beside the table",
            ["views.above", "content view.stepper"],
            in: "Tasting",
            by: "TastingTests.controlsOfEveryKindStandBesideTheTable"
        ),
        .init(
            "pickerView beside the table",
            ["views.below", "content view.pickerView"],
            in: "Tasting",
            by: "TastingTests.controlsOfEveryKindStandBesideTheTable"
        ),
        .init(
            "datePicker beside the table",
            ["views.below", "content view.datePicker"],
            in: "Tasting",
            by: "TastingTests.controlsOfEveryKindStandBesideTheTable"
        ),
        .init(
            "views side by side above or below the table",
            ["views.below", "content view.hstack"],
            in: "Finder",
            by: "FinderTests.aSwitchBesideATextWritesTheState"
        ),
        .init(
            "view above the table: font, colour or alignment of a label",
            ["views.above", "content view.font", "content view.color", "content view.alignment"],
            in: "Finder",
            by: "FinderTests.viewsHaveTheLooksOfThoseInCells"
        ),
        .init(
            "view above the table: container of buttons",
            ["views.below", "content view.button", "content view.hstack"],
            in: "Finder",
            by: "FinderTests.viewsHaveTheLooksOfThoseInCells"
        ),
        .init(
            "view above the table: container of views of its own",
            ["views.below", "content view.hstack", "view.class"],
            in: "Finder",
            by: "FinderTests.theTableLiesBetweenTheOtherViews"
        ),
        .init(
            "view above the table: container of text fields",
            ["views.above", "content view.hstack", "content view.textField"],
            in: "Tasting",
            by: "TastingTests.controlsOfEveryKindStandBesideTheTable"
        ),
        .init(
            "view above the table: container of a segmented control",
            ["views.above", "content view.segmentedControl"],
            in: "Finder",
            by: "FinderTests.theViewsFollowTheState"
        ),
        .init(
            "view below the table: look of a button",
            ["views.below", "content view.style"],
            in: "Finder",
            by: "FinderTests.viewsHaveTheLooksOfThoseInCells"
        ),
        .init(
            "view below the table: button with an image",
            ["views.below", "content view.button", "content view.image"],
            in: "Finder",
            by: "FinderTests.viewsHaveTheLooksOfThoseInCells"
        ),
        .init(
            "view below the table: container of buttons",
            ["views.below", "content view.button", "content view.hstack"],
            in: "Finder",
            by: "FinderTests.viewsHaveTheLooksOfThoseInCells"
        ),
        .init(
            "view below the table: container of text fields",
            ["views.below", "content view.textView"],
            in: "Tasting",
            by: "TastingTests.controlsOfEveryKindStandBesideTheTable"
        ),
        .init(
            "table header view of an own class",
            ["table.headerView", "content view.class"],
            in: "Crew",
            by: "CrewTests.viewsThatAreKeptHaveTheTypeOfTheirClass"
        ),
        .init(
            "table header view with buttons",
            ["table.headerView", "header view.content", "content view.button"],
            in: "PersonProfile",
            by: "PersonProfileTests.tapsReachTheApp"
        ),
        .init(
            "table header view with a search bar and more",
            ["navigation item.search"],
            in: "Bookshelf",
            by: "BookshelfTests.theFieldIsInTheBar"
        ),
        .init(
            "table header view with views of its own",
            ["header view.content", "content view.vstack"],
            in: "PersonProfile",
            by: "PersonProfileTests.theViewIsAsHighAsItsViews"
        ),
        .init(
            "table header view with text fields",
            ["table.headerView", "content view.textField"],
            in: "Tasting",
            by: "TastingTests.fieldsStandAboveAndBelowTheRows"
        ),
        .init(
            "table header view with image and labels",
            ["header view.content", "content view.image", "content view.label"],
            in: "PersonProfile",
            by: "PersonProfileTests.theViewsFollowTheState"
        ),
        .init(
            "table header view with several labels",
            ["header view.content", "content view.label"],
            in: "PersonProfile",
            by: "PersonProfileTests.theViewsFollowTheState"
        ),
        .init(
            "table header view with a text view",
            ["table.footerView", "content view.textView"],
            in: "Tasting",
            by: "TastingTests.fieldsStandAboveAndBelowTheRows"
        ),
        .init(
            "table header view with a child controller",
            because: """
                what scrolls with the rows is laid out anew with them: the views of the controller are the \
                `content` of the header, or its `child` stands above the table
                """
        ),
        .init(
            "table header view with a navigationBar",
            because: "the bar is the navigation controller's: `navigationItem`"
        ),
        .init(
            "table header view with a scrollView",
            because: """
                it is a view of the app's own class, `view` in the header's `content`: what it scrolls only the \
                app knows
                """
        ),
        .init(
            "table footer view with buttons",
            ["table.footerView", "header view.content"],
            in: "PersonProfile",
            by: "PersonProfileTests.theViewsAreMadeOnceAndScrollWithTheRows"
        ),
        .init(
            "table footer view with a switch",
            ["table.footerView", "content view.switch"],
            in: "PersonProfile",
            by: "PersonProfileTests.tapsReachTheApp"
        ),
        .init(
            "table footer view with several labels",
            ["table.footerView", "header view.content", "content view.label"],
            in: "PersonProfile",
            by: "PersonProfileTests.theViewsAreMadeOnceAndScrollWithTheRows"
        ),
        .init(
            "table footer view with image and labels",
            ["table.footerView", "header view.content", "content view.image"],
            in: "PersonProfile",
            by: "PersonProfileTests.theViewsAreMadeOnceAndScrollWithTheRows"
        ),
        .init(
            "table footer view with a text view",
            ["table.footerView", "content view.textView"],
            in: "Tasting",
            by: "TastingTests.fieldsStandAboveAndBelowTheRows"
        ),
        .init(
            "table footer view with a tableView",
            because: "a table in a table's footer has no room to scroll: its rows are another section"
        ),
        .init(
            "table footer view: alignment of the text",
            ["header view.content", "content view.alignment"],
            in: "PersonProfile",
            by: "PersonProfileTests.theViewIsAsHighAsItsViews"
        ),
        .init(
            "empty table footer view as room",
            ["table.footerView", "header view.height"],
            in: "Exhibition",
            by: "ExhibitionTests.roomIsLeftBelowTheRows"
        ),
        .init(
            "empty table header view as room",
            ["header view.height"],
            in: "Exhibition",
            by: "ExhibitionTests.roomIsLeftBelowTheRows"
        ),
        .init(
            "scene object searchDisplayController",
            ["navigation item.search"],
            in: "Bookshelf",
            by: "BookshelfTests.whatAPersonTypesIsStateAndTheAppChoosesTheRows"
        ),
        .init(
            "leftItemsSupplementBackButton",
            ["navigation item.leftItemsSupplementBackButton"],
            in: "Exhibition",
            by: "ExhibitionTests.theBackButtonStaysBesideTheLeftButton"
        ),
        .init(
            "bar button that begins disabled",
            ["bar button.enabled"],
            in: "SignIn",
            by: "SignInTests.theButtonFollowsWhatIsTyped"
        ),
        .init(
            "bar button with image and title",
            ["bar button.image", "bar button.title"],
            in: "RecipePage",
            by: "RecipesTests.aButtonLeadsBackThroughTheStackAndThePresentation"
        ),
        .init(
            "bar button view: container of a activityIndicatorView",
            because: """
                a spinner in place of a bar button says what `refreshControl` with `refreshing`, \
                `contentUnavailable` with `loading`, or an `activityIndicator` of `overlay` say at the place \
                that waits
                """
        ),
        .init(
            "tab bar as a view",
            ["file.tabs"],
            in: "App",
            by: "AppTests.theBarShowsTheTabsInOrder"
        ),
        .init(
            "gesture recognizer [screen]",
            because: """
                nearly all put the keyboard away, which `keyboardDismissMode` does; a recognizer over the whole \
                screen takes taps and swipes from the table
                """
        ),
        .init(
            "gesture recognizer [table]",
            because: """
                the table has its own: `trailingSwipeActions`, `contextMenu`, `keyboardDismissMode`; a second \
                recognizer for the same touch makes both fail at times
                """
        ),
        .init(
            "unwind segue from a row or control",
            ["row.unwind", "bar button.unwind"],
            in: "RecipePage",
            by: "RecipesTests.aButtonLeadsBackThroughTheStackAndThePresentation"
        ),
        .init(
            "custom segue class",
            because: "a transition of the app's own is code: the row or button calls a method of the app, `action`"
        ),
        .init(
            "own subclass of UITableView",
            because: """
                rows, editing and updates belong to the data source and the delegate, not to the view; what such \
                a class draws is `backgroundView`, what it does with touches are gestures of views
                """
        ),
        .init(
            "runtime attributes of the table",
            ["table.accessibilityIdentifier"],
            in: "Articles",
            by: "PropertyTests.theTableHasTheStatedProperties"
        ),
        .init(
            "size-class variation",
            because: """
                rows take the width that there is: parts of it are `width: 50%`, the readable one \
                `cellLayoutMarginsFollowReadableWidth`; another arrangement for another class is another screen
                """
        ),
    ]
}
