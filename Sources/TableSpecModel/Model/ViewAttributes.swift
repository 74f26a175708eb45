package import TableSpecDiagnostics

/// The attributes of a view in a cell in addition to its content.
package struct ViewAttributes: Hashable, Sendable {
    /// The color behind the content of the view.
    package var background = Setting<ColorReference>.unset
    /// The corner radius in points, to which the content of the view is clipped.
    package var cornerRadius = Setting<Double>.unset
    /// The border of the view.
    package var border: ViewBorder?
    /// The space between the edges of a stack and its subviews.
    package var padding = Setting<EdgeInsets>.unset
    /// The opacity of the view, from 0 to 1.
    package var alpha = Setting<Double>.unset
    /// The number by which code finds the view.
    package var tag = Setting<Int>.unset
    /// The identifier that UI tests use to find the view.
    package var accessibilityIdentifier = Setting<String>.unset
    /// The accessibility traits of the view.
    package var accessibilityTraits: [Located<AccessibilityTrait>] = []

    /// The valid opacities of a view.
    package static let alphas = 0.0...1

    /// Creates attributes with no values set.
    package init() {}
}

/// The border of a view.
package struct ViewBorder: Hashable, Sendable {
    package var color = Setting<ColorReference>.unset
    /// The width in points.
    package var width = Setting<Double>.unset
    package var range: SourceRange

    /// Creates a border.
    package init(at range: SourceRange) {
        self.range = range
    }

    /// The effective color.
    package var shownColor: ColorReference { color.value ?? .system(.separator) }

    /// The effective width, in points.
    package var shownWidth: Double { width.value ?? 1 }
}
