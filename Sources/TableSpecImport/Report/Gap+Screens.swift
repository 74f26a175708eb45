/// Parts of screens, tables, bars and segues that a spec can't express.
extension Gap {
    static func titleView(_ name: String) -> Gap {
        .content("the \(name) in the navigation bar")
            .because("specs don't support this view there")
            .instead("set navigationItem.titleView in viewDidLoad")
    }

    static let barButtonKind = Gap.content("the content of a bar button")
        .because("it is set in code")
        .instead("add a title or an image")

    static func barView(_ name: String) -> Gap {
        .content("the \(name) in a bar")
            .because("specs don't support this view there")
            .instead("add it in viewDidLoad")
    }

    static func tabItem(_ texts: [String]) -> Gap {
        .content("the tab bar item " + texts.quoted)
            .because("no app in the documents has a tab for the screen")
            .instead("add it to the app's tabs: tabs: [{ title: …, image: …, navigation: … }]")
    }

    static func restoration(_ names: [String]) -> Gap {
        .code("the state restoration as " + names.quoted)
            .because("the generated screen and its views have no restoration identifiers")
            .instead("set restorationIdentifier and restorationClass in code: hooks: [viewDidLoad]")
    }

    static let codedCells = Gap.code("the cells of the table")
        .because("they are created in code; the document has none")
        .instead("describe their content in the prototype, or name their class: class: …")

    static let secondTable = Gap.code("the rows of another table")
        .because("a screen has only one table")
        .instead("set the view's dataSource in code, or write a UITableView subclass that provides its rows")
        .ofWhole

    static func viewOverTable(_ name: String) -> Gap {
        .content("the \(name) over or behind the table")
            .because("specs don't support this view")
            .instead("add it in viewDidLoad")
    }

    static func screenTextAttribute(_ what: String) -> Gap {
        .appearance("the \(what) of a text in a bar")
            .because("text in a bar has the style of body text")
            .instead("leave it as it is, or name a class: class: …")
    }

    static func indexAttributes(_ names: [String]) -> Gap {
        .code(names.quoted)
            .because("the index titles are set in code")
            .instead("add an index, with these keys next to it: index: { collation: … }")
    }

    static func editingSettings(_ names: [String]) -> Gap {
        .code(names.quoted)
            .because("the rows are edited in code")
            .instead("add editing to the rows, with these keys next to it")
    }

    static func tableClass(_ className: String) -> Gap {
        .code("the table's class '\(className)'")
            .because("the generated table is a UITableView")
            .instead("move its behavior to hooks")
    }

    static func variation(_ key: String) -> Gap {
        .code("the variation for '\(key)'")
            .because("a spec is the same for all size classes")
            .instead("set it in code based on traitCollection: hooks: [viewDidLoad], or [configure] for cells")
    }

    static let hiddenEdgeView = Gap.behavior("the initial hidden state of the view above or below all rows")
        .because("the view is always shown")
        .instead("add a condition to each of its views: visible: $(…)")

    static func itemsOfBar(_ name: String) -> Gap {
        .content("the items of the \(name)")
            .because("a spec names only its class")
            .instead("add them in viewDidLoad")
    }

    /// Xcode 8 omits the frames of views if constraints determine them
    /// (https://codedump.io/share/1ncRIN3iU03G/1/toolsversionquot11201quot-is-messing-my-storyboard).
    static let noFrames = Gap.appearance("the positions of the views")
        .because("the document was saved without frames, as Xcode 8 does")
        .instead("open and save the document in a newer Xcode, then import it again")

    static let hiddenTable = Gap.behavior("the initial hidden state of the table")
        .because("the table of a spec is always shown")
        .instead("hide it in viewDidLoad")

    /// A view or a bar button that the scene contains next to its controller, outside the screen.
    ///
    /// - Parameter outlet: The property by which code finds it.
    static func looseView(_ view: Element, _ outlet: String?) -> Gap {
        let name = view.name + ((outlet ?? view["userLabel"]).map { " '\($0)'" } ?? "")
        let texts = view.descendants.compactMap { view in
            ["text", "title", "placeholder"].compactMap(view.shown).first
        }
        let words = texts.isEmpty ? "" : " with \(texts.uniqued.quoted)"
        return .code("the \(name) in the scene dock\(words)")
            .because("it is shown in code")
            .instead("create it in code")
            .ofWhole
    }

    static let childController = Gap.code("a child controller in a container view")
        .because("child view controllers are added in code")
        .instead("add it in viewDidLoad")
        .ofWhole

    static func bar(_ name: String) -> Gap {
        .content("the \(name) beside the table")
            .because("bars belong to the navigation controller")
            .instead("use navigationItem and toolbar")
    }

    static let barAbove = Gap.appearance("the position of the toolbar")
        .because("a screen's toolbar is at the bottom")
        .instead("add the buttons as views: above: [{ hstack: [{ button: … }] }]")
}
