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
                `margins` of `views` leaves space for a view of `overlay` with the `anchor` `leading` or `trailing`; \
                a separate column would be redundant
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
                a table has its own data source; it is the view of another view controller, `child`, which can be \
                a screen of another spec
                """
        ),
        .init(
            "another collectionView beside the table",
            ["view.class"],
            in: "Finder",
            by: "FinderTests.theTableLiesBetweenTheOtherViews"
        ),
        .init(
            "table inside a scroll view or a view with a custom class",
            because: """
                a table scrolls by itself, and inside another scroll view it doesn't reuse cells; `headerView` and \
                `footerView` scroll with it, and `margins` of `views` frame it
                """
        ),
        .init(
            "table hidden until code shows it",
            ["table.contentUnavailable"],
            in: "Inbox",
            by: "InboxTests.theFirstThatAppliesTakesThePlaceOfTheRows"
        ),
        .init(
            "view in the scene dock, shown by code",
            ["views.overlay", "content view.visible"],
            in: "Feed",
            by: "FeedTests.theBannerComesWithTheStateBelowTheViewsAboveTheTable"
        ),
        .init(
            "initially hidden view beside the table",
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
            "view above the table: font, color, or alignment of a label",
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
            "view above the table: container with its own views",
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
            "view below the table: appearance of a button",
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
            "table header view with a custom class",
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
            "table header view with its own views",
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
                views that scroll with the rows are laid out with them; the controller's views are the `content` \
                of the header, or the controller is a `child` above the table
                """
        ),
        .init(
            "table header view with a navigationBar",
            because: "the bar belongs to the navigation controller: `navigationItem`"
        ),
        .init(
            "table header view with a scrollView",
            because: """
                it is a view with an app class, `view` in the header's `content`; only the app knows what it scrolls
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
            because: "a table in a table footer has no space to scroll; its rows are another section"
        ),
        .init(
            "table footer view: alignment of the text",
            ["header view.content", "content view.alignment"],
            in: "PersonProfile",
            by: "PersonProfileTests.theViewIsAsHighAsItsViews"
        ),
        .init(
            "empty table footer view as space",
            ["table.footerView", "header view.height"],
            in: "Exhibition",
            by: "ExhibitionTests.roomIsLeftBelowTheRows"
        ),
        .init(
            "empty table header view as space",
            ["header view.height"],
            in: "Exhibition",
            by: "ExhibitionTests.roomIsLeftBelowTheRows"
        ),
        .init(
            "scene object searchDisplayController",
            ["navigation item.search"],
            in: "Bookshelf",
            by: "BookshelfTests.whatAUserTypesIsStateAndTheAppChoosesTheRows"
        ),
        .init(
            "leftItemsSupplementBackButton",
            ["navigation item.leftItemsSupplementBackButton"],
            in: "Exhibition",
            by: "ExhibitionTests.theBackButtonStaysBesideTheLeftButton"
        ),
        .init(
            "initially disabled bar button",
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
            "bar button view: container of an activityIndicatorView",
            because: """
                `refreshControl` with `refreshing`, `contentUnavailable` with `loading`, or an `activityIndicator` \
                of `overlay` show activity where it happens, instead of in a bar button
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
                nearly all dismiss the keyboard, which `keyboardDismissMode` does; a recognizer for the whole \
                screen intercepts taps and swipes on the table
                """
        ),
        .init(
            "gesture recognizer [table]",
            because: """
                the table has its own gestures: `trailingSwipeActions`, `contextMenu`, `keyboardDismissMode`; a \
                second recognizer for the same touch sometimes makes both fail
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
            because: "a custom transition is code; the row or button calls an app method, `action`"
        ),
        .init(
            "custom subclass of UITableView",
            because: """
                rows, editing, and updates belong to the data source and the delegate, not to the view; use \
                `backgroundView` for drawing and gestures of views for touches
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
                rows fill the available width; `width: 50%` is a part of it, and \
                `cellLayoutMarginsFollowReadableWidth` is the readable width; a different layout for a size class is a \
                different screen
                """
        ),
    ]
}
