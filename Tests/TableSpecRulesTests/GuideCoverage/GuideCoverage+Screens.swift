extension GuideCoverage {
    static let data: [Entry] = [
        .init(code: "D01", topic: "data from global variables", keeper: .language("data is input or state")),
        .init(
            code: "D02",
            topic: "data that a segue must pass",
            keeper: .language("'pass' is checked against 'input'")
        ),
        .init(
            code: "D03",
            topic: "one screen object for two levels",
            keeper: .generator("creates a new one for each segue")
        ),
        .init(code: "D04", topic: "lists and collections", keeper: .language("'forEach' requires a collection")),
        .init(
            code: "D05",
            topic: "tables beside other views",
            keeper: .generator("uses a 'UIViewController' for them")
        ),
        .init(code: "D06", topic: "controllers and screens", keeper: .generator("creates one controller per screen")),
        .init(code: "D07", topic: "super in table controllers", keeper: .generator("calls it")),
        .init(code: "D08", topic: "super in 'loadView'", keeper: .generator("doesn't override it")),
        .init(code: "D09", topic: "data source and delegate", keeper: .generator("sets both")),
        .init(
            code: "D10",
            topic: "a list that leads nowhere",
            keeper: .unchecked("a tool can't tell which screen is the last level")
        ),
        .init(code: "D11", topic: "destinations that do not exist", keeper: .rules),
        .init(code: "D12", topic: "where data is loaded", keeper: .generator("fills the table in 'viewDidLoad'")),
        .init(code: "D13", topic: "the 'view' outlet", keeper: .language("there are no outlets")),
        .init(code: "D14", topic: "titles that cannot be translated", keeper: .rules),
    ]

    static let bars: [Entry] = [
        .init(code: "N01", topic: "navigation without a root", keeper: .language("'navigation' names it")),
        .init(code: "N02", topic: "back from the root", keeper: .rules),
        .init(code: "N03", topic: "a left button in place of the back button", keeper: .rules),
        .init(code: "N04", topic: "a hidden navigation bar", keeper: .rules),
        .init(code: "N05", topic: "frame and delegate of the bar", keeper: .generator("doesn't change them")),
        .init(code: "N06", topic: "views as bar items", keeper: .language("a view is wrapped in a button")),
        .init(code: "N07", topic: "bar buttons without effect", keeper: .rules),
        .init(code: "N08", topic: "two buttons for one purpose", keeper: .rules),
        .init(
            code: "N09",
            topic: "jumps across the hierarchy",
            keeper: .unchecked("lists that lead to each other, such as people and companies, are common")
        ),
        .init(
            code: "N10",
            topic: "full screen under opaque bars",
            keeper: .language("tables always extend under bars")
        ),
        .init(code: "N11", topic: "full screen under a tab bar", keeper: .language("tables always extend under bars")),
        .init(code: "N12", topic: "subclasses of containers", keeper: .language("a spec can't name one")),
        .init(code: "N13", topic: "a screen without a title", keeper: .rules),
        .init(code: "N14", topic: "toolbar items without a toolbar", keeper: .rules),
        .init(code: "N15", topic: "an Edit button without editing", keeper: .rules),
        .init(
            code: "N16",
            topic: "when bar items are created",
            keeper: .generator("creates them once, with the controller")
        ),
        .init(
            code: "N17",
            topic: "a hidden tab bar on a root",
            keeper: .rules
        ),
        .init(code: "N18", topic: "the title of the back button", keeper: .rules),
    ]

    static let tabs: [Entry] = [
        .init(code: "TB01", topic: "fewer than two tabs", keeper: .rules),
        .init(code: "TB02", topic: "more than five tabs", keeper: .rules),
        .init(code: "TB03", topic: "tabs in a tab", keeper: .rules),
        .init(code: "TB04", topic: "tabs in a navigation", keeper: .rules),
        .init(code: "TB05", topic: "a tab without a title or an image", keeper: .rules),
        .init(code: "TB06", topic: "a long badge", keeper: .rules),
        .init(code: "TB07", topic: "the badge '0'", keeper: .rules),
        .init(
            code: "TB08",
            topic: "tabs that can't be selected",
            keeper: .language("'enabled' is a condition, which can change")
        ),
        .init(code: "TB09", topic: "changed tabs and customization", keeper: .generator("sets it again for new tabs")),
        .init(code: "TB10", topic: "orientations of tabs", keeper: .rules),
        .init(code: "TB11", topic: "system screens as tabs", keeper: .rules),
        .init(code: "TB12", topic: "levels in a tab without navigation", keeper: .rules),
        .init(code: "TB13", topic: "classes of a tab's root", keeper: .generator("uses the right class")),
        .init(code: "TB14", topic: "tabs that aren't at the root", keeper: .rules),
        .init(code: "TB15", topic: "customizable tabs", keeper: .rules),
    ]

    static let modal: [Entry] = [
        .init(code: "M01", topic: "a modal screen without a close button", keeper: .rules),
        .init(code: "M02", topic: "a flipped screen without a way back", keeper: .rules),
        .init(code: "M03", topic: "transition and purpose", keeper: .rules),
        .init(
            code: "M04",
            topic: "what is presented",
            keeper: .generator("presents the navigation controller around the screen")
        ),
        .init(code: "M05", topic: "who dismisses", keeper: .generator("the presenter dismisses the screen")),
        .init(
            code: "M06",
            topic: "results of system screens",
            keeper: .unchecked("the app creates such a screen, and its delegate is app code")
        ),
        .init(code: "M07", topic: "tabs presented modally", keeper: .language("tabs are at the root of the app")),
        .init(
            code: "M08",
            topic: "presentation without animation",
            keeper: .generator("animates by default")
        ),
        .init(code: "M09", topic: "two modal screens at once", keeper: .generator("presents one per tap")),
        .init(
            code: "M10",
            topic: "chains of modal screens",
            keeper: .unchecked("a fact about UIKit, not a mistake")
        ),
        .init(
            code: "M11",
            topic: "a form without navigation",
            keeper: .generator("presents it in a navigation controller")
        ),
        .init(code: "M12", topic: "the stack before presenting", keeper: .generator("completes it first")),
        .init(code: "M13", topic: "players as screens", keeper: .language("screens are tables or named classes")),
        .init(
            code: "M14",
            topic: "how a result comes back",
            keeper: .generator("calls a closure that the presenter sets")
        ),
    ]

    static let life: [Entry] = [
        .init(code: "O01", topic: "subviews that do not resize", keeper: .generator("uses constraints")),
        .init(code: "O02", topic: "orientations at run time", keeper: .language("a spec can't specify them")),
        .init(
            code: "O03",
            topic: "another screen for landscape",
            keeper: .unchecked("outdated; one screen adapts to its size")
        ),
        .init(code: "O04", topic: "super on memory warnings", keeper: .generator("doesn't override it")),
        .init(code: "O05", topic: "work during rotation", keeper: .generator("does none")),
        .init(code: "O06", topic: "ways to show a screen", keeper: .language("segues push or present")),
        .init(code: "O07", topic: "orientations of a screen", keeper: .language("specified per screen")),
    ]
}
