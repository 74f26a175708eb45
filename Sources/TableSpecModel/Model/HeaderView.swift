package import TableSpecDiagnostics

/// A view above or below all rows of a table: `tableHeaderView` or `tableFooterView`.
package struct HeaderView: Equatable, Sendable {
    package var text: TextTemplate?
    package var textColor = Setting<ColorReference>.unset
    package var font = Setting<FontReference>.unset
    package var image: ImageReference?
    /// The views in place of a text and an image.
    @BoxedIfPresent package var content: ContentView?
    /// The height in points, or the height of the content if unset.
    package var height = Setting<Double>.unset
    package var backgroundColor = Setting<ColorReference>.unset
    /// The space between the edges of the view and its subviews, or that of the table if unset.
    package var layoutMargins = Setting<EdgeInsets>.unset
    package var range: SourceRange

    /// Creates an empty view.
    package init(at range: SourceRange) {
        self.range = range
    }

    /// The controls among the views.
    package var controls: [Control] { content?.all.compactMap(\.control) ?? [] }

    /// The bindings of the text and the image.
    package var bindings: [Binding] { (text?.bindings ?? []) + (image?.bindings ?? []) }
}

/// The style of a section's header or footer that needs a custom view: a `UITableViewHeaderFooterView`.
package struct SectionViewAttributes: Equatable, Sendable {
    package var textColor = Setting<ColorReference>.unset
    package var font = Setting<FontReference>.unset
    package var image: ImageReference?
    /// The button after the text.
    @BoxedIfPresent package var button: Control?
    /// The views in place of a text and an image.
    @BoxedIfPresent package var content: ContentView?
    /// When it's shown; `nil` means always.
    @BoxedIfPresent package var visible: Condition?
    package var range: SourceRange

    /// Creates attributes with no values set.
    package init(at range: SourceRange) {
        self.range = range
    }
}

extension SectionViewAttributes {
    /// The custom views: those in place of a text, or the button after one.
    package var views: ContentView? {
        content ?? button.map { ContentView(.control($0), at: $0.range) }
    }

    /// The controls among the views.
    package var controls: [Control] { views?.all.compactMap(\.control) ?? [] }

    /// The bindings of everything except the text.
    package var bindings: [Binding] {
        (image?.bindings ?? []) + (views?.bindings ?? []) + (visible?.bindings ?? [])
    }
}
