/// A control and the value it shows.
public enum ControlContent: Hashable, Sendable {
    case `switch`(isOn: Bool)
    case slider(value: Double, minimum: Double, maximum: Double)
    case stepper(value: Double)
    case segmentedControl(segments: [String], selected: Int?)
    case textField(text: String, placeholder: String?, isSecure: Bool)
    case button(title: String)
    /// The label is what VoiceOver says of the button, where the spec states it.
    case imageButton(ImageContent?, label: String?)
    /// A view of the app's own class; without a size it is as large as it likes.
    case app(AppViewContent, width: Double?, height: Double?)
    case datePicker(DatePickerContent)
    case pageControl(pages: Int, current: Int)
    /// A bar that is filled up to a part from 0 to 1.
    case progressView(Double)
    case activityIndicator(isAnimating: Bool, style: ActivityIndicatorStyle)
    case textView(String)
    case pickerView(titles: [String], selected: Int)
}

/// A date picker and what it shows.
public struct DatePickerContent: Hashable, Sendable {
    /// The moment in seconds since 1970-01-01 00:00 UTC, or the duration in seconds.
    public var seconds: Double
    public var mode: DatePickerMode
    public var style: DatePickerStyle

    /// Creates a date picker.
    public init(seconds: Double, mode: DatePickerMode = .dateAndTime, style: DatePickerStyle = .compact) {
        self.seconds = seconds
        self.mode = mode
        self.style = style
    }
}

/// A view of the app's own class: how it looks only the app knows.
public struct AppViewContent: Hashable, Sendable {
    public var className: String
    /// The texts that are assigned to it.
    public var texts: [String]

    /// Creates a view.
    public init(className: String, texts: [String] = []) {
        self.className = className
        self.texts = texts
    }
}

extension AppView {
    func content(in scope: ContentScope) -> AppViewContent {
        AppViewContent(className: className.value, texts: assignments.compactMap { $0.shownText(in: scope) })
    }
}

extension OutletAssignment {
    /// The text that is assigned to a property that shows one.
    func shownText(in scope: ContentScope) -> String? {
        guard names.last == "text", let text else { return nil }
        return scope.text(text) ?? ""
    }

    /// The image that is assigned to a property that shows one.
    func shownImage(in scope: ContentScope) -> ImageContent? {
        guard names.last == "image" else { return nil }
        if case .image(let image) = value { return scope.image(image) }
        if let binding = valueBinding, case .image(let image) = scope.value(of: binding) { return image }
        return nil
    }
}
