internal import TableSpecDiagnostics
internal import TableSpecModel

/// A text of a screen that people see or hear, and what it is for.
struct ShownText {
    let template: TextTemplate
    let role: TextRole
    /// The text, if it holds no binding.
    let literal: String?

    init(_ template: TextTemplate, as role: TextRole) {
        self.template = template
        self.role = role
        literal = template.literal
    }

    var range: SourceRange { template.range }
}
