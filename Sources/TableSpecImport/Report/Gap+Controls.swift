/// Parts of controls in cells that a spec cannot express.
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

    static func disabledControl(_ name: String) -> Gap {
        Gap(
            .behaviour,
            "a \(name) that is disabled at first",
            why: "a control in a row is enabled",
            instead: "set it in hooks: [configure]"
        )
    }

}
