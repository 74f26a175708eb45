/// What controls in cells cannot be.
extension Gap {
    static func controlInPrototype(_ name: String) -> Gap {
        Gap(
            .behaviour,
            "the \(name) in a prototype",
            why: "a control writes the screen's state, not an element",
            instead: "use a cell class of the app: class: …"
        )
    }

    static let segmentImages = Gap(
        .look,
        "segments with images",
        why: "segments have titles",
        instead: "give them titles"
    )

    static let wheelTitles = Gap(
        .code,
        "the titles of a wheel",
        why: "code gives them",
        instead: "write them: titles: […]"
    )

    static func fieldTraits(_ traits: [String]) -> Gap {
        Gap(
            .behaviour,
            "traits of a text field: \(traits.joined(separator: ", "))",
            why: "the language cannot say them",
            instead: "set them in hooks: [configure]"
        )
    }

    static func controlColors(_ name: String, colors: [String]) -> Gap {
        Gap(
            .look,
            "colours of a \(name): \(colors.joined(separator: ", "))",
            why: "a control has the table's tint",
            instead: "set them in hooks: [configure]"
        )
    }

    static let fieldFont = Gap(
        .look,
        "the font of a text field",
        why: "a field has the font of body texts",
        instead: "set it in hooks: [configure]"
    )

    static let fieldBorder = Gap(
        .look,
        "the border of a text field",
        why: "a field in a row has none",
        instead: "leave it, or set it in hooks: [configure]"
    )

    static let clearButton = Gap(
        .behaviour,
        "the clear button of a text field",
        why: "the language cannot say it",
        instead: "set it in hooks: [configure]"
    )

    static let fieldAlignment = Gap(
        .look,
        "the alignment of a text field",
        why: "the language cannot say it",
        instead: "set it in hooks: [configure]"
    )

    static func disabledControl(_ name: String) -> Gap {
        Gap(
            .behaviour,
            "a \(name) that is disabled at first",
            why: "a control in a row is enabled",
            instead: "set it in hooks: [configure]"
        )
    }

}
