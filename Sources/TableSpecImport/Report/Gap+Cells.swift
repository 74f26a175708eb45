/// Parts of custom cells that a spec cannot express.
extension Gap {
    static let hiddenCell = Gap(
        .behaviour,
        "the cell is hidden at first",
        why: "a row comes and goes with a condition",
        instead: "add visible: $(…)"
    )

    static func cellClass(_ className: String) -> Gap {
        Gap(
            .code,
            "the cell's class '\(className)'",
            why: "the generated cell takes its place",
            instead: "move what the class does into the screen's actions"
        )
    }

    static func overlap(_ what: String) -> Gap {
        Gap(
            .content,
            "the \(what) that lies over other views",
            why: "views of a cell stand side by side or one below the other",
            instead: "draw both in a view of an own class: view: …"
        )
    }

    static func hiddenView(_ name: String) -> Gap {
        Gap(
            .behaviour,
            "the \(name) that is hidden at first",
            why: "a view of a cell is always shown",
            instead: "give it a row of its own with visible: $(…)"
        )
    }

    static let containerBackground = Gap(
        .look,
        "the background of a container in a cell",
        why: "a stack has no background",
        instead: "draw it in a view of an own class: view: …"
    )

    static func viewInStandardCell(_ name: String) -> Gap {
        Gap(
            .content,
            "the \(name) in a cell of a standard style",
            why: "such a cell has a text, a detail and an image",
            instead: "make the cell of views: content: …"
        )
    }

    static let line = Gap(
        .look,
        "a line in a cell",
        why: "a cell has its separator",
        instead: "use separatorInset, or a view of an own class"
    )

    static let area = Gap(
        .look,
        "a coloured area in a cell",
        why: "a stack draws no areas",
        instead: "draw it in a view of an own class: view: …"
    )

    static func emptyView(_ outlet: String) -> Gap {
        Gap(
            .content,
            "the empty view '\(outlet)' that code fills",
            why: "a spec knows no views without content",
            instead: "name its class: view: …"
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

    static func viewsInside(_ className: String) -> Gap {
        Gap(
            .content,
            "the views inside '\(className)'",
            why: "a view of an own class makes its own",
            instead: "make them in the class"
        )
    }

    static let transparentImage = Gap(
        .look,
        "the transparency of an image",
        why: "a view of a cell is opaque",
        instead: "use a lighter image"
    )

    static let attributedText = Gap(
        .look,
        "the different fonts and colours within a text",
        why: "a label has one font and one colour",
        instead: "use several labels"
    )

    static let italics = Gap(
        .look,
        "italics",
        why: "the system's font has no italics in a spec",
        instead: "name an italic font: font: { size: …, named: … }"
    )

    static let labelBackground = Gap(
        .look,
        "the background of a label",
        why: "a label has none",
        instead: "set it in code: hooks: [configure]"
    )

    static func runtimeAttribute(_ path: String, isOfOwnClass: Bool) -> Gap {
        Gap(
            isOfOwnClass ? .code : .look,
            "the runtime attribute '\(path)'",
            why: "a spec sets no properties by name",
            instead: "set it in code: hooks: [configure]"
        )
    }

    static let imageButton = Gap(
        .content,
        "a button with an image in a cell",
        why: "a button among views has a title",
        instead:
            "make it the row's accessory: accessory: { image: …, action: … }, or a view of an own class"
    )

    static func buttonImage(_ title: String) -> Gap {
        Gap(
            .look,
            "the image of the button '\(title)'",
            why: "a button among views has only a title",
            instead: "draw it in a view of an own class: view: …"
        )
    }

    static func buttonFont(_ title: String) -> Gap {
        Gap(
            .look,
            "the font of the button '\(title)'",
            why: "a button among views has that of the system",
            instead: "draw it in a view of an own class: view: …"
        )
    }

    static func viewClass(_ className: String, plain: String) -> Gap {
        Gap(
            .code,
            "the class '\(className)'",
            why: "the view is a \(plain)",
            instead: "write view: \(className) with width, height and set"
        )
    }
}
