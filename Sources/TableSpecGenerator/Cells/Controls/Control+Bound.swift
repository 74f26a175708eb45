internal import TableSpecModel
internal import TableSpecSwift

extension Control {
    /// The control without its value, and without parts that depend on values.
    var unbound: Control { parts { $0 == nil } }

    /// The control with only the parts that depend on values.
    var bound: Control { parts { $0 != nil } }

    /// The control with the parts whose bindings satisfy a condition.
    private func parts(_ isWanted: (Binding?) -> Bool) -> Control {
        func keep(_ text: TextTemplate?) -> TextTemplate? { text.flatMap { isWanted($0.bindings.first) ? $0 : nil } }
        func keep(_ image: ImageReference?) -> ImageReference? {
            image.flatMap { isWanted($0.bindings.first) ? $0 : nil }
        }
        var control = self
        control.value = nil
        control.shown = nil
        control.enabled = self.enabled.flatMap { isWanted($0.bindings.first) ? $0 : nil }
        control.title = keep(self.title)
        control.placeholder = keep(self.placeholder)
        control.image = keep(self.image)
        control.minimumValueImage = keep(self.minimumValueImage)
        control.maximumValueImage = keep(self.maximumValueImage)
        control.accessibilityLabel = keep(self.accessibilityLabel)
        control.app?.assignments.removeAll { !isWanted($0.bindings.first) }
        control.segments = self.segments.map { segment in
            isWanted(segment.bindings.first) ? segment : Segment(TextTemplate([], at: segment.title.range))
        }
        control.titles = self.titles.map { keep($0) ?? TextTemplate([], at: $0.range) }
        control.numberOfPages = self.numberOfPages.flatMap { isWanted($0.binding) ? $0 : nil }
        control.datePicker.minimumDate = self.datePicker.minimumDate.flatMap { isWanted($0.binding) ? $0 : nil }
        control.datePicker.maximumDate = self.datePicker.maximumDate.flatMap { isWanted($0.binding) ? $0 : nil }
        return control
    }

    /// Whether a limit of the value depends on other values: a number of pages, a date, the rows of a picker view.
    var hasBoundLimits: Bool {
        !([self.numberOfPages?.binding] + self.datePicker.limits.map(\.binding)).allSatisfy { $0 == nil }
            || hasBoundTitles
    }

    /// Whether the rows of a picker view or the choices of a menu depend on values.
    var hasBoundTitles: Bool {
        (self.kind == .pickerView || self.kind == .menu) && !self.titles.allSatisfy(\.bindings.isEmpty)
            || self.optionList?.loop != nil
    }

    /// The texts that a menu chooses from, for the value of an element.
    var literalOptions: SwiftExpression? {
        guard let list = self.optionList, self.value?.path?.beginsAtElement == true, list.loop == nil else {
            return nil
        }
        let cases = list.titles.cases.map { Enumeration.value($0.value, as: self.value?.path?.type) }
        let texts = list.options.map { SwiftExpression.string($0.literal ?? "") }
        return .array((list.none == nil ? [] : [.nil]) + cases + texts)
    }
}
