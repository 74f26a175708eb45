package import TableSpecDiagnostics

/// The attributes of a view in a cell besides its content.
package struct ViewAttributes: Hashable, Sendable {
    /// The color behind what the view shows.
    package var background: Setting<ColorReference>
    /// The radius of the corners in points, at which what lies in the view is cut off.
    package var cornerRadius: Setting<Double>
    /// The line around the view.
    package var border: ViewBorder?
    /// The space between the edges of a stack and the views in it.
    package var padding: Setting<EdgeInsets>
    /// How opaque the view is, 0…1.
    package var alpha: Setting<Double>
    /// The name by which user interface tests find the view.
    package var accessibilityIdentifier: Setting<String>
    /// How VoiceOver treats the view.
    package var accessibilityTraits: [Located<AccessibilityTrait>]

    /// How opaque a view can be.
    package static let alphas = 0.0...1

    /// Creates attributes of which none is stated.
    package init() {
        background = .unset
        cornerRadius = .unset
        padding = .unset
        alpha = .unset
        accessibilityIdentifier = .unset
        accessibilityTraits = []
    }
}

/// The line around a view.
package struct ViewBorder: Hashable, Sendable {
    package var color: Setting<ColorReference>
    /// The width in points.
    package var width: Setting<Double>
    package var range: SourceRange

    /// Creates a line.
    package init(at range: SourceRange) {
        color = .unset
        width = .unset
        self.range = range
    }

    /// The color that applies.
    package var shownColor: ColorReference { color.value ?? .system(.separator) }

    /// The width that applies, in points.
    package var shownWidth: Double { width.value ?? 1 }
}
