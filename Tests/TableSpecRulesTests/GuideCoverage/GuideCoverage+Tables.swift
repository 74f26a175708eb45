extension GuideCoverage {
    static let tables: [Entry] = [
        .init(code: "T01", topic: "the style of a table", keeper: .language("a fixed list of values, specified once")),
        .init(
            code: "T02",
            topic: "one column, vertical scrolling",
            keeper: .language("a spec can't specify anything else")
        ),
        .init(code: "T03", topic: "controls and details in a plain table", keeper: .rules),
        .init(
            code: "T04",
            topic: "a selection list in a grouped table",
            keeper: .unchecked("Settings itself shows selection lists in inset groups today")
        ),
        .init(code: "T05", topic: "an index in a grouped table", keeper: .rules),
        .init(code: "T06", topic: "the number of sections", keeper: .generator("always returns it")),
        .init(code: "T07", topic: "a table without sections", keeper: .rules),
        .init(code: "T08", topic: "a static section without rows", keeper: .rules),
        .init(
            code: "T09",
            topic: "header of the table and of a section",
            keeper: .language("two keys, 'headerView' and 'header'")
        ),
        .init(
            code: "T10",
            topic: "unlabeled groups of unrelated rows",
            keeper: .unchecked("a tool can't tell what belongs together; most settings have such groups")
        ),
        .init(code: "T11", topic: "header text and header view at once", keeper: .language("a section has one header")),
        .init(code: "T12", topic: "a height for every row", keeper: .generator("covers all rows")),
        .init(code: "X01", topic: "disclosure in an indexed list", keeper: .rules),
        .init(code: "X02", topic: "accessories in an indexed list", keeper: .rules),
        .init(code: "X03", topic: "the three methods of an index", keeper: .generator("emits them together")),
        .init(code: "X04", topic: "order of sections and rows", keeper: .generator("the collation sorts both")),
        .init(
            code: "X05",
            topic: "what the collation sorts by",
            keeper: .language("'collation' names a property of type String")
        ),
        .init(code: "X06", topic: "headers of empty sections", keeper: .generator("hides them")),
        .init(
            code: "X07",
            topic: "long lists without an index",
            keeper: .unchecked("the length of a list isn't known until the app runs")
        ),
        .init(
            code: "X08",
            topic: "custom index titles",
            keeper: .generator("gets titles and sections from the collation")
        ),
        .init(
            code: "X09",
            topic: "index titles in one language",
            keeper: .generator("uses the titles of the collation")
        ),
    ]

    static let cells: [Entry] = [
        .init(code: "C01", topic: "an image in 'value1'", keeper: .unchecked("UIKit shows it, as in Settings")),
        .init(code: "C02", topic: "an image in 'value2'", keeper: .rules),
        .init(code: "C03", topic: "a detail text in 'default'", keeper: .rules),
        .init(
            code: "C04",
            topic: "the purpose of the value styles",
            keeper: .unchecked("a tool can't tell whether a text is a current value")
        ),
        .init(code: "C05", topic: "moved parts of a standard cell", keeper: .language("a spec can't move them")),
        .init(code: "C06", topic: "a prototype without a reuse identifier", keeper: .rules),
        .init(code: "C07", topic: "one reuse identifier for two layouts", keeper: .rules),
        .init(code: "C08", topic: "identifiers of static cells", keeper: .generator("doesn't set any")),
        .init(code: "C09", topic: "the identifier when dequeuing", keeper: .generator("uses one id for both")),
        .init(code: "C10", topic: "content that reused cells keep", keeper: .generator("sets all of it each time")),
        .init(code: "C11", topic: "content set too late", keeper: .generator("sets it when the cell is requested")),
        .init(code: "C12", topic: "an unnecessary subclass", keeper: .generator("creates one only for content")),
        .init(code: "C13", topic: "custom layout without a subclass", keeper: .generator("creates the subclass")),
        .init(
            code: "C14",
            topic: "a custom cell that resembles a standard one",
            keeper: .unchecked("fonts and widths differ")
        ),
        .init(code: "C15", topic: "tags of subviews", keeper: .language("views in a cell have no tags")),
        .init(code: "C16", topic: "tags instead of outlets", keeper: .language("views in a cell have no tags")),
        .init(code: "C17", topic: "several cells in one nib", keeper: .language("there are no nibs")),
        .init(
            code: "C18",
            topic: "static rows for a collection",
            keeper: .language("rows are a list or come from 'forEach'")
        ),
        .init(code: "C19", topic: "subviews under the accessory", keeper: .generator("keeps them within the margins")),
        .init(
            code: "C20",
            topic: "highlight of custom cells",
            keeper: .generator("labels are highlighted automatically")
        ),
        .init(code: "C21", topic: "super in 'layoutSubviews'", keeper: .generator("calls it in each override")),
        .init(code: "C22", topic: "mixed attributes in one label", keeper: .language("a text has one style")),
        .init(code: "C23", topic: "the class of a cell", keeper: .generator("names it after the cell")),
        .init(code: "C24", topic: "negative indentation", keeper: .language("an integer of 0 or more")),
        .init(code: "C25", topic: "background set in one case only", keeper: .generator("sets it in all cases")),
    ]

    static let performance: [Entry] = [
        .init(code: "P01", topic: "transparent subviews", keeper: .unchecked("insignificant since iOS 7")),
        .init(code: "P02", topic: "backgrounds of subviews", keeper: .unchecked("insignificant since iOS 7")),
        .init(code: "P03", topic: "many subviews", keeper: .unchecked("stack views are inexpensive today")),
        .init(code: "P04", topic: "drawn cells that are edited", keeper: .language("a spec can't draw a cell")),
        .init(code: "P05", topic: "drawing in the cell itself", keeper: .language("a spec can't draw a cell")),
        .init(code: "P06", topic: "drawing while editing", keeper: .language("a spec can't draw a cell")),
        .init(code: "P07", topic: "redrawing after a change", keeper: .language("a spec can't draw a cell")),
        .init(code: "P08", topic: "layout on each request", keeper: .generator("doesn't lay out anything")),
        .init(code: "P09", topic: "'prepareForReuse'", keeper: .generator("doesn't override it")),
        .init(code: "P10", topic: "cells made without reuse", keeper: .generator("dequeues each cell")),
        .init(
            code: "P11",
            topic: "more cells than the queue contains",
            keeper: .generator("creates a cell if the queue is empty")
        ),
        .init(code: "P12", topic: "a control made on each request", keeper: .generator("creates it once per cell")),
    ]
}
