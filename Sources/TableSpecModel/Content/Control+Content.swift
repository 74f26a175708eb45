extension Control {
    func content(in scope: ContentScope) -> ControlContent {
        let value = value.map(scope.value(of:)) ?? .null
        switch kind {
        case .switch:
            return .switch(isOn: value == .boolean(true))
        case .slider:
            return .slider(value: value.number, minimum: minimum.value ?? 0, maximum: maximum.value ?? 1)
        case .stepper:
            return .stepper(value: value.number)
        case .segmentedControl:
            let titles = segments.map { scope.text($0) ?? "" }
            let index = isMomentary ? nil : Int(exactly: value.number)
            return .segmentedControl(
                segments: titles,
                selected: index.flatMap { titles.indices.contains($0) ? $0 : nil }
            )
        case .textField:
            return .textField(
                text: ContentScope.text(of: value, as: nil) ?? "",
                placeholder: scope.text(placeholder),
                isSecure: isSecureTextEntry.value ?? false
            )
        case .view:
            let view = app?.content(in: scope) ?? AppViewContent(className: "")
            return .app(view, width: width.value, height: height.value)
        case .button where image != nil:
            return .imageButton(scope.image(image), label: scope.text(accessibilityLabel))
        case .button:
            return .button(title: scope.text(title) ?? "")
        case .datePicker:
            return .datePicker(datePicker.content(value.seconds))
        case .pageControl:
            let pages = max(0, numberOfPages.map(scope.count) ?? 0)
            let current = Int(exactly: value.number) ?? 0
            return .pageControl(pages: pages, current: min(max(0, current), max(0, pages - 1)))
        case .progressView:
            return .progressView(min(max(0, (shown.map(scope.value(of:)) ?? .null).number), 1))
        case .activityIndicator:
            return .activityIndicator(isAnimating: !isHidden(in: scope), style: indicatorStyle.value ?? .medium)
        case .textView:
            return .textView(ContentScope.text(of: value, as: nil) ?? "")
        case .pickerView:
            return .pickerView(titles: segments.map { scope.text($0) ?? "" }, selected: Int(exactly: value.number) ?? 0)
        }
    }

    /// Whether the control is a spinner that does not turn.
    func isHidden(in scope: ContentScope) -> Bool {
        kind == .activityIndicator && shown.map(scope.value(of:)) != .boolean(true)
    }
}

extension Value {
    /// The value as a number; 0 for what is none.
    fileprivate var number: Double {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: 0
        }
    }

    /// The value as a moment or a duration in seconds; 0 for what is none.
    fileprivate var seconds: Double {
        if case .date(let seconds) = self { return seconds }
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
