extension Cell {
    /// What the cell shows.
    func rowContent(id: String, in scope: ContentScope) -> RowContent {
        let style = shownStyle
        return RowContent(
            id: id,
            style: style,
            text: style == .custom ? nil : scope.text(text),
            detail: style.showsDetail ? scope.text(detail) : nil,
            image: style.showsImage ? scope.image(image) : nil,
            textColor: self.textColor.value,
            detailColor: self.detailColor.value,
            backgroundColor: self.alternatingBackground?.even.value ?? self.backgroundColor.value,
            oddBackgroundColor: self.alternatingBackground?.odd.value,
            selectedBackgroundColor: self.selectedBackgroundColor.value,
            numberOfLines: self.numberOfLines.value ?? (style == .value2 ? 1 : 0),
            height: self.height.value,
            indentationLevel: self.indentationLevel.value ?? 0,
            selectionStyle: selectionStyle.value ?? .default,
            accessory: accessoryContent(in: scope),
            properties: properties.values,
            segue: trigger.segueContent(in: scope),
            accessorySegue: accessory?.trigger.segueContent(in: scope),
            accessibilityLabel: scope.text(self.accessibilityLabel),
            accessibilityValue: scope.text(self.accessibilityValue),
            content: style == .custom ? self.content?.content(in: scope) ?? outletContent(in: scope) : nil
        )
    }

    /// The texts that a cell of the app's own class gets, side by side: how it lays them out only the app knows.
    private func outletContent(in scope: ContentScope) -> CellViewContent? {
        guard self.className.isStated else { return nil }
        let texts = self.assignments.filter { $0.names.last == "text" }.map { scope.text($0.value) ?? "" }
        guard !texts.isEmpty else { return nil }
        let labels = texts.map { CellViewContent(.label(LabelContent($0))) }
        let stack = StackContent(axis: .horizontal, views: labels, spacing: 8, alignment: .center, stretchedIndex: 0)
        return CellViewContent(.stack(stack))
    }

    func accessoryContent(in scope: ContentScope) -> AccessoryContent {
        if let control = accessory?.control { return .control(control.content(in: scope)) }
        return .type(accessoryType)
    }
}

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
                isSecure: isSecure.value ?? false
            )
        case .button:
            return .button(title: scope.text(title) ?? "")
        }
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
}
