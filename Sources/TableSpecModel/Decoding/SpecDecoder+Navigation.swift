internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    mutating func navigationItem(_ node: YAMLNode) -> NavigationItem {
        var item = NavigationItem()
        for field in fields(of: node, as: NavigationItemKey.self) ?? [] {
            switch field.key {
            case .largeTitle: item.largeTitle = word(field.value)
            case .prompt: item.prompt = text(field.value)
            case .titleView: item.titleView = screenView(field.value)
            case .search: item.search = searchField(field.value)
            case .left: item.left = barButtons(field.value)
            case .right: item.right = barButtons(field.value)
            case .backButtonTitle: item.backButtonTitle = text(field.value)
            case .backButtonDisplayMode: item.backButtonDisplayMode = word(field.value)
            case .hidesBackButton: item.hidesBackButton = boolean(field.value)
            }
        }
        return item
    }

    mutating func barButtons(_ node: YAMLNode) -> [BarButton] {
        node.kind == .sequence ? node.elements.map { barButton($0) } : [barButton(node)]
    }

    private mutating func barButton(_ node: YAMLNode) -> BarButton {
        guard node.kind == .mapping else {
            if node.kind == .scalar, node.isEqual(to: "edit") { return BarButton(face: .edit, at: node.range) }
            reportNoBarButton(node)
            return BarButton(face: .invalid, at: node.range)
        }
        var button = BarButton(face: .invalid, at: node.range)
        var faces: [(range: SourceRange, face: BarButton.Face)] = []
        var triggers = TriggerFields()
        var finish: (keyRange: SourceRange, kind: Setting<FinishKind>)?
        for field in fields(of: node, as: JoinedKeys<TriggerKey, BarButtonKey>.self) ?? [] {
            switch field.key {
            case .first(let key): triggers.add(key, field.keyNode, field.value)
            case .second(.systemItem):
                let item: Setting<SystemItem> = word(field.value)
                faces.append((field.keyNode.range, item.value.map(BarButton.Face.system) ?? .invalid))
            case .second(.title):
                faces.append((field.keyNode.range, text(field.value).map(BarButton.Face.title) ?? .invalid))
            case .second(.image):
                faces.append((field.keyNode.range, image(field.value).map(BarButton.Face.image) ?? .invalid))
            case .second(.view):
                faces.append((field.keyNode.range, .view(screenView(field.value, isInButton: true))))
            case .second(.width): button.width = nonnegativeNumber(field.value)
            case .second(.style): button.style = word(field.value)
            case .second(.tintColor): button.tintColor = color(field.value)
            case .second(.finish): finish = (field.keyNode.range, word(field.value))
            case .second(.enabled): button.enabled = word(field.value)
            case .second(.accessibilityLabel): button.accessibilityLabel = text(field.value)
            }
        }
        button.trigger = trigger(triggers)
        if let finish { button.trigger = self.finish(finish.kind, at: finish.keyRange, besides: triggers) }
        button.face = face(faces, of: node)
        rejectUnsuitable(in: button, triggers)
        return button
    }

    private mutating func reportNoBarButton(_ node: YAMLNode) {
        if node.kind == .scalar, Spelling.nearest(to: node.string, in: ["edit"]) != nil {
            reportUnknownWord(.unknownValue, node, "unknown bar button '\(node.string)'", candidates: ["edit"])
        } else {
            reportWrongKind(node, expected: "'edit' or a mapping with the keys of a bar button")
        }
    }

    /// Reports what a button of its kind cannot have.
    private mutating func rejectUnsuitable(in button: BarButton, _ triggers: TriggerFields) {
        if case .view = button.face, let range = triggers.firstKeyRange {
            report(
                .conflictingKeys,
                "a view reacts by itself; a bar button with 'view' has no 'segue' and no 'action'",
                at: range,
                help: "give the view the 'action'"
            )
        }
        if let range = button.width.range, button.face != .system(.fixedSpace), button.face != .invalid {
            report(.conflictingKeys, "'width' belongs to 'systemItem: fixedSpace'", at: range)
        }
    }

    private mutating func finish(
        _ kind: Setting<FinishKind>,
        at keyRange: SourceRange,
        besides triggers: TriggerFields
    ) -> Trigger {
        if let other = triggers.firstKeyRange {
            report(
                .conflicting("a bar button has one result: 'finish', 'segue' or 'action'", at: keyRange, first: other)
            )
        }
        return kind.located.map(Trigger.finish) ?? .invalid(kind.range ?? keyRange)
    }

    private mutating func face(
        _ faces: [(range: SourceRange, face: BarButton.Face)],
        of node: YAMLNode
    ) -> BarButton.Face {
        guard let first = faces.first else {
            let names = [BarButtonKey.systemItem, .title, .image, .view].map(\.name)
            guard !isMisspelled(names, in: node) else { return .invalid }
            report(
                .missingKey,
                "bar button has no face; expected 'systemItem', 'title', 'image' or 'view'",
                at: node.range
            )
            return .invalid
        }
        reportConflicts(
            "a bar button has one face: 'systemItem', 'title', 'image' or 'view'",
            among: faces.map(\.range)
        )
        return first.face
    }
}
