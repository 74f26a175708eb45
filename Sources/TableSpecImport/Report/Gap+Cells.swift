/// Parts of custom cells that a spec cannot express.
extension Gap {
    static let hiddenCell = Gap(
        .behaviour,
        "the cell is hidden at first",
        why: "a row comes and goes with a condition",
        instead: "add visible: $(…)"
    )

    static let deepContainers = Gap(
        .appearance,
        "the containers of the cell",
        why: "they are more than \(LayoutTree.mostLevels) deep inside each other",
        instead: "make a subclass of UIView for the inner ones and name it: view: …"
    )

    static func cellClass(_ className: String) -> Gap {
        Gap(
            .code,
            "the cell's class '\(className)'",
            why: "the generated cell takes its place",
            instead: "move what the class does into the screen's actions"
        )
    }

    static func viewInStandardCell(_ name: String) -> Gap {
        Gap(
            .content,
            "the \(name) in a cell of a standard style",
            why: "such a cell has a text, a detail and an image",
            instead: "make the cell of views: content: …"
        )
    }

    static func unknownView(_ name: String) -> Gap {
        Gap(
            .content,
            "the \(name) in a cell",
            why: "the language has no such view",
            instead: "make a subclass and name it: view: …"
        )
    }

    static func frameworkClass(_ className: String, of module: String, alias: String) -> Gap {
        Gap(
            .code,
            "the class \(className) of \(module)",
            why: "generated Swift imports UIKit alone",
            instead: "write in a file of the app that imports \(module): typealias \(alias) = \(className)"
        )
    }

    static let scrolling = Gap(
        .code,
        "the scrolling of a part of the cell",
        why: "the views in it lie in the cell itself",
        instead: "make a subclass of UIScrollView and name it: view: …"
    )

    static let blur = Gap(
        .appearance,
        "the blur behind views",
        why: "a background has a colour",
        instead: "give the stack a background with some transparency: background: \"#00000080\""
    )

    static let collectionView = Gap(
        .code,
        "the layout and the cells of a collection view",
        why: "code makes them",
        instead: "write a class CollectionView of UICollectionView whose init() gives it a layout and its data"
    )

    static func viewsInside(_ className: String) -> Gap {
        Gap(
            .content,
            "the views inside '\(className)'",
            why: "a view of an own class makes its own",
            instead: "make them in the class"
        )
    }

    static let attributedText = Gap(
        .appearance,
        "the different fonts and colours within a text",
        why: "a label has one font and one colour, with bold and slanted words in it by 'markdown: true'",
        instead: "use several labels"
    )

    static let labelBackground = Gap(
        .appearance,
        "the background of a label",
        why: "a label has none",
        instead: "set it in code: hooks: [configure]"
    )

    static func runtimeAttribute(_ path: String, isOfOwnClass: Bool) -> Gap {
        Gap(
            isOfOwnClass ? .code : .appearance,
            "the runtime attribute '\(path)'",
            why: "a spec sets no properties by name",
            instead: "set it in code: hooks: [configure]"
        )
    }

    static let facelessButton = Gap(
        .content,
        "a button that shows nothing",
        why: "a button among views has a title or an image",
        instead: "give the row the action, or the button an image: button: { symbol: … }"
    )

    static func buttonState(_ state: String) -> Gap {
        Gap(
            .appearance,
            "what a \(state) button shows",
            why: "a button has a title and an image, and others for when it is selected",
            instead: "set it in code: hooks: [configure]"
        )
    }

    static let textShadow = Gap(
        .appearance,
        "the shadow of a text",
        why: "the texts of UIKit's styles have none",
        instead: "write the row as content: { label: …, shadow: … }"
    )

    static func viewClass(_ className: String, plain: String) -> Gap {
        Gap(
            .code,
            "the class '\(className)'",
            why: "the view is a \(plain)",
            instead: "write view: \(className) with width, height and set"
        )
    }
}
