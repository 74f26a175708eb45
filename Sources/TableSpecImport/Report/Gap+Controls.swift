/// Parts of controls in cells that a spec cannot express.
extension Gap {
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

    static func furtherAction(_ selector: String, event: String) -> Gap {
        Gap(
            .behaviour,
            "the action '\(selector)' on \(event.isEmpty ? "a change" : event)",
            why: "a control calls one method of the app for a change",
            instead: "call it from that method"
        )
    }
}
