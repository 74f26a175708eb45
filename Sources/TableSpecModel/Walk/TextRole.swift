/// The purpose of a text in the model.
package enum TextRole: Hashable, Sendable {
    case title, prompt, backButtonTitle
    case header, footer, text, detail
    case accessibilityLabel, accessibilityHint, accessibilityValue
    /// VoiceOver's name for the action of a long press.
    case longPressLabel
    /// The title of a bar button, and of a button among other views.
    case barButtonTitle, buttonTitle
    /// The title of a button while it is selected.
    case selectedTitle
    case placeholder
    /// The title of a segment or a search scope, by its position; that of a picker view's row.
    case segment(Int)
    case pickerTitle(Int)
    case refreshTitle
    /// The title of a swiped row's button, by a word for the button.
    case swipeActionTitle(String)
    /// The question before something is done, by a word for what is done.
    case confirmation(String)
    /// An option of a list to choose from, by its position.
    case option(Int)
    /// The title of a menu's entry, by a word for the entry.
    case menuItemTitle(String)
    /// The messages for a missing value and for a wrong one.
    case requiredMessage, elseMessage
    /// The title of the button that deletes, as the spec states it; and the one that applies where it states none.
    case deleteTitle, defaultDeleteTitle
    case tabTitle, badge
    /// The value of a property of one of the app's classes, by the property.
    case assigned(to: String, isShown: Bool)
    /// The name of an SF Symbol, and that of an image of the app.
    case symbolName, imageName
    /// A value that a segue passes to the next screen.
    case passed

    /// The key that states the text; for what is assigned, the property.
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
        case .elseMessage: "else"
        case .confirmation: "confirm"
        case .option: "options"
        case .badge: "badge"
        case .assigned(let property, isShown: _): property
        case .symbolName: "symbol"
        case .imageName: "image"
        case .passed: "pass"
        }
    }

    /// Whether the spec states the text for people to see or hear.
    package var isForPeople: Bool {
        switch self {
        case .symbolName, .imageName, .passed, .defaultDeleteTitle: false
        case .assigned(to: _, let isShown): isShown
        default: true
        }
    }
}
