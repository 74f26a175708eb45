extension FeatureCoverage {
    static let cells: [FeatureCoverage] = [
        .init("cell.id", ["prototype.id"], in: "TimeZones", by: "TimeZonesTests.cellsAreReused"),
        .init(
            "cell.style",
            ["row.style", "prototype.style"],
            in: "Catalogue",
            "TrailDetail",
            by: "CatalogTests.everyKindHasItsStyle"
        ),
        .init(
            "cell.construct",
            ["prototype.content", "content view.hstack", "content view.label"],
            in: "TrailPhotos",
            by: "TrailPhotosTests.theViewsAreLaidOutAsTheSpecSays"
        ),
        .init(
            "cell.text, cell.detail, cell.image",
            ["row.text", "row.detail", "row.image"],
            in: "Settings",
            by: "AgreementTests.cellsShowWhatTheModelSays"
        ),
        .init(
            "cell.highlightedImage",
            because: "a `UIListContentConfiguration` has one image, which UIKit tints for the state of the cell"
        ),
        .init(
            "cell.font, align, lineBreak, color, highlightedColor",
            [
                "row.font", "row.textAlignment", "row.lineBreakMode", "row.textColor", "row.detailFont",
                "row.detailAlignment", "row.detailLineBreakMode", "content view.font",
                "content view.highlightedTextColor",
            ],
            in: "Invoice",
            "RowShapes",
            by: "InvoiceTests.bothTextsHaveTheirFonts"
        ),
        .init(
            "cell.selectionStyle",
            ["row.selectionStyle"],
            in: "Settings",
            by: "AgreementTests.cellsShowWhatTheModelSays"
        ),
        .init(
            "cell.background, cell.selectedBackground",
            ["prototype.selectedBackgroundColor"],
            in: "Articles",
            by: "TableViewsTests.aSelectedRowHasTheStatedColor"
        ),
        .init(
            "cell.backgroundColor",
            ["prototype.backgroundColor", "alternating colors.even", "alternating colors.odd"],
            in: "Departures",
            by: "TableViewsTests.rowsThatMoveUpGetTheColorsOfTheirNewPlaces"
        ),
        .init("cell.height", ["row.height"], in: "Router", by: "PropertyTests.aRowHasItsOwnHeight"),
        .init(
            "cell.indentationLevel, indentationWidth",
            ["prototype.indentationLevel", "prototype.indentationWidth"],
            in: "Articles",
            by: "PropertyTests.everyCellHasTheStatedProperties"
        ),
        .init(
            "cell.subviews",
            ["row.content", "content view.textField", "content view.slider", "content view.stepper"],
            in: "RowShapes",
            by: "RowShapesTests.controlsAmongOtherViewsWriteTheState"
        ),
        .init("cell.access", ["row.id"], in: "Settings", by: "SettingsTests.controlsAreMadeOnceAndKept"),
        .init(
            "cell.class",
            ["prototype.class", "prototype.set"],
            in: "Countdown",
            by: "CountdownTests.theOutletsOfTheAppsClassAreFilledOnEveryPass"
        ),
        .init(
            "cell.draw",
            because:
                "drawing cells in code was for the devices of 2009; a view that must draw is a custom class of the app"
        ),
        .init("cell.reset", ["table.prototypes"], in: "Catalogue", by: "CatalogTests.aReusedCellKeepsNothing"),
        .init(
            "row.outlet, row.action",
            ["row.id", "accessory.action"],
            in: "SoundEffects",
            by: "SoundEffectsTests.theAppIsNotifiedOnceAChange"
        ),
    ]

    static let accessories: [FeatureCoverage] = [
        .init(
            "cell.accessory",
            ["row.accessory", "accessory.detailButton"],
            in: "WiFi",
            by: "WiFiTests.theInformationButtonHandsOverItsNetwork"
        ),
        .init(
            "cell.editingAccessory",
            ["prototype.editingAccessory", "row.editingAccessory"],
            in: "Chores",
            "Playlist",
            by: "PlaylistTests.aRowEndsOtherwiseWhileItIsEdited"
        ),
        .init(
            "control",
            ["accessory.switch", "accessory.slider", "accessory.min", "accessory.max"],
            in: "Settings",
            by: "SettingsTests.theSliderWritesTheStateWithinItsLimits"
        ),
    ]

    static let transitions: [FeatureCoverage] = [
        .init(
            "row.onSelect",
            ["row.segue", "row.action"],
            in: "Settings",
            by: "SettingsTests.aSegueMakesTheScreenPreparesItAndPushesIt"
        ),
        .init(
            "row.onAccessory",
            ["accessory.detailDisclosureButton", "trigger.segue"],
            in: "Trails",
            by: "DrillDownTests.theInformationButtonPresentsTheHandWrittenMap"
        ),
        .init(
            "transition.pass",
            ["segue.pass"],
            in: "Regions",
            "Trails",
            by: "DrillDownTests.eachScreenGetsTheElementOfTheRow"
        ),
        .init("transition.animated", ["segue.animated"], in: "Timer", by: "TimerTests.theRunningTimerIsThereAtOnce"),
        .init(
            "transition.variant",
            ["prototype.segue", "dynamic rows.prototype"],
            in: "ComposerList",
            "Catalogue",
            by: "ComposerListTests.aRowLeadsWhereItsElementSays"
        ),
        .init(
            "table.selection",
            ["dynamic rows.selection", "selection.mode", "selection.value"],
            in: "WiFi",
            "Toppings",
            by: "ToppingsTests.aTapTurnsACheckmarkRound"
        ),
        .init(
            "table.deselect",
            ["file.clearsSelectionOnViewWillAppear"],
            in: "MailMessage",
            by: "SettingsTests.theRowOfASegueStaysSelectedUntilTheUserReturns"
        ),
        .init(
            "table.initialSelection, scrollTo",
            ["table.initialSelection", "table.scrollTo", "row choice.row", "row choice.scrollPosition"],
            in: "Sidebar",
            "Timetable",
            by: "RowChoiceTests.theListBeginsAtTheNextTrain"
        ),
    ]

    static let modal: [FeatureCoverage] = [
        .init(
            "present.screen",
            ["segue.to", "segue.kind"],
            in: "Groceries",
            by: "EditingListingTests.theFormIsPresentedInItsOwnStack"
        ),
        .init(
            "present.transition",
            ["segue.modalTransitionStyle"],
            in: "MailMessage",
            by: "MailboxTests.aHandWrittenScreenIsPresentedAsTheSegueSays"
        ),
        .init(
            "present.wrapInNavigation",
            ["segue.wrapInNavigation"],
            in: "Mailbox",
            by: "MailboxTests.aHandWrittenScreenIsPresentedAsTheSegueSays"
        ),
        .init("present.close", ["bar button.finish"], in: "NewGrocery", by: "GroceriesTests.cancellingChangesNothing"),
        .init(
            "present.result",
            ["file.result"],
            in: "NewGrocery",
            by: "GroceriesTests.savingAppendsTheResultAndClosesTheForm"
        ),
        .init(
            "present.purpose",
            because: "the purpose shows in the style, the transition and the result, which have keys of their own"
        ),
        .init(
            "present.chain",
            ["row.segue", "segue.kind"],
            in: "ContactList",
            "NewContact",
            by: "ContactListingTests.theFormPresentsThePicker"
        ),
    ]

    static let editing: [FeatureCoverage] = [
        .init(
            "edit.rows, row.editable",
            ["dynamic rows.editing"],
            in: "Chores",
            by: "ChoresTests.onlyTheChoresAreEdited"
        ),
        .init(
            "row.editingStyle",
            ["editing.delete", "editing.insertRow"],
            in: "Groceries",
            by: "GroceriesTests.everyGroceryCanGoButNotTheInsertRow"
        ),
        .init(
            "edit.swipeToDelete",
            ["editing.delete"],
            in: "Groceries",
            by: "GroceriesTests.aSwipeDeletesWithoutTheEditButton"
        ),
        .init(
            "edit.confirmTitle",
            ["editing.deleteTitle"],
            in: "Errands",
            by: "ErrandsTests.theButtonThatDeletesHasTheTitleOfTheSpecAndStandsAtTheEdge"
        ),
        .init(
            "edit.commit.insert",
            ["editing.insertRow", "insert row.segue"],
            in: "Groceries",
            by: "GroceriesTests.aTapOnTheInsertRowOpensTheForm"
        ),
        .init(
            "edit.addButton",
            ["bar button.systemItem", "bar button.enabled"],
            in: "Groceries",
            by: "GroceriesTests.editAsksAboutEveryRowAndSwitchesTheAddButtonOff"
        ),
        .init(
            "edit.animation",
            ["editing.animation", "update.deleteRows", "update.insertRows"],
            in: "Errands",
            "StateNames",
            by: "ErrandsTests.rowsComeAndGoAsTheSpecSays"
        ),
        .init("row.movable", ["move.except"], in: "Groceries", by: "GroceriesTests.fixedRowsCannotBeDragged"),
        .init(
            "section.moveScope",
            ["editing.move"],
            in: "Chores",
            by: "ChoresTests.aDragBelowTheSectionEndsAtItsLastPlace"
        ),
        .init(
            "model.moves, inserts, deletes",
            ["editing.move"],
            in: "Groceries",
            by: "GroceriesTests.aDragMovesTheModelAndTheTableOnce"
        ),
        .init(
            "batch",
            ["table.updates", "update.of", "update.moveRows", "update.deleteSections", "update.insertSections"],
            in: "ThreeByThree",
            by: "NamedUpdateTests.sectionsAndRowsChangeTogether"
        ),
    ]

    static let model: [FeatureCoverage] = [
        .init("model.types", ["file.types"], in: "Catalogue", by: "CatalogTests.everyKindHasItsStyle"),
        .init(
            "model.source",
            ["file.input", "file.samples"],
            in: "TimeZones",
            by: "TimeZonesTests.sectionsAndRowsAreThoseOfTheInput"
        ),
        .init(
            "model.hierarchy",
            ["segue.to", "segue.pass"],
            in: "Regions",
            "Trails",
            by: "DrillDownTests.eachScreenGetsTheElementOfTheRow"
        ),
        .init(
            "model.flatten",
            ["section.forEach", "dynamic rows.forEach"],
            in: "TimeZones",
            by: "TimeZonesTests.sectionsAndRowsAreThoseOfTheInput"
        ),
    ]
}
