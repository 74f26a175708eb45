/// Parts of controls in cells that a spec cannot express.
extension Gap {
    static let wheelTitles = Gap(
        .code,
        "the titles of a wheel",
        why: "code gives them",
        instead: "write them: titles: […]"
    )

    /// A method that a touch of a cell's content view calls.
    static func actionOfContent(_ selector: String) -> Gap {
        Gap(
            .behaviour,
            "the action '\(selector)' of the cell's content view",
            why: "a tap is one on the row",
            instead: "give the row the action: action: \(selector)"
        )
    }

    /// A method that a control calls besides its first one, or for another event.
    ///
    /// - Parameter isOfCell: Whether the class of the cell has the method.
    static func furtherAction(_ selector: String, event: String, isOfCell: Bool = false) -> Gap {
        Gap(
            isOfCell ? .code : .behaviour,
            "the action '\(selector)' on \(event.isEmpty ? "a change" : event)",
            why: isOfCell ? "it is a method of the cell's class" : "a control calls one method of the app for a change",
            instead: "call it from \(isOfCell ? "the method of the app for the change" : "that method")"
        )
    }

    static func tags(of count: Int) -> Gap {
        Gap(
            .code,
            count == 1 ? "the tag of a view" : "the tags of \(count) views",
            why: "code does not look for views of a spec by numbers",
            instead: "give each control an action of its own, and each value a state"
        )
    }

    static func outletCollection(_ property: String, of count: Int) -> Gap {
        Gap(
            .code,
            "the outlet collection '\(property)' of \(count) \(count == 1 ? "object" : "objects")",
            why: "code changes the state that views show, not the views",
            instead: "write the condition at each: visible: $(…), enabled: $(…)"
        )
    }
}
