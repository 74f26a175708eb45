extension FeatureCoverage {
    static let gapsOfCells: [FeatureCoverage] = [
        .init(
            "input control in a prototype",
            ["accessory.switch", "accessory.action"],
            in: "Alarms",
            by: "AlarmsTests.aSwitchChangesTheElementOfItsRow"
        ),
        .init(
            "input control in a prototype: text field, slider, stepper, segments",
            ["content view.textField", "content view.slider", "content view.stepper", "content view.segmentedControl"],
            in: "Tasting",
            by: "TastingTests.controlsOfEveryKindWriteTheElementOfTheirRow"
        ),
        .init(
            "button with an image in a cell",
            ["content view.button", "content view.symbolConfiguration"],
            in: "Feed",
            by: "FeedTests.buttonsHaveTheLooksThatTheSpecStates"
        ),
        .init(
            "button with title and image",
            ["content view.button", "content view.image", "content view.imagePlacement"],
            in: "Feed",
            by: "FeedTests.buttonsHaveTheLooksThatTheSpecStates"
        ),
        .init(
            "appearance of a button (font, color, background)",
            ["content view.style", "content view.font", "content view.background"],
            in: "Feed",
            by: "FeedTests.buttonsHaveTheLooksThatTheSpecStates"
        ),
        .init(
            "alignment of a button's title",
            ["content view.contentHorizontalAlignment"],
            in: "Exhibition",
            by: "ExhibitionTests.aTitleKeepsToTheSideThatTheSpecStates"
        ),
        .init(
            "different content of a button while selected",
            ["content view.selected", "content view.selectedTitle"],
            in: "Exhibition",
            by: "ExhibitionTests.aSelectedButtonHasAnotherTitle"
        ),
        .init(
            "different content of a button while disabled or highlighted",
            because: """
                UIKit dims both automatically, as users expect; a title that explains why nothing happens is another \
                button that is `visible` at that time
                """
        ),
        .init(
            "button without content (image or title from code)",
            because: """
                code sets values: `button: $(title)`, or `{ named: $(image) }`; a tappable area without content is \
                a view with `action`
                """
        ),
        .init(
            "button over part of the cell",
            ["content view.action", "content view.accessibilityLabel"],
            in: "Crew",
            by: "CrewTests.tapsOnViewsReachTheAppWithTheirElementAndSelectNothing"
        ),
        .init(
            "menu of a button",
            ["accessory.menu"],
            in: "SignIn",
            by: "SignInTests.theServerIsChosenFromAMenu"
        ),
        .init(
            "segue from a control in a cell",
            ["content view.segue"],
            in: "Crew",
            by: "CrewTests.tapsOnViewsReachTheAppWithTheirElementAndSelectNothing"
        ),
        .init(
            "gesture recognizer [cell]",
            ["content view.longPress", "content view.action"],
            in: "Crew",
            by: "CrewTests.tapsOnViewsReachTheAppWithTheirElementAndSelectNothing"
        ),
        .init(
            "overlapping views in a cell",
            ["content view.zstack", "content view.anchor", "content view.inset"],
            in: "Hotels",
            by: "HotelsTests.sizesAndPlacesAreConstraints"
        ),
        .init(
            "view behind the others (background image, overlay)",
            ["content view.zstack"],
            in: "Hotels",
            by: "HotelsTests.sizesAndPlacesAreConstraints"
        ),
        .init(
            "position relative to another view's (multiplier)",
            because: """
                only one app in the survey does this; `zstack` has anchors and insets, which work at every text \
                size, and a view with a custom class, `view`, positions what it draws
                """
        ),
        .init(
            "container with a background or a border (card)",
            ["content view.background", "content view.border", "content view.cornerRadius"],
            in: "Hotels",
            by: "HotelsTests.theCardHasTheLookThatTheSpecStates"
        ),
        .init(
            "hidden view that code shows",
            ["content view.visible"],
            in: "Hotels",
            by: "HotelsTests.viewsComeAndGoWithTheElementAndNothingStaysOnReuse"
        ),
        .init(
            "width or height relative to another view's",
            ["content view.width"],
            in: "Hotels",
            by: "HotelsTests.sizesAndPlacesAreConstraints"
        ),
        .init(
            "minimum or maximum width or height of a view",
            ["content view.minHeight", "content view.maxWidth"],
            in: "Hotels",
            by: "HotelsTests.sizesAndPlacesAreConstraints"
        ),
        .init(
            "empty view that code fills",
            ["content view.view", "content view.set"],
            in: "Workout",
            by: "WorkoutTests.theViewOfTheAppGetsItsValues"
        ),
        .init(
            "label, image, or button with a custom subclass",
            ["content view.class", "content view.set"],
            in: "Crew",
            by: "CrewTests.cellsShowTheirElementsInViewsOfTheAppsClasses"
        ),
        .init(
            "label with a custom class",
            ["content view.class"],
            in: "Crew",
            by: "CrewTests.theyFollowTheState"
        ),
        .init(
            "control with a custom subclass",
            ["content view.class"],
            in: "Crew",
            by: "CrewTests.viewsThatAreKeptHaveTheTypeOfTheirClass"
        ),
        .init(
            "action of a control with a custom subclass",
            ["content view.class", "content view.action"],
            in: "Crew",
            by: "CrewTests.tapsReachTheAppWithTheirElement"
        ),
        .init(
            "views inside a view with a custom class",
            because: "the class creates them in its `init()`, where it also knows them; `set` sets their properties"
        ),
        .init(
            "runtime attributes of a view in a cell",
            ["content view.cornerRadius", "content view.class", "content view.set"],
            in: "Hotels",
            "Crew",
            by: "CrewTests.cellsShowTheirElementsInViewsOfTheAppsClasses"
        ),
        .init(
            "runtime attributes of a cell",
            ["prototype.class", "prototype.set"],
            in: "Countdown",
            by: "CountdownTests.constantsOfAnyTypeAreAssigned"
        ),
        .init(
            "child controller in a cell (container view)",
            because: """
                a reused cell can't have its own controller; its views are the `content`, and the controller is the \
                destination of a `segue`
                """
        ),
        .init(
            "accessory view that isn't a control",
            ["accessory.view"],
            in: "Plans",
            by: "PlansTests.theViewOfTheAppStandsAtTheEndOfTheRow"
        ),
        .init(
            "several actions of one control",
            ["content view.touchDown", "content view.touchUpInside", "content view.touchUpOutside"],
            in: "Audiobook",
            by: "AudiobookTests.theAppIsNotifiedWhenAFingerTouchesTheSliderAndLeavesIt"
        ),
        .init(
            "initially disabled control",
            ["content view.enabled"],
            in: "Exhibition",
            by: "ExhibitionTests.aTextIsDimmedWhileItsConditionDoesNotHold"
        ),
        .init(
            "color of a control (onTintColor)",
            ["accessory.onTintColor", "accessory.thumbTintColor"],
            in: "TravellerDetails",
            by: "TravellerDetailsTests.controlsHaveTheColorsThatTheSpecStates"
        ),
        .init(
            "color of a control (tintColor)",
            ["content view.tintColor"],
            in: "TravellerDetails",
            by: "TravellerDetailsTests.controlsHaveTheColorsThatTheSpecStates"
        ),
        .init(
            "background color of a control",
            ["content view.background"],
            in: "TravellerDetails",
            by: "TravellerDetailsTests.controlsHaveTheColorsThatTheSpecStates"
        ),
        .init(
            "segments with images",
            ["segment.image", "segment.title"],
            in: "BarWithSegments",
            by: "BarListingTests.theRightItemHoldsMomentarySegments"
        ),
        .init(
            "bar above the keyboard for fields in a prototype",
            ["table.keyboardToolbar", "content view.textField", "accessory.textField"],
            in: "MeterReadings",
            by: "MeterReadingsTests.theBarLeadsFromRowToRow"
        ),
        .init(
            "inline pickers that are open one at a time",
            ["table.exclusiveToggles", "row.toggle", "row.visible"],
            in: "QuietHours",
            by: "QuietHoursTests.aPickerClosesTheOther"
        ),
        .init(
            "picker view whose titles come from code",
            ["content view.pickerView", "content view.titles"],
            in: "Workout",
            by: "WorkoutTests.theWheelsTitlesFollowTheState"
        ),
    ]
}
