extension Cell {
    /// Returns the content of the cell.
    func rowContent(id: String, in scope: ContentScope) -> RowContent {
        var content = withEnabledParts.plainContent(id: id, in: scope)
        content.isEnabled = !hasAttributes || scope.holds(self.enabled)
        return content
    }

    private func plainContent(id: String, in scope: ContentScope) -> RowContent {
        let style = shownStyle
        var content = RowContent(
            id: id,
            style: style,
            text: style == .custom ? nil : scope.text(self.text),
            detail: style.showsDetail ? scope.text(self.detail) ?? chosenText(in: scope) : nil,
            image: style.showsImage ? scope.image(self.image) : nil,
            textColor: self.textColor.value,
            detailColor: self.detailColor.value,
            backgroundColor: self.alternatingBackground?.even.value ?? self.backgroundColor.value,
            oddBackgroundColor: self.alternatingBackground?.odd.value,
            selectedBackgroundColor: self.selectedBackgroundColor.value,
            textAttributes: self.textAttributes.content(else: style == .value2 ? 1 : 0),
            detailAttributes: self.detailAttributes.content(else: 1),
            height: self.height.value,
            indentationLevel: self.indentationLevel.value ?? 0,
            selectionStyle: self.selectionStyle.value ?? .default,
            accessory: accessoryContent(of: .normal, in: scope),
            editingAccessory: accessoryContent(of: .editing, in: scope),
            properties: self.properties.values,
            segue: self.trigger.segueContent(in: scope),
            accessorySegue: accessorySegue(of: .normal, in: scope),
            editingAccessorySegue: accessorySegue(of: .editing, in: scope),
            accessibilityLabel: scope.text(self.accessibilityLabel),
            accessibilityValue: scope.text(self.accessibilityValue),
            editing: hasEditingAccessory ? EditingContent() : nil,
            content: style == .custom ? self.content?.content(in: scope) ?? outletContent(in: scope) : nil
        )
        content.hasRemoteImage = style.showsImage && self.image?.remote != nil
        if content.hasRemoteImage { content.remoteAddress = scope.remoteAddress(of: self.image) }
        content.imageSize = self.imageSize.value
        content.accessibilityHint = scope.text(self.accessibilityHint)
        content.acts = reacts || scope.allRowsReact
        content.offers = offers(in: scope)
        return content
    }

    /// The texts and images that a cell of a custom class receives, side by side. Only the app knows their layout.
    private func outletContent(in scope: ContentScope) -> CellViewContent? {
        guard classCreatesViews else { return nil }
        let views = self.assignments.compactMap { assignment in
            assignment.shownText(in: scope).map { CellViewContent(.label(LabelContent($0))) }
                ?? assignment.shownImage(in: scope).map { CellViewContent(.image($0, ImageAttributes())) }
        }
        guard !views.isEmpty else { return nil }
        let stack = StackContent(axis: .horizontal, views: views, spacing: 8, alignment: .center, stretchedIndices: [0])
        return CellViewContent(.stack(stack))
    }

    private func accessoryContent(of place: AccessoryPlace, in scope: ContentScope) -> AccessoryContent {
        guard let accessory = self[place] else { return .type(.none) }
        return accessory.control.map { .control($0.content(in: scope)) } ?? .type(accessory.type.value ?? .none)
    }

    private func accessorySegue(of place: AccessoryPlace, in scope: ContentScope) -> SegueContent? {
        (detailTrigger(in: place) ?? self[place]?.trigger)?.segueContent(in: scope)
    }
}
