package import TableSpecDiagnostics

/// A view outside the table: in a bar, or above or below the table.
package struct ScreenView: Hashable, Sendable {
    /// The kind of the view, with the content of that kind.
    package enum Content: Hashable, Sendable {
        /// A text: `UILabel`.
        case label(TextTemplate)
        /// An image: `UIImageView`.
        case image(ImageReference)
        case control(Control)
        /// A content view, shown above or below the table.
        indirect case content(ContentView)
        /// A view of a custom class, which the app creates.
        case custom(Located<String>)
        /// A value that could not be read, which has been diagnosed.
        case invalid
    }

    package var content: Content
    package var accessibilityLabel: TextTemplate?
    package var range: SourceRange

    /// Creates a view.
    package init(_ content: Content, at range: SourceRange) {
        self.content = content
        self.range = range
    }

    /// The view's control, if it is one.
    package var control: Control? {
        if case .control(let control) = content { return control }
        return nil
    }

    /// The values that the view shows or changes.
    package var bindings: [Binding] {
        let label = accessibilityLabel?.bindings ?? []
        switch content {
        case .label(let text): return text.bindings + label
        case .image(let image): return image.bindings + label
        case .control(let control):
            let texts = [control.title, control.placeholder].compactMap { $0 }
            return texts.flatMap(\.bindings) + control.segments.flatMap(\.bindings) + (control.value.map { [$0] } ?? [])
                + label
        case .content(let view): return view.bindings
        case .custom, .invalid: return label
        }
    }
}
