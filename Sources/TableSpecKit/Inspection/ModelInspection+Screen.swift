internal import TableSpecDiagnostics
internal import TableSpecModel

extension ModelInspection {
    /// What a screen says about itself as a view controller, as members of the screen.
    static func settings(_ settings: ScreenSettings) -> [(key: String, value: JSONValue?)] {
        let orientations = settings.orientations.map { JSONValue.string($0.value.rawValue) }
        return [
            (
                "toolbar",
                settings.toolbar.isEmpty
                    ? nil : .array(settings.toolbar.map { .object(BarButton.mapping.members(of: $0)) })
            ),
            ("toolbarHidden", settings.isToolbarHidden.value.map(JSONValue.boolean)),
            ("navigationBarHidden", settings.isNavigationBarHidden.value.map(JSONValue.boolean)),
            ("hidesBottomBarWhenPushed", settings.hidesBottomBarWhenPushed.value.map(JSONValue.boolean)),
            ("isModalInPresentation", settings.isModalInPresentation.value.map(JSONValue.boolean)),
            ("clearsSelectionOnViewWillAppear", settings.clearsSelection.value.map(JSONValue.boolean)),
            ("views", views(settings)),
            ("orientations", orientations.isEmpty ? nil : .array(orientations)),
        ]
    }

    private static func views(_ settings: ScreenSettings) -> JSONValue? {
        guard !settings.viewsAbove.isEmpty || !settings.viewsBelow.isEmpty else { return nil }
        return .members([
            ("above", .array(settings.viewsAbove.map { .object(ScreenView.mapping.members(of: $0)) })),
            ("below", .array(settings.viewsBelow.map { .object(ScreenView.mapping.members(of: $0)) })),
        ])
    }
}
