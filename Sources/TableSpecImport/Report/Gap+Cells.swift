/// Parts of custom cells that a spec can't express.
extension Gap {
    static let hiddenCell = Gap.behavior("the initial hidden state of the cell")
        .because("a condition shows and hides a row")
        .instead("add visible: $(…)")

    static let layoutInOtherWidths = Gap.appearance("the layout of the cell in other widths")
        .because("its constraints are ambiguous or too many, or the frames in the document don't satisfy them")
        .instead("update the frames in Interface Builder and import the document again")

    static let deepContainers = Gap.appearance("the containers of the cell")
        .because("they are nested more than \(LayoutTree.mostLevels) levels deep")
        .instead("create a UIView subclass for the inner containers and name it: view: …")

    static func cellClass(_ className: String) -> Gap {
        .code("the cell's class '\(className)'")
            .because("the generated cell replaces it")
            .instead("move its behavior to the screen's actions")
    }

    static func outlets(_ names: [String], of className: String) -> Gap {
        let outlets =
            (names.count == 1 ? "the outlet " : "the outlets ") + names.map { "'\($0)'" }.joined(separator: ", ")
        return .code("\(outlets) of the cell's class '\(className)'")
            .because("the spec has no such view")
            .instead(
                names.count == 1
                    ? "remove it from the class, or make it optional"
                    : "remove them from the class, or make them optional"
            )
    }

    /// A system symbol in a static row that code changes.
    static func imageOutlet(_ outlet: String) -> Gap {
        .code("the outlet '\(outlet)' of an image")
            .because("a state can't be initially a system symbol")
            .instead("bind the image if code replaces it: image: $(…), state: { …: \"Image?\" }")
    }

    static func viewInStandardCell(_ name: String) -> Gap {
        .content("the \(name) in a cell with a standard style")
            .because("a standard cell has only a text, a detail text, and an image")
            .instead("describe the cell with views: content: …")
    }

    static func unknownView(_ name: String) -> Gap {
        .content("the \(name) in a cell")
            .because("specs don't support this view")
            .instead("create a subclass and name it: view: …")
    }

    static func imports(_ module: String) -> Gap {
        .code("the import of \(module)")
            .because("the screens that use a shared prototype import its modules")
            .instead("add to these screens: imports: [\(module)]")
    }

    static let scrolling = Gap.code("the scrolling of part of the cell")
        .because("its views are added directly to the cell")
        .instead("create a UIScrollView subclass and name it: view: …")

    static let blur = Gap.appearance("the blur behind views")
        .because("a background is a color")
        .instead("give the stack a translucent background: background: \"#00000080\"")

    static let collectionView = Gap.code("the layout and the cells of a collection view")
        .because("they are created in code")
        .instead("write a UICollectionView subclass named CollectionView whose init() sets its layout and data")
        .ofWhole

    static func viewsInside(_ className: String) -> Gap {
        .content("the views inside '\(className)'")
            .because("a view with a custom class creates its own subviews")
            .instead("create them in the class")
    }

    static let attributedText = Gap.appearance("the different fonts and colors within a text")
        .because("a label has one font and one color, plus bold and italic words with 'markdown: true'")
        .instead("use several labels")
        .about(["NSColor", "NSBackgroundColor"])

    static func runtimeAttribute(_ path: String, isOfCustomClass: Bool) -> Gap {
        Gap(isOfCustomClass ? .code : .appearance, "the runtime attribute '\(path)'")
            .because("a spec doesn't set properties by name")
            .instead("set it in code: hooks: [configure]")
    }

    static let facelessButton = Gap.content("a button without a title or an image")
        .because("a button in a layout needs a title or an image")
        .instead("add the action to the row, or add an image to the button: button: { symbol: … }")

    static func buttonState(_ state: String) -> Gap {
        .appearance("the content of a button in its \(state) state")
            .because("a button has one title and image, and others only for its selected state")
            .instead("set it in code: hooks: [configure]")
    }

    static func viewClass(_ className: String, plain: String) -> Gap {
        .code("the class '\(className)'")
            .because("the generated view is a \(plain)")
            .instead("use view: \(className) with width, height, and set")
    }
}
