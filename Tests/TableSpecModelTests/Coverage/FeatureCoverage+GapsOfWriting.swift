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
            "named color in the asset catalog",
            because: """
                previews use the color from the asset catalog in the workspace; the key is `named` of a color
                """
        ),
        .init(
            "optional image without a sample",
            ["content view.image"],
            in: "Hotels",
            by: "AgreementTests.thePictureShowsWhatTheCellsShow"
        ),
        .init(
            "class whose name begins with a lowercase letter",
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
            "font, color, and alignment of controls; disabled, hidden, and tinted ones",
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
                a content configuration doesn't support this alignment; the message explains how to use a label or \
                the `detail` of `value1` instead
                """
        ),
        .init(
            "one name for several prototypes, and samples for one",
            because: "ids and samples are derived if none are specified"
        ),
        .init(
            "`hstack` for a different spacing",
            ["content view.spacing"],
            in: "PersonProfile",
            by: "PersonProfileTests.theViewIsAsHighAsItsViews"
        ),
        .init(
            "noise from rules on real tables",
            because: """
                each rule's tests show what it doesn't report; a suppression is written next to what it applies to
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
