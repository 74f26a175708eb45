extension GuideCoverage {
    static let accessories: [Entry] = [
        .init(code: "A01", topic: "a disclosure indicator that leads nowhere", keeper: .rules),
        .init(code: "A02", topic: "a disclosure indicator for something else than a table", keeper: .rules),
        .init(code: "A03", topic: "a detail button without effect", keeper: .rules),
        .init(
            code: "A04",
            topic: "an effect without a detail button",
            keeper: .language("the effect is written in the button")
        ),
        .init(code: "A05", topic: "a detail button that leads where the row leads", keeper: .rules),
        .init(code: "A06", topic: "a pushed table without disclosure indicator", keeper: .rules),
        .init(code: "A07", topic: "a checkmark outside of a selection list", keeper: .rules),
        .init(code: "A08", topic: "a control without effect", keeper: .rules),
        .init(code: "A09", topic: "a row that reacts beside its control", keeper: .rules),
        .init(code: "A10", topic: "two accessories", keeper: .language("there is one key")),
        .init(code: "A11", topic: "accessories while editing", keeper: .rules),
        .init(code: "A12", topic: "other accessories in a selection list", keeper: .rules),
    ]

    static let selection: [Entry] = [
        .init(code: "S01", topic: "selection as a state", keeper: .language("no row can be stated to be selected")),
        .init(code: "S02", topic: "deselection after a tap", keeper: .generator("deselects")),
        .init(code: "S03", topic: "deselection on return", keeper: .generator("deselects with animation")),
        .init(code: "S04", topic: "selection in composite screens", keeper: .generator("clears it as a table does")),
        .init(
            code: "S05",
            topic: "several checkmarks in an exclusive list",
            keeper: .language("the state holds one value")
        ),
        .init(code: "S06", topic: "the old checkmark", keeper: .generator("is taken away")),
        .init(code: "S07", topic: "a selection list without a model", keeper: .language("'value' names the state")),
        .init(code: "S08", topic: "effects in a table without selection", keeper: .rules),
        .init(
            code: "S09",
            topic: "effects while editing",
            keeper: .unchecked(
                "few lists react to taps while they are edited; 'allowsSelectionDuringEditing' asks for it"
            )
        ),
        .init(code: "S10", topic: "the method for taps", keeper: .generator("is there where a row reacts")),
        .init(code: "S11", topic: "scrolling to what was added", keeper: .generator("scrolls to the new row")),
        .init(
            code: "S12",
            topic: "rows to scroll to",
            keeper: .language("a spec names no index path, so that none can be wrong")
        ),
    ]

    static let editing: [Entry] = [
        .init(code: "E01", topic: "the method that commits", keeper: .rules),
        .init(
            code: "E02",
            topic: "model and table changed together",
            keeper: .generator("the state changes, and the table follows in one batch")
        ),
        .init(code: "E03", topic: "'setEditing' while committing", keeper: .generator("never calls it there")),
        .init(code: "E04", topic: "swipe without deletion", keeper: .rules),
        .init(
            code: "E05",
            topic: "'canEditRowAt' without need",
            keeper: .generator("emits it only where some rows are not edited")
        ),
        .init(
            code: "E06",
            topic: "a style for rows that are not edited",
            keeper: .language("rows that are not edited state no 'editing'")
        ),
        .init(code: "E07", topic: "editing without a way to begin it", keeper: .rules),
        .init(code: "E08", topic: "editing in composite screens", keeper: .generator("hands it on to the table")),
        .init(code: "E09", topic: "super in 'setEditing'", keeper: .generator("calls it")),
        .init(code: "E10", topic: "the Add button while editing", keeper: .rules),
        .init(code: "E11", topic: "the place of the insertion row", keeper: .generator("puts it last")),
        .init(code: "E12", topic: "insertion row and Add button", keeper: .unchecked("many apps offer both")),
        .init(code: "E13", topic: "what a form adds", keeper: .generator("appends the result, or asks the app to")),
        .init(code: "E14", topic: "other views while editing", keeper: .language("a screen has one table")),
        .init(
            code: "E15",
            topic: "an insertion row without effect",
            keeper: .language("the row needs a 'segue' or an 'action'")
        ),
    ]

    static let reordering: [Entry] = [
        .init(code: "R01", topic: "the model after a move", keeper: .generator("moves the element of the state")),
        .init(
            code: "R02",
            topic: "static rows that move",
            keeper: .language("only rows of a collection of the state move")
        ),
        .init(code: "R03", topic: "moves without editing", keeper: .language("'move' is a part of 'editing'")),
        .init(code: "R04", topic: "moves of the insertion row", keeper: .generator("keeps it last")),
        .init(
            code: "R05",
            topic: "targets outside of the section",
            keeper: .generator("turns the drag back into the sections that take it")
        ),
        .init(code: "R06", topic: "the handle beside an accessory", keeper: .unchecked("the picture shows both")),
        .init(code: "B01", topic: "indexes of a batch", keeper: .generator("old ones to delete, new ones to insert")),
        .init(code: "B02", topic: "changes outside of a batch", keeper: .generator("makes them inside")),
        .init(code: "B03", topic: "the model before the batch", keeper: .generator("changes it first")),
        .init(code: "B04", topic: "the order within a batch", keeper: .generator("does not depend on it")),
        .init(code: "B05", topic: "counts after a batch", keeper: .generator("from the difference of ids")),
    ]
}
