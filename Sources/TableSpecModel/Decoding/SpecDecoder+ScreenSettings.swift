internal import TableSpecDiagnostics
internal import TableSpecYAML

extension SpecDecoder {
    /// Reads a key about the screen as a view controller; other keys are left alone.
    mutating func setting(_ field: DecodedField<FileKey>, into settings: inout ScreenSettings) {
        switch field.key {
        case .toolbar: settings.toolbar = ValueType.barButtons(in: .toolbar).read(&self, field.value)
        case .toolbarHidden: settings.isToolbarHidden = boolean(field.value)
        case .navigationBarHidden: settings.isNavigationBarHidden = boolean(field.value)
        case .hidesBottomBarWhenPushed: settings.hidesBottomBarWhenPushed = boolean(field.value)
        case .isModalInPresentation: settings.isModalInPresentation = boolean(field.value)
        case .clearsSelectionOnViewWillAppear: settings.clearsSelection = boolean(field.value)
        case .orientations: settings.orientations = words(field.value, "a list of interface orientations")
        case .views: views(field.value, into: &settings)
        default: break
        }
    }

    private mutating func views(_ node: YAMLNode, into settings: inout ScreenSettings) {
        for field in fields(of: node, as: ScreenViewsKey.self) ?? [] {
            switch field.key {
            case .above: settings.viewsAbove = ValueType.views { .aboveTable($0) }.read(&self, field.value)
            case .below: settings.viewsBelow = ValueType.views { .belowTable($0) }.read(&self, field.value)
            }
        }
    }

    /// A list of words of a closed list.
    mutating func words<W: Word>(_ node: YAMLNode, _ expected: String) -> [Located<W>] {
        guard node.kind == .sequence else {
            reportWrongKind(node, expected: expected)
            return []
        }
        return node.elements.compactMap { word($0, as: W.self).located }
    }
}
