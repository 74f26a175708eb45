internal import TableSpecModel
internal import TableSpecSwift

extension Control {
    /// The control without its value, and without what depends on something.
    var unbound: Control { parts { $0 == nil } }

    /// The control with those parts alone that depend on something.
    var bound: Control { parts { $0 != nil } }

    /// The control with the parts that a question about their bindings chooses.
    private func parts(_ isWanted: (Binding?) -> Bool) -> Control {
        func keep(_ text: TextTemplate?) -> TextTemplate? { text.flatMap { isWanted($0.bindings.first) ? $0 : nil } }
        var control = self
        control.value = nil
        control.shown = nil
        control.enabled = self.enabled.flatMap { isWanted($0.bindings.first) ? $0 : nil }
        control.title = keep(self.title)
        control.placeholder = keep(self.placeholder)
        control.image = self.image.flatMap { isWanted($0.bindings.first) ? $0 : nil }
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

    /// Whether something that limits the value depends on something: a number of pages, a date, the rows of a wheel.
    var hasBoundLimits: Bool {
        !([self.numberOfPages?.binding] + self.datePicker.limits.map(\.binding)).allSatisfy { $0 == nil }
            || hasBoundTitles
    }

    /// Whether the rows of a wheel or the choices of a menu depend on something.
    var hasBoundTitles: Bool {
        (self.kind == .pickerView || self.kind == .menu) && !self.titles.allSatisfy(\.bindings.isEmpty)
            || self.optionList?.loop != nil
    }

    /// The texts that a menu chooses from, for the value of an element.
    var literalOptions: SwiftExpression? {
        guard let list = self.optionList, self.value?.path?.beginsAtElement == true, list.loop == nil else {
            return nil
        }
        return .array(list.options.map { .string($0.literal ?? "") })
    }
}
