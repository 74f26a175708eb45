/// Parts of screens, tables, bars and segues that a spec can't express.
extension Gap {
    static func titleView(_ name: String) -> Gap {
        Gap(
            .content,
            "the \(name) in the navigation bar",
            why: "specs don't support this view there",
            instead: "set navigationItem.titleView in viewDidLoad"
        )
    }

    static let barButtonKind = Gap(
        .content,
        "the content of a bar button",
        why: "it is set in code",
        instead: "add a title or an image"
    )

    static func barView(_ name: String) -> Gap {
        Gap(
            .content,
            "the \(name) in a bar",
            why: "specs don't support this view there",
            instead: "add it in viewDidLoad"
        )
    }

    static func tabItem(_ texts: [String]) -> Gap {
        Gap(
            .content,
            "the tab bar item " + texts.map { "'\($0)'" }.joined(separator: ", "),
            why: "no app in the documents has a tab for the screen",
            instead: "add it to the app's tabs: tabs: [{ title: …, image: …, navigation: … }]"
        )
    }

    static let codedCells = Gap(
        .code,
        "the cells of the table",
        why: "they are created in code; the document has none",
        instead: "describe their content in the prototype, or name their class: class: …"
    )

    static let secondTable = Gap(
        .code,
        "the rows of another table",
        why: "a screen has only one table",
        instead: "set the view's dataSource in code, or write a UITableView subclass that provides its rows",
        isOfWhole: true
    )

    static func viewOverTable(_ name: String) -> Gap {
        Gap(
            .content,
            "the \(name) over or behind the table",
            why: "specs don't support this view",
            instead: "add it in viewDidLoad"
        )
    }

    static func screenTextAttribute(_ what: String) -> Gap {
        Gap(
            .appearance,
            "the \(what) of a text in a bar",
            why: "text in a bar has the style of body text",
            instead: "leave it as it is, or name a class: class: …"
        )
    }

    static func indexAttributes(_ names: [String]) -> Gap {
        Gap(
            .code,
            names.map { "'\($0)'" }.joined(separator: ", "),
            why: "the index titles are set in code",
            instead: "add an index, with these keys next to it: index: { collation: … }"
        )
    }

    static func editingSettings(_ names: [String]) -> Gap {
        Gap(
            .code,
            names.map { "'\($0)'" }.joined(separator: ", "),
            why: "the rows are edited in code",
            instead: "add editing to the rows, with these keys next to it"
        )
    }

    static func tableClass(_ className: String) -> Gap {
        Gap(
            .code,
            "the table's class '\(className)'",
            why: "the generated table is a UITableView",
            instead: "move its behavior to hooks"
        )
    }

    static func variation(_ key: String) -> Gap {
        Gap(
            .code,
            "the variation for '\(key)'",
            why: "a spec is the same for all size classes",
            instead: "set it in code based on traitCollection: hooks: [viewDidLoad], or [configure] for cells"
        )
    }

    static let hiddenEdgeView = Gap(
        .behavior,
        "the initial hidden state of the view above or below all rows",
        why: "the view is always shown",
        instead: "add a condition to each of its views: visible: $(…)"
    )

    static func itemsOfBar(_ name: String) -> Gap {
        Gap(
            .content,
            "the items of the \(name)",
            why: "a spec names only its class",
            instead: "add them in viewDidLoad"
        )
    }

    /// Xcode 8 omits the frames of views if constraints determine them
    /// (https://codedump.io/share/1ncRIN3iU03G/1/toolsversionquot11201quot-is-messing-my-storyboard).
    static let noFrames = Gap(
        .appearance,
        "the positions of the views",
        why: "the document was saved without frames, as Xcode 8 does",
        instead: "open and save the document in a newer Xcode, then import it again"
    )

    static let hiddenTable = Gap(
        .behavior,
        "the initial hidden state of the table",
        why: "the table of a spec is always shown",
        instead: "hide it in viewDidLoad"
    )

    /// A view or a bar button that the scene contains next to its controller, outside the screen.
    static func looseView(_ name: String) -> Gap {
        Gap(
            .code,
            "the \(name) in the scene dock",
            why: "it is shown in code",
            instead: "create it in code",
            isOfWhole: true
        )
    }

    static let childController = Gap(
        .code,
        "a child controller in a container view",
        why: "child view controllers are added in code",
        instead: "add it in viewDidLoad",
        isOfWhole: true
    )

    static func bar(_ name: String) -> Gap {
        Gap(
            .content,
            "the \(name) beside the table",
            why: "bars belong to the navigation controller",
            instead: "use navigationItem and toolbar"
        )
    }

    static let barAbove = Gap(
        .appearance,
        "the position of the toolbar",
        why: "a screen's toolbar is at the bottom",
        instead: "add the buttons as views: above: [{ hstack: [{ button: … }] }]"
    )

    static func gesture(of owner: String) -> Gap {
        Gap(
            .code,
            "a gesture recognizer of the \(owner)",
            why: "gestures are added in code",
            instead: "add it in code: hooks: [viewDidLoad], or [configure] for cells",
            isOfWhole: true
        )
    }
}
