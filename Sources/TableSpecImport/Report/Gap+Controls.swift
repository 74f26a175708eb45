/// Parts of controls in cells that a spec can't express.
extension Gap {
    static let wheelTitles = Gap.code("the titles of a picker view")
        .because("they are set in code")
        .instead("add them: titles: […]")

    static let segmentTitles = Gap.code("the segments of a segmented control")
        .because("they are set in code")
        .instead("add them: segments: […]")

    /// A method that a touch of a cell's content view calls.
    static func actionOfContent(_ selector: String) -> Gap {
        .behavior("the action '\(selector)' of the cell's content view")
            .because("a tap on the content view is a tap on the row")
            .instead("add the action to the row: action: \(selector)")
    }

    /// A method that a control calls in addition to its first one, or for another event.
    ///
    /// - Parameter isOfCell: Whether the class of the cell has the method.
    static func furtherAction(_ selector: String, event: String, isOfCell: Bool = false) -> Gap {
        let reason =
            isOfCell ? "it is a method of the cell's class" : "a control calls only one app method for a change"
        return Gap(isOfCell ? .code : .behavior, "the action '\(selector)' on \(event.isEmpty ? "a change" : event)")
            .because(reason)
            .instead("call it from \(isOfCell ? "the app method for the change" : "that method")")
    }

    static func tags(of count: Int) -> Gap {
        .code(count == 1 ? "the tag of a view" : "the tags of \(count) views")
            .because("only the views of custom cells have tags")
            .instead("give each control its own action and each value a state")
    }

    static func outletCollection(_ property: String, of count: Int, areLabels: Bool) -> Gap {
        .code("the outlet collection '\(property)' of \(count) \(count == 1 ? "object" : "objects")")
            .because("code changes the state, not the views that show it")
            .instead(
                areLabels
                    ? "give each label its font and color, and a text or a condition: label: $(…), visible: $(…)"
                    : "add a condition to each object: visible: $(…), enabled: $(…)"
            )
    }
}
