/// The purpose of a text in the model.
package enum TextRole: Equatable, Sendable {
    case title, prompt, backButtonTitle
    case header, footer, text, detail
    case accessibilityLabel, accessibilityHint, accessibilityValue
    /// The VoiceOver name of a long press.
    case longPressLabel
    /// The title of a bar button, and of a button in a custom cell.
    case barButtonTitle, buttonTitle
    /// The title of a button while it's selected.
    case selectedTitle
    case placeholder
    /// The title of a segment, a search scope or a picker view's row, by its position.
    case segment(Int)
    case pickerTitle(Int)
    case refreshTitle
    /// The title of a swipe button, by a name for the button.
    case swipeActionTitle(String)
    /// A confirmation question, by a name for the action.
    case confirmation(String)
    /// An option in an option list, by its position.
    case option(Int)
    /// The option that sets `nil`.
    case noOption
    /// The title of a menu entry, by a name for the entry.
    case menuItemTitle(String)
    /// The messages for a missing value and for an invalid one.
    case requiredMessage, numberMessage, elseMessage
    /// The specified title of the delete button, and its effective title if none is specified.
    case deleteTitle, defaultDeleteTitle
    case tabTitle, badge
    /// The value of a property of a custom class, by the property.
    case assigned(to: String, isShown: Bool)
    /// The name of an SF Symbol or of an image in the app.
    case symbolName, imageName
    /// A value that a segue passes to the next screen.
    case passed

    /// The key of the text or, for assignments, the property.
    package var key: String {
        switch self {
        case .title, .barButtonTitle, .refreshTitle, .swipeActionTitle, .menuItemTitle, .tabTitle: "title"
        case .prompt: "prompt"
        case .backButtonTitle: "backButtonTitle"
        case .header: "header"
        case .footer: "footer"
        case .text: "text"
        case .detail: "detail"
        case .accessibilityLabel: "accessibilityLabel"
        case .accessibilityHint: "accessibilityHint"
        case .accessibilityValue: "accessibilityValue"
        case .longPressLabel: "longPressLabel"
        case .buttonTitle: "button"
        case .selectedTitle: "selectedTitle"
        case .placeholder: "placeholder"
        case .segment: "segments"
        case .pickerTitle: "titles"
        case .deleteTitle, .defaultDeleteTitle: "deleteTitle"
        case .requiredMessage: "required"
        case .numberMessage: "number"
        case .elseMessage: "else"
        case .confirmation: "confirm"
        case .option: "options"
        case .noOption: "none"
        case .badge: "badge"
        case .assigned(let property, isShown: _): property
        case .symbolName: "symbol"
        case .imageName: "image"
        case .passed: "pass"
        }
    }

    /// Whether the text in the spec is for users to see or hear.
    package var isForPeople: Bool {
        switch self {
        case .symbolName, .imageName, .passed, .defaultDeleteTitle: false
        case .assigned(to: _, let isShown): isShown
        default: true
        }
    }
}
