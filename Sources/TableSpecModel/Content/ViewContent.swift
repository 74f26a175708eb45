/// The content of a view outside the table.
package enum ViewContent: Hashable, Sendable {
    case label(String)
    case image(ImageContent)
    case control(ControlContent)
    /// The content of a cell, shown above or below the table.
    case content(CellViewContent)
    /// A view of a custom class, by its name.
    case custom(String)
}

extension ScreenView {
    func content(in scope: ContentScope) -> ViewContent? {
        switch content {
        case .label(let text): .label(scope.text(text) ?? "")
        case .image(let image): scope.image(image).map(ViewContent.image)
        case .control(let control): .control(control.content(in: scope))
        case .content(let view): view.content(in: scope).map(ViewContent.content)
        case .custom(let name): .custom(name.value)
        case .invalid: nil
        }
    }
}
