internal import TableSpecDiagnostics
internal import TableSpecModel

/// A text of a screen and what it is for.
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

/// What a text is for.
enum TextRole: Hashable {
    case title, prompt, backButtonTitle, buttonTitle, header, footer, text, detail, button, placeholder, segment
    case deleteTitle
    case accessibilityLabel, accessibilityHint

    /// The key that states the text.
    var key: String {
        switch self {
        case .title, .buttonTitle: "title"
        case .prompt: "prompt"
        case .header: "header"
        case .footer: "footer"
        case .backButtonTitle: "backButtonTitle"
        case .deleteTitle: "deleteTitle"
        case .text: "text"
        case .button: "button"
        case .detail: "detail"
        case .placeholder: "placeholder"
        case .segment: "segments"
        case .accessibilityLabel: "accessibilityLabel"
        case .accessibilityHint: "accessibilityHint"
        }
    }
}
