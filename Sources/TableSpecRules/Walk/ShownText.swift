internal import TableSpecModel

/// A text of a screen that users see or hear, and its role.
struct ShownText {
    let template: TextTemplate
    let role: TextRole
    /// The text, if it contains no bindings.
    let literal: String?

    init(_ template: TextTemplate, as role: TextRole) {
        self.template = template
        self.role = role
        literal = template.literal
    }
}
