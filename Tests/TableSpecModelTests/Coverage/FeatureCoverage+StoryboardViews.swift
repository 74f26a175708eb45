extension FeatureCoverage {
    static let storyboardViews: [FeatureCoverage] = [
        .init(
            "content.constraints",
            ["content view.hstack", "content view.vstack", "content view.width"],
            in: "TrailPhotos",
            by: "TrailPhotosTests.theViewsAreLaidOutAsTheSpecSays"
        ),
        .init(
            "content.label",
            ["content view.label"],
            in: "TrailPhotos",
            by: "TrailPhotosTests.reusedCellsKeepNothingOfEarlierRows"
        ),
        .init(
            "content.textField",
            ["accessory.textField"],
            in: "Networking",
            by: "NetworkingTests.typingWritesTheState"
        ),
        .init(
            "content.switch",
            ["accessory.switch"],
            in: "Settings",
            by: "SettingsTests.theSwitchWritesTheStateAndHidesTheRow"
        ),
        .init("label.font", ["content view.font"], in: "RowShapes", by: "RowShapesTests.fontsGrowWithTheTextSize"),
        .init("content.button", ["accessory.button"], in: "StaticForm", by: "StaticFormTests.theButtonCallsTheApp"),
        .init(
            "label.layout",
            ["content view.alignment"],
            in: "TrailPhotos",
            by: "TrailPhotosTests.theViewsAreLaidOutAsTheSpecSays"
        ),
        .init(
            "content.imageView",
            ["content view.image", "content view.width", "content view.height"],
            in: "TrailPhotos",
            by: "TrailPhotosTests.reusedCellsKeepNothingOfEarlierRows"
        ),
        .init(
            "content.slider",
            ["accessory.slider"],
            in: "Settings",
            by: "SettingsTests.theSliderWritesTheStateWithinItsLimits"
        ),
        .init(
            "content.segmentedControl",
            ["content view.segmentedControl"],
            in: "RowShapes",
            by: "RowShapesTests.controlsAmongOtherViewsWriteTheState"
        ),
        .init(
            "content.textView",
            ["content view.textView"],
            in: "Workout",
            by: "WorkoutTests.theRowGrowsWithItsText"
        ),
        .init(
            "label.colour",
            ["row.textColor", "prototype.detailColor"],
            in: "Settings",
            "Departures",
            by: "AgreementTests.thePictureShowsWhatTheCellsShow"
        ),
        .init(
            "content.view",
            ["content view.view", "content view.set"],
            in: "Workout",
            by: "WorkoutTests.theViewOfTheAppGetsItsValues"
        ),
        .init(
            "content.stackView",
            ["content view.hstack", "content view.vstack"],
            in: "TrailPhotos",
            by: "TrailPhotosTests.theViewsAreLaidOutAsTheSpecSays"
        ),
        .init(
            "content.stepper",
            ["accessory.stepper"],
            in: "Router",
            by: "PropertyTests.aStepperWritesTheStateWithinItsLimits"
        ),
        .init(
            "content.container",
            ["content view.hstack"],
            in: "TrailPhotos",
            by: "TrailPhotosTests.theViewsAreLaidOutAsTheSpecSays"
        ),
        .init(
            "content.activityIndicatorView",
            ["accessory.activityIndicator", "content view.activityIndicator"],
            in: "Workout",
            by: "WorkoutTests.theSpinnerTurnsWhileTheStateSaysSo"
        ),
        .init(
            "content.pickerView",
            ["content view.pickerView", "content view.titles"],
            in: "Workout",
            by: "WorkoutTests.theWheelWritesTheNumberOfItsRow"
        ),
        .init("control.segue", ["bar button.segue"], in: "Groceries", by: "GroceriesTests.thePlusOpensTheForm"),
        .init(
            "content.datePicker",
            ["accessory.datePicker", "accessory.minimumDate", "content view.preferredDatePickerStyle"],
            in: "Workout",
            by: "WorkoutTests.aDateIsKeptWithinItsLimits"
        ),
        .init(
            "content.progressView",
            ["accessory.progressView", "content view.progressView"],
            in: "Workout",
            by: "WorkoutTests.theBarFollowsTheState"
        ),
        .init(
            "content.collectionView",
            ["content view.view"],
            in: "Workout",
            by: "WorkoutTests.theViewOfTheAppGetsItsValues"
        ),
        .init(
            "content.navigationBar",
            because:
                "a bar belongs to the navigation controller; a bar in a cell is a mistake in the storyboard"
        ),
        .init(
            "content.mapView",
            ["content view.view"],
            in: "Workout",
            by: "WorkoutTests.theViewOfTheAppGetsItsValues"
        ),
        .init(
            "label.attributedText",
            ["content view.markdown"],
            in: "Activities",
            by: "ActivitiesTests.linksAreShownAndTheAppFollowsThem"
        ),
        .init(
            "content.tableView",
            ["content view.view"],
            in: "Workout",
            by: "WorkoutTests.theViewOfTheAppGetsItsValues"
        ),
        .init("label.tag", because: "views in a cell are named properties, so code doesn't need tags to find them"),
        .init(
            "content.wkWebView",
            ["content view.view"],
            in: "Workout",
            by: "WorkoutTests.theViewOfTheAppGetsItsValues"
        ),
        .init("content.webView", because: "the App Store no longer accepts `UIWebView`; `WKWebView` replaces it"),
        .init(
            "content.sceneKitView",
            ["content view.view"],
            in: "Workout",
            by: "WorkoutTests.theViewOfTheAppGetsItsValues"
        ),
        .init(
            "content.pageControl",
            ["content view.pageControl", "content view.numberOfPages"],
            in: "Workout",
            by: "WorkoutTests.aPageIsTurned"
        ),
    ]
}
