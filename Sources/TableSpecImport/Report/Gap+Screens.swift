/// Parts of screens, tables, bars and segues that a spec cannot express.
extension Gap {
    static func titleView(_ name: String) -> Gap {
        Gap(
            .content,
            "the \(name) in the navigation bar",
            why: "the language has no such view there",
            instead: "set navigationItem.titleView in viewDidLoad"
        )
    }

    static let barButtonKind = Gap(
        .content,
        "the content of a bar button",
        why: "code gives it one",
        instead: "give it a title or an image"
    )

    static func barView(_ name: String) -> Gap {
        Gap(
            .content,
            "the \(name) in a bar",
            why: "the language has no such view there",
            instead: "add it in viewDidLoad"
        )
    }

    static let codedCells = Gap(
        .code,
        "the cells of the table",
        why: "code makes them; the document has none",
        instead: "say in the prototype what they show, or name their class: class: …"
    )

    static let secondTable = Gap(
        .code,
        "the rows of another table",
        why: "a screen has one table",
        instead: "give the view a dataSource in code, or write a class of UITableView that has its rows"
    )

    static func viewOverTable(_ name: String) -> Gap {
        Gap(
            .content,
            "the \(name) over or behind the table",
            why: "the language has no such view",
            instead: "add it in viewDidLoad"
        )
    }

    static func screenTextAttribute(_ what: String) -> Gap {
        Gap(
            .appearance,
            "the \(what) of a text in a bar",
            why: "such a text has the font of body texts",
            instead: "leave it, or name a class: class: …"
        )
    }

    static func indexAttributes(_ names: [String]) -> Gap {
        Gap(
            .code,
            names.map { "'\($0)'" }.joined(separator: ", "),
            why: "code gives the index its letters",
            instead: "add an index, and these keys beside it: index: { collation: … }"
        )
    }

    static func editingSettings(_ names: [String]) -> Gap {
        Gap(
            .code,
            names.map { "'\($0)'" }.joined(separator: ", "),
            why: "code edits the rows",
            instead: "add editing to the rows, and these keys beside it"
        )
    }

    static func tableClass(_ className: String) -> Gap {
        Gap(
            .code,
            "the table's class '\(className)'",
            why: "the table is a UITableView",
            instead: "do in hooks what the class does"
        )
    }

    static func variation(_ key: String) -> Gap {
        Gap(
            .code,
            "the variation for '\(key)'",
            why: "a spec is the same for all size classes",
            instead: "set it in code by the traitCollection: hooks: [viewDidLoad], or [configure] for cells"
        )
    }

    static let backButton = Gap(
        .appearance,
        "the image or the colour of the back button",
        why: "a back button has a title",
        instead: "set navigationItem.backBarButtonItem in viewDidLoad"
    )

    static let hiddenEdgeView = Gap(
        .behaviour,
        "the view above or below all rows is hidden at first",
        why: "such a view is shown",
        instead: "give each of its views a condition: visible: $(…)"
    )

    static func itemsOfBar(_ name: String) -> Gap {
        Gap(
            .content,
            "the items of the \(name)",
            why: "a spec names its class alone",
            instead: "add them in viewDidLoad"
        )
    }

    /// Xcode 8 leaves out the frames of views whose constraints say where they are
    /// (https://codedump.io/share/1ncRIN3iU03G/1/toolsversionquot11201quot-is-messing-my-storyboard).
    static let noFrames = Gap(
        .appearance,
        "the places of the views",
        why: "the document was saved without frames, as Xcode 8 does",
        instead: "open and save the document in a newer Xcode, and import it again"
    )

    static let hiddenTable = Gap(
        .behaviour,
        "the table is hidden at first",
        why: "a spec's table is shown",
        instead: "hide it in viewDidLoad"
    )

    /// A view or a bar button that the scene holds beside its controller, in no place of the screen.
    static func looseView(_ name: String) -> Gap {
        Gap(
            .code,
            "the loose \(name) of the scene",
            why: "code shows it",
            instead: "make it in code"
        )
    }

    static let childController = Gap(
        .code,
        "a child controller in a container view",
        why: "children are added in code",
        instead: "add it in viewDidLoad"
    )

    static func bar(_ name: String) -> Gap {
        Gap(
            .content,
            "the \(name) beside the table",
            why: "bars are the navigation's",
            instead: "use navigationItem and toolbar"
        )
    }

    static let barAbove = Gap(
        .appearance,
        "the place of the toolbar",
        why: "a screen has its toolbar at the bottom",
        instead: "write the buttons as views: above: [{ hstack: [{ button: … }] }]"
    )

    static func gesture(of owner: String) -> Gap {
        Gap(
            .code,
            "a gesture recogniser of the \(owner)",
            why: "gestures are added in code",
            instead: "add it in code: hooks: [viewDidLoad], or [configure] for cells"
        )
    }
}
