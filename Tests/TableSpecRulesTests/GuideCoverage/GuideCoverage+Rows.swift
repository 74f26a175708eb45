extension GuideCoverage {
    static let accessories: [Entry] = [
        .init(code: "A01", topic: "a disclosure indicator that leads nowhere", keeper: .rules),
        .init(code: "A02", topic: "a disclosure indicator for something other than a table", keeper: .rules),
        .init(code: "A03", topic: "a detail button without effect", keeper: .rules),
        .init(
            code: "A04",
            topic: "an effect without a detail button",
            keeper: .language("the effect is part of the button")
        ),
        .init(code: "A05", topic: "a detail button that leads where the row leads", keeper: .rules),
        .init(code: "A06", topic: "a pushed table without a disclosure indicator", keeper: .rules),
        .init(code: "A07", topic: "a checkmark outside a selection list", keeper: .rules),
        .init(code: "A08", topic: "a control without effect", keeper: .rules),
        .init(code: "A09", topic: "a row that reacts in addition to its control", keeper: .rules),
        .init(code: "A10", topic: "two accessories", keeper: .language("there is only one key")),
        .init(code: "A11", topic: "accessories while editing", keeper: .rules),
        .init(code: "A12", topic: "other accessories in a selection list", keeper: .rules),
    ]

    static let selection: [Entry] = [
        .init(code: "S01", topic: "selection as a state", keeper: .language("a spec can't mark a row as selected")),
        .init(code: "S02", topic: "deselection after a tap", keeper: .generator("deselects the row")),
        .init(code: "S03", topic: "deselection on return", keeper: .generator("deselects the row with animation")),
        .init(
            code: "S04",
            topic: "selection in composite screens",
            keeper: .generator("clears it as a table view controller does")
        ),
        .init(
            code: "S05",
            topic: "several checkmarks in an exclusive list",
            keeper: .language("the state is a single value")
        ),
        .init(code: "S06", topic: "the old checkmark", keeper: .generator("removes it")),
        .init(code: "S07", topic: "a selection list without a model", keeper: .language("'value' names the state")),
        .init(code: "S08", topic: "effects in a table without selection", keeper: .rules),
        .init(
            code: "S09",
            topic: "effects while editing",
            keeper: .unchecked(
                "few lists react to taps while they are edited; 'allowsSelectionDuringEditing' enables it"
            )
        ),
        .init(code: "S10", topic: "the method for taps", keeper: .generator("implements it if a row reacts")),
        .init(code: "S11", topic: "scrolling to an added row", keeper: .generator("scrolls to the new row")),
        .init(
            code: "S12",
            topic: "rows to scroll to",
            keeper: .language("a spec contains no index paths, so none can be wrong")
        ),
    ]

    static let editing: [Entry] = [
        .init(code: "E01", topic: "the method that commits edits", keeper: .rules),
        .init(
            code: "E02",
            topic: "model and table changed together",
            keeper: .generator("changes the state, then the table in one batch")
        ),
        .init(code: "E03", topic: "'setEditing' while committing", keeper: .generator("never calls it there")),
        .init(code: "E04", topic: "swipe without deletion", keeper: .rules),
        .init(
            code: "E05",
            topic: "an unnecessary 'canEditRowAt'",
            keeper: .generator("emits it only if some rows aren't edited")
        ),
        .init(
            code: "E06",
            topic: "a style for rows that are not edited",
            keeper: .language("rows that aren't edited have no 'editing'")
        ),
        .init(code: "E07", topic: "editing without a way to start it", keeper: .rules),
        .init(code: "E08", topic: "editing in composite screens", keeper: .generator("forwards it to the table")),
        .init(code: "E09", topic: "super in 'setEditing'", keeper: .generator("calls it")),
        .init(code: "E10", topic: "the Add button while editing", keeper: .rules),
        .init(code: "E11", topic: "the position of the insertion row", keeper: .generator("puts it last")),
        .init(code: "E12", topic: "insertion row and Add button", keeper: .unchecked("many apps offer both")),
        .init(
            code: "E13",
            topic: "the item that a form adds",
            keeper: .generator("appends the result, or asks the app to")
        ),
        .init(code: "E14", topic: "other views while editing", keeper: .language("a screen has one table")),
        .init(
            code: "E15",
            topic: "an insertion row without effect",
            keeper: .language("the row requires a 'segue' or an 'action'")
        ),
    ]

    static let reordering: [Entry] = [
        .init(code: "R01", topic: "the model after a move", keeper: .generator("moves the element in the state")),
        .init(
            code: "R02",
            topic: "static rows that move",
            keeper: .language("only rows of a collection in the state can move")
        ),
        .init(code: "R03", topic: "moves without editing", keeper: .language("'move' is part of 'editing'")),
        .init(code: "R04", topic: "moves of the insertion row", keeper: .generator("keeps it last")),
        .init(
            code: "R05",
            topic: "targets outside the section",
            keeper: .generator("redirects the drag to sections that accept it")
        ),
        .init(
            code: "R06",
            topic: "the reorder control beside an accessory",
            keeper: .unchecked("the preview shows both")
        ),
        .init(
            code: "B01",
            topic: "indexes of a batch",
            keeper: .generator("uses old indexes to delete and new ones to insert")
        ),
        .init(code: "B02", topic: "changes outside a batch", keeper: .generator("makes them in a batch")),
        .init(code: "B03", topic: "the model before the batch", keeper: .generator("changes it first")),
        .init(code: "B04", topic: "the order within a batch", keeper: .generator("doesn't depend on it")),
        .init(
            code: "B05",
            topic: "counts after a batch",
            keeper: .generator("derives them from the difference of ids")
        ),
    ]
}
