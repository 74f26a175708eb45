extension FeatureCoverage {
    static let gapsOfWriting: [FeatureCoverage] = [
        .init(
            "width of the view that fills a row",
            ["content view.width"],
            in: "TrailPhotos",
            by: "TrailPhotosTests.theViewsAreLaidOutAsTheSpecSays"
        ),
        .init(
            "clear row in a grouped table",
            ["prototype.backgroundColor"],
            in: "Feed",
            by: "AgreementTests.thePictureShowsWhatTheCellsShow"
        ),
        .init(
            "named colour of the asset catalogue",
            because: """
                pictures draw it in the colour that the catalogue of the workspace gives it; the key is `named` \
                of a colour
                """
        ),
        .init(
            "optional image without a sample",
            ["content view.image"],
            in: "Hotels",
            by: "AgreementTests.thePictureShowsWhatTheCellsShow"
        ),
        .init(
            "class whose name begins in lower case",
            ["content view.class", "content view.view"],
            in: "Crew",
            "Workout",
            by: "WorkoutTests.theViewOfTheAppGetsItsValues"
        ),
        .init(
            "two spacers around a view",
            ["content view.spacer"],
            in: "PersonProfile",
            by: "PersonProfileTests.theViewsAreMadeOnceAndScrollWithTheRows"
        ),
        .init(
            "`selectionStyle: none` on every row with a control",
            ["row.accessory"],
            in: "SignIn",
            by: "StrictTableTests.rowsThatDoNothingAreNotHighlighted"
        ),
        .init(
            "same keys on each row",
            ["file.rowDefaults", "table.rowDefaults"],
            in: "PersonProfile",
            by: "PersonProfileTests.rowsHaveWhatTheTableGivesThem"
        ),
        .init(
            "font, colour and alignment of controls; disabled, hidden and tinted ones",
            ["content view.font", "content view.enabled", "content view.contentHorizontalAlignment"],
            in: "Exhibition",
            by: "ExhibitionTests.aTitleKeepsToTheSideThatTheSpecStates"
        ),
        .init(
            "size of a row's image",
            ["prototype.imageSize", "row.imageSize"],
            in: "Exhibition",
            by: "ExhibitionTests.imagesHaveTheRoomThatTheSpecStates"
        ),
        .init(
            "`textAlignment: right` of a row",
            because: """
                a content configuration has no such alignment; the message says how a label or the `detail` of \
                `value1` has it
                """
        ),
        .init(
            "one name for several prototypes, and samples for one",
            because: "ids and samples are derived where none are stated"
        ),
        .init(
            "`hstack` for another spacing",
            ["content view.spacing"],
            in: "PersonProfile",
            by: "PersonProfileTests.theViewIsAsHighAsItsViews"
        ),
        .init(
            "noise of rules on real tables",
            because: """
                each rule says in its tests on what it is silent; a suppression stands at the place that it is \
                about
                """
        ),
        .init(
            "`finish` on a pushed screen",
            ["bar button.finish"],
            in: "EditChore",
            by: "ChoresTests.theResultComesOnceWhenTheFormHasGone"
        ),
    ]
}
