extension FeatureCoverage {
    static let gapsOfTexts: [FeatureCoverage] = [
        .init(
            "autocorrection or spell checking of a text field",
            [
                "content view.autocorrectionType", "content view.spellCheckingType",
                "content view.smartInsertDeleteType",
            ],
            in: "TravellerDetails",
            by: "TravellerDetailsTests.aFieldHasTheTraitsThatTheSpecStates"
        ),
        .init(
            "return key of a text field",
            ["content view.returnKeyType", "content view.onReturn"],
            in: "SignIn",
            by: "SignInTests.theReturnKeyOfTheLastFieldSignsInWhenAllIsRight"
        ),
        .init(
            "font of a text field",
            ["content view.font"],
            in: "TravellerDetails",
            by: "TravellerDetailsTests.aFieldHasTheTraitsThatTheSpecStates"
        ),
        .init(
            "clear button of a text field",
            ["content view.clearButtonMode"],
            in: "TravellerDetails",
            by: "TravellerDetailsTests.aFieldHasTheTraitsThatTheSpecStates"
        ),
        .init(
            "autocapitalization of a text field",
            ["content view.autocapitalizationType"],
            in: "TravellerDetails",
            by: "TravellerDetailsTests.aFieldHasTheTraitsThatTheSpecStates"
        ),
        .init(
            "border of a text field",
            ["content view.borderStyle"],
            in: "TravellerDetails",
            by: "TravellerDetailsTests.aFieldThatIsClearedLosesItsTextWhenEditingBegins"
        ),
        .init(
            "background image of a text field",
            ["content view.zstack"],
            in: "Hotels",
            by: "HotelsTests.sizesAndPlacesAreConstraints"
        ),
        .init(
            "text field event other than a change (begin, end, return)",
            ["content view.editingDidBegin"],
            in: "NewAccount",
            by: "NewAccountTests.theAppIsNotifiedOfTheTyping"
        ),
        .init(
            "color of a text field",
            ["content view.textColor"],
            in: "TravellerDetails",
            by: "TravellerDetailsTests.aFieldHasTheTraitsThatTheSpecStates"
        ),
        .init(
            "textContentType (autofill)",
            ["content view.textContentType"],
            in: "TravellerDetails",
            by: "TravellerDetailsTests.aFieldHasTheTraitsThatTheSpecStates"
        ),
        .init(
            "alignment of a text field",
            ["content view.textAlignment"],
            in: "TravellerDetails",
            by: "TravellerDetailsTests.aTrailingTextKeepsToTheEndOfTheLine"
        ),
        .init(
            "enablesReturnKeyAutomatically",
            ["accessory.enablesReturnKeyAutomatically"],
            in: "TravellerDetails",
            by: "TravellerDetailsTests.aFieldHasTheTraitsThatTheSpecStates"
        ),
        .init(
            "font of a text view",
            ["content view.font", "content view.textView"],
            in: "Exhibition",
            by: "ExhibitionTests.aTextThatCannotBeEditedHasLinks"
        ),
        .init(
            "data detectors (links in texts)",
            ["content view.dataDetectorTypes", "content view.isEditable"],
            in: "Exhibition",
            by: "ExhibitionTests.aTextThatCannotBeEditedHasLinks"
        ),
        .init(
            "disabled label",
            ["content view.enabled"],
            in: "Exhibition",
            by: "ExhibitionTests.aTextIsDimmedWhileItsConditionDoesNotHold"
        ),
        .init(
            "background color of a label",
            ["content view.background"],
            in: "Hotels",
            by: "HotelsTests.theCardHasTheLookThatTheSpecStates"
        ),
        .init(
            "detail text that shrinks to fit",
            ["row.detailAdjustsFontSizeToFitWidth"],
            in: "Invoice",
            by: "InvoiceTests.aFontThatShrinksKeepsItsTextInOneLine"
        ),
        .init(
            "attributed text with several styles",
            ["content view.markdown"],
            in: "Activities",
            by: "ActivitiesTests.namesAreBold"
        ),
        .init(
            "attributed text (line height, kerning …)",
            because: """
                a label with a custom `class` sets the paragraph style of its text; the values belong to a typeface, \
                and so to the app's code, not to one row
                """
        ),
        .init(
            "symbol configuration (size, weight, scale)",
            ["content view.symbolConfiguration"],
            in: "Feed",
            by: "FeedTests.symbolsHaveASizeAndAWeight"
        ),
        .init(
            "highlighted image",
            ["content view.highlightedImage"],
            in: "Exhibition",
            by: "ExhibitionTests.anImageHasAnotherOneWhileTheRowIsHighlighted"
        ),
        .init(
            "background color of an image view",
            ["content view.background"],
            in: "Exhibition",
            by: "ExhibitionTests.anImageHasAnotherOneWhileTheRowIsHighlighted"
        ),
        .init(
            "alpha of a view",
            ["content view.alpha"],
            in: "Audiobook",
            by: "AudiobookTests.theViewLiesBehindTheRowsAndIsAsLargeAsTheTable"
        ),
        .init(
            "accessibility identifier of a view in a cell",
            ["content view.accessibilityIdentifier"],
            in: "Hotels",
            by: "HotelsTests.sizesAndPlacesAreConstraints"
        ),
        .init(
            "accessibility traits of a view in a cell",
            ["content view.accessibilityTraits"],
            in: "Exhibition",
            by: "ExhibitionTests.voiceOverReadsTheNameAsAHeading"
        ),
        .init(
            "accessibility hint of a view in a cell",
            ["content view.accessibilityHint"],
            in: "Hotels",
            by: "HotelsTests.sizesAndPlacesAreConstraints"
        ),
    ]
}
