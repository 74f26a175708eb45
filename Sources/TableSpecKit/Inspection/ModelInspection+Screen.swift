internal import TableSpecDiagnostics
internal import TableSpecModel

extension ModelInspection {
    /// What a screen says about itself as a view controller, as members of the screen.
    static func settings(_ settings: ScreenSettings) -> [(key: String, value: JSONValue?)] {
        let orientations = settings.orientations.map { JSONValue.string($0.value.rawValue) }
        return [
            ("toolbar", settings.toolbar.isEmpty ? nil : .array(settings.toolbar.map(barButton))),
            ("toolbarHidden", settings.isToolbarHidden.value.map(JSONValue.boolean)),
            ("navigationBarHidden", settings.isNavigationBarHidden.value.map(JSONValue.boolean)),
            ("hidesBottomBarWhenPushed", settings.hidesBottomBarWhenPushed.value.map(JSONValue.boolean)),
            ("isModalInPresentation", settings.isModalInPresentation.value.map(JSONValue.boolean)),
            ("clearsSelectionOnViewWillAppear", settings.clearsSelection.value.map(JSONValue.boolean)),
            ("views", views(settings)),
            ("orientations", orientations.isEmpty ? nil : .array(orientations)),
        ]
    }

    /// How a segue presents its destination, as members of the segue.
    static func search(_ search: SearchField) -> JSONValue {
        let titles = search.scopes?.segments.map(text) ?? []
        return .members([
            ("text", search.field.value.map { .string(text(of: $0)) }),
            ("placeholder", search.field.placeholder.map(text)),
            ("scopeButtonTitles", titles.isEmpty ? nil : .array(titles)),
            ("selectedScopeButtonIndex", search.scopes?.value.map { .string(text(of: $0)) }),
            ("action", search.field.action.map { .string($0.value) }),
            ("preferredSearchBarPlacement", search.placement.value.map { .string($0.rawValue) }),
            ("hidesSearchBarWhenScrolling", search.hidesWhenScrolling.value.map(JSONValue.boolean)),
            ("hidesNavigationBarDuringPresentation", search.hidesNavigationBar.value.map(JSONValue.boolean)),
        ])
    }

    static func presentation(_ presentation: Presentation) -> [(key: String, value: JSONValue?)] {
        let detents = presentation.detents.map { JSONValue.string($0.value.rawValue) }
        let arrows = presentation.arrowDirections.map { JSONValue.string($0.value.rawValue) }
        return [
            ("modalPresentationStyle", presentation.style.value.map { .string($0.rawValue) }),
            ("modalTransitionStyle", presentation.transition.value.map { .string($0.rawValue) }),
            ("detents", detents.isEmpty ? nil : .array(detents)),
            ("prefersGrabberVisible", presentation.prefersGrabberVisible.value.map(JSONValue.boolean)),
            ("permittedArrowDirections", arrows.isEmpty ? nil : .array(arrows)),
            ("wrapInNavigation", presentation.wrapsInNavigation.value.map(JSONValue.boolean)),
            ("animated", presentation.isAnimated.value.map(JSONValue.boolean)),
        ]
    }

    private static func views(_ settings: ScreenSettings) -> JSONValue? {
        guard !settings.viewsAbove.isEmpty || !settings.viewsBelow.isEmpty else { return nil }
        return .members([
            ("above", .array(settings.viewsAbove.map(view))), ("below", .array(settings.viewsBelow.map(view))),
        ])
    }

    /// A view outside the table.
    static func view(_ view: ScreenView) -> JSONValue {
        let label = (key: "accessibilityLabel", value: view.accessibilityLabel.map(text))
        switch view.content {
        case .label(let shown): return .members([("label", text(shown)), label])
        case .image(let reference): return .members([("image", image(reference)), label])
        case .custom(let name): return .members([("class", .string(name.value)), label])
        case .invalid: return .members([label])
        case .control(let control) where control.kind == .button:
            return .members([
                ("button", control.title.map(text)), ("action", control.action.map { .string($0.value) }), label,
            ])
        case .control(let control):
            return .members([
                ("segmentedControl", .string(control.value.map { text(of: $0) } ?? "momentary")),
                ("segments", .array(control.segments.map(text))),
                ("action", control.action.map { .string($0.value) }), label,
            ])
        }
    }
}
