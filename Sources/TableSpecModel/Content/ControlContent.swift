/// A control and its value.
package enum ControlContent: Hashable, Sendable {
    case `switch`(isOn: Bool)
    case slider(value: Double, minimum: Double, maximum: Double, images: SliderImages = SliderImages())
    case stepper(value: Double)
    case segmentedControl(segments: [SegmentContent], selected: Int?)
    case textField(text: String, placeholder: String?, isSecure: Bool)
    case button(title: String)
    /// A button in a custom cell, with custom attributes.
    indirect case configuredButton(ButtonContent)
    /// The label is what VoiceOver reads for the button, if the spec specifies it.
    case imageButton(ImageContent?, label: String?)
    /// A view of a custom class. Without a size, it has its intrinsic size.
    case app(AppViewContent, width: Double?, height: Double?)
    case datePicker(DatePickerContent)
    /// `nil` if the state has no color.
    case colorWell(ColorReference?)
    case pageControl(pages: Int, current: Int)
    /// A bar that is filled to a fraction from 0 to 1.
    case progressView(Double)
    /// The choices of a menu, one of which is shown.
    case popUpButton(titles: [String], selected: Int?)
    /// The button of a collapsible section or row, with its VoiceOver label.
    case disclosure(isExpanded: Bool, label: String?)
    case activityIndicator(isAnimating: Bool, style: ActivityIndicatorStyle)
    case textView(text: String, placeholder: String?)
    case pickerView(titles: [String], selected: Int)
    /// A control with properties of its UIKit class.
    indirect case styled(ControlContent, PropertyValues<ControlPropertyKey>)
    /// A disabled control.
    indirect case disabled(ControlContent)

    /// The control without its properties.
    package var plain: ControlContent {
        switch self {
        case .styled(let control, _), .disabled(let control): control.plain
        default: self
        }
    }

    /// Whether the control is the accessory view of its row. All others are laid out next to the text.
    package var isAccessoryView: Bool {
        switch plain {
        case .switch, .button, .configuredButton, .imageButton, .activityIndicator, .app, .disclosure: true
        default: false
        }
    }
}

extension Control {
    func content(in scope: ContentScope) -> ControlContent {
        var content = plainContent(in: scope)
        if !self.properties.isEmpty { content = .styled(content, self.properties.values) }
        return scope.holds(self.enabled) ? content : .disabled(content)
    }

    private func plainContent(in scope: ContentScope) -> ControlContent {
        let value = self.value.map(scope.value(of:)) ?? .null
        switch self.kind {
        case .switch:
            return .switch(isOn: value == .boolean(true))
        case .slider:
            return .slider(
                value: value.number,
                minimum: self.minimum.value ?? 0,
                maximum: self.maximum.value ?? 1,
                images: SliderImages(
                    minimum: scope.image(self.minimumValueImage),
                    maximum: scope.image(self.maximumValueImage)
                )
            )
        case .stepper:
            return .stepper(value: value.number)
        case .segmentedControl:
            let index = self.isMomentary ? nil : value.caseIndex ?? Int(exactly: value.number)
            return .segmentedControl(
                segments: self.segments.map {
                    SegmentContent(scope.text($0.title) ?? "", image: scope.image($0.image))
                },
                selected: index.flatMap { self.segments.indices.contains($0) ? $0 : nil }
            )
        case .textField:
            return .textField(
                text: (self.number == nil
                    ? ContentScope.text(of: value, as: nil) : scope.number(value, as: self.number))
                    ?? "",
                placeholder: scope.text(self.placeholder),
                isSecure: self.isSecureTextEntry.value ?? false
            )
        case .view:
            let view = self.app?.content(in: scope) ?? AppViewContent(className: "")
            return .app(view, width: self.width.value, height: self.height.value)
        case .button where isConfigured:
            return .configuredButton(buttonContent(in: scope))
        case .button where self.image != nil:
            return .imageButton(scope.image(self.image), label: scope.text(self.accessibilityLabel))
        case .button:
            return .button(title: scope.text(self.title) ?? "")
        case .datePicker:
            return .datePicker(self.datePicker.content(value.seconds))
        case .colorWell:
            if case .color(let color) = value { return .colorWell(color) }
            return .colorWell(nil)
        case .pageControl:
            let pages = max(0, self.numberOfPages.map(scope.count) ?? 0)
            let current = Int(exactly: value.number) ?? 0
            return .pageControl(pages: pages, current: min(max(0, current), max(0, pages - 1)))
        case .progressView:
            return .progressView(min(max(0, (self.shown.map(scope.value(of:)) ?? .null).number), 1))
        case .activityIndicator:
            return .activityIndicator(isAnimating: !isHidden(in: scope), style: self.indicatorStyle.value ?? .medium)
        case .menu where self.optionList != nil:
            var list = self.optionList
            list?.value = self.value
            let choice = list?.content(in: scope)
            return .popUpButton(titles: choice?.options ?? [], selected: choice?.chosen)
        case .menu:
            return .popUpButton(
                titles: self.titles.map { scope.text($0) ?? "" },
                selected: self.menuCases.firstIndex { value.isWord($0.value) }
            )
        case .disclosure:
            return .disclosure(isExpanded: value != .boolean(false), label: scope.text(self.accessibilityLabel))
        case .textView:
            return .textView(
                text: ContentScope.text(of: value, as: nil) ?? "",
                placeholder: scope.text(self.placeholder)
            )
        case .pickerView:
            return .pickerView(
                titles: self.titles.map { scope.text($0) ?? "" },
                selected: Int(exactly: value.number) ?? 0
            )
        }
    }

    /// Whether the number in a text field is between its limits, or is missing.
    func isWithinLimits(in scope: ContentScope) -> Bool {
        guard let value = self.value.map(scope.value(of:)), value != .null else { return true }
        return self.minimum.value.map { $0 <= value.number } ?? true
            && self.maximum.value.map { value.number <= $0 } ?? true
    }

    /// Whether the control is a spinner that isn't animated.
    func isHidden(in scope: ContentScope) -> Bool {
        self.kind == .activityIndicator && self.shown.map(scope.value(of:)) != .boolean(true)
    }
}

extension Value {
    /// The value as a number; 0 if it isn't a number.
    fileprivate var number: Double {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: 0
        }
    }

    /// The position of an enumeration's case, or `nil` for other values.
    fileprivate var caseIndex: Int? {
        guard case .enumerationCase(let word, of: let enumeration) = self else { return nil }
        return enumeration.cases.firstIndex(of: word)
    }

    /// Whether the value is one of an enumeration.
    fileprivate func isWord(_ word: String) -> Bool {
        if case .enumerationCase(word, of: _) = self { return true }
        return false
    }

    /// The value as a date or a duration in seconds; 0 if it's neither.
    fileprivate var seconds: Double {
        if case .date(let date) = self { return date.secondsSince1970 }
        return number
    }
}

extension DatePickerOptions {
    fileprivate func content(_ seconds: Double) -> DatePickerContent {
        DatePickerContent(seconds: seconds, mode: shownMode, style: shownStyle)
    }
}

extension ContentScope {
    fileprivate func count(_ source: ValueSource<Int>) -> Int {
        switch source {
        case .constant(let count): count
        case .bound(let binding): Int(exactly: value(of: binding).number) ?? 0
        }
    }
}

/// The images at the ends of a slider.
package struct SliderImages: Hashable, Sendable {
    package var minimum: ImageContent?
    package var maximum: ImageContent?

    /// Creates images for a slider, which has none by default.
    package init(minimum: ImageContent? = nil, maximum: ImageContent? = nil) {
        self.minimum = minimum
        self.maximum = maximum
    }
}

/// A segment of a segmented control.
package struct SegmentContent: Hashable, Sendable {
    /// The title, which VoiceOver also reads for an image.
    package var title: String
    /// The image in place of the title.
    package var image: ImageContent?

    /// Creates a segment.
    package init(_ title: String, image: ImageContent? = nil) {
        self.title = title
        self.image = image
    }
}

/// A date picker and its value.
package struct DatePickerContent: Hashable, Sendable {
    /// The date in seconds since 1970-01-01 00:00 UTC, or the duration in seconds.
    package var seconds: Double
    package var mode: DatePickerMode
    package var style: DatePickerStyle

    /// Creates a date picker.
    package init(seconds: Double, mode: DatePickerMode = .dateAndTime, style: DatePickerStyle = .compact) {
        self.seconds = seconds
        self.mode = mode
        self.style = style
    }
}

/// A view of a custom class, which only the app can draw.
package struct AppViewContent: Hashable, Sendable {
    package var className: String
    /// The texts that are assigned to its properties.
    package var texts: [String]

    /// Creates a view.
    package init(className: String, texts: [String] = []) {
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
    /// The text that is assigned to a property that shows text.
    func shownText(in scope: ContentScope) -> String? {
        guard names.last == "text", let text else { return nil }
        return scope.text(text) ?? ""
    }

    /// The image that is assigned to a property that shows an image.
    func shownImage(in scope: ContentScope) -> ImageContent? {
        guard names.last == "image" else { return nil }
        if case .image(let image) = value { return scope.image(image) }
        if let binding = valueBinding, case .image(let image) = scope.value(of: binding) { return image }
        return nil
    }
}
