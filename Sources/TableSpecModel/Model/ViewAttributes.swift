package import TableSpecDiagnostics

/// The attributes of a view in a cell in addition to its content.
package struct ViewAttributes: Hashable, Sendable {
    /// The color behind the content of the view.
    package var background: Setting<ColorReference>
    /// The corner radius in points, to which the content of the view is clipped.
    package var cornerRadius: Setting<Double>
    /// The border of the view.
    package var border: ViewBorder?
    /// The space between the edges of a stack and its subviews.
    package var padding: Setting<EdgeInsets>
    /// The opacity of the view, from 0 to 1.
    package var alpha: Setting<Double>
    /// The number by which code finds the view.
    package var tag: Setting<Int>
    /// The identifier that UI tests use to find the view.
    package var accessibilityIdentifier: Setting<String>
    /// The accessibility traits of the view.
    package var accessibilityTraits: [Located<AccessibilityTrait>]

    /// The valid opacities of a view.
    package static let alphas = 0.0...1

    /// Creates attributes with no values set.
    package init() {
        background = .unset
        cornerRadius = .unset
        padding = .unset
        alpha = .unset
        tag = .unset
        accessibilityIdentifier = .unset
        accessibilityTraits = []
    }
}

/// The border of a view.
package struct ViewBorder: Hashable, Sendable {
    package var color: Setting<ColorReference>
    /// The width in points.
    package var width: Setting<Double>
    package var range: SourceRange

    /// Creates a border.
    package init(at range: SourceRange) {
        color = .unset
        width = .unset
        self.range = range
    }

    /// The effective color.
    package var shownColor: ColorReference { color.value ?? .system(.separator) }

    /// The effective width, in points.
    package var shownWidth: Double { width.value ?? 1 }
}
