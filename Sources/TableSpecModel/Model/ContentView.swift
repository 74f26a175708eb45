package import TableSpecDiagnostics

/// A view in the content of a custom cell, with its descendants.
package struct ContentView: Hashable, Sendable {
    /// The kind of a view, with its content, which is stored separately so that views are cheap to copy.
    package indirect enum Kind: Hashable, Sendable {
        case stack(ContentStack)
        /// Views on top of each other.
        case zstack(ContentZStack)
        case label(ContentLabel)
        case image(ContentImage)
        case control(Control)
        /// A view of a custom class.
        case app(AppView)
        /// Flexible space that expands into the remaining space.
        case spacer
        /// A value that couldn't be decoded, which has been diagnosed.
        case invalid
    }

    package var kind: Kind
    /// The name of the view in the app's code.
    package var id: Located<String>?
    package var width = Setting<ViewLength>.unset
    /// The height in points.
    package var height = Setting<Double>.unset
    /// The minimum and maximum sizes, and the aspect ratio.
    @Boxed package var limits: ViewLimits
    /// The attributes in addition to the content.
    @Boxed package var attributes: ViewAttributes
    /// The position in a `zstack`.
    package var anchor = Setting<ViewAnchor>.unset
    /// The distance from the edges of a `zstack` in points.
    package var inset = Setting<Double>.unset
    /// The gestures on the view.
    @BoxedIfPresent package var gestures: ViewGestures?
    /// The VoiceOver name of the long press, as the spec specifies it.
    @BoxedIfPresent package var longPressLabel: TextTemplate?
    /// When the view is visible; `nil` means always.
    @BoxedIfPresent package var visible: Condition?
    /// The label that VoiceOver reads instead of the view's text.
    package var accessibilityLabel: TextTemplate?
    @BoxedIfPresent package var accessibilityHint: TextTemplate?
    @BoxedIfPresent package var accessibilityValue: TextTemplate?
    package var range: SourceRange

    /// Creates a view.
    package init(_ kind: Kind, at range: SourceRange) {
        self.kind = kind
        self._limits = Self.noLimits
        self._attributes = Self.noAttributes
        self.range = range
    }

    /// The limits of all views that specify none, which share one value.
    private static let noLimits = Boxed(wrappedValue: ViewLimits())
    private static let noAttributes = Boxed(wrappedValue: ViewAttributes())
}

/// Views in a row or a column: `UIStackView`.
package struct ContentStack: Hashable, Sendable {
    /// The direction in which the views are arranged.
    package enum Axis: String, Hashable, Sendable {
        case horizontal, vertical
    }

    package var axis: Axis
    package var views: [ContentView]
    /// The distance between two views in points.
    package var spacing = Setting<Double>.unset
    package var alignment = Setting<StackAlignment>.unset
    package var distribution = Setting<StackDistribution>.unset
    /// Whether a row becomes a column at accessibility text sizes, as the spec states it.
    package var adjustsAxis = Setting<Bool>.unset

    /// Creates a stack.
    package init(_ axis: Axis, _ views: [ContentView] = []) {
        self.axis = axis
        self.views = views
    }

    /// The effective spacing: UIKit's standard distance in a row, none in a column.
    package var shownSpacing: Double { spacing.value ?? (axis == .horizontal ? 8 : 0) }

    /// The effective alignment: views in a row keep their heights.
    package var shownAlignment: StackAlignment { alignment.value ?? (axis == .horizontal ? .center : .fill) }

    package var shownDistribution: StackDistribution { distribution.value ?? .fill }
}

/// A text in the content of a cell: `UILabel`.
package struct ContentLabel: Hashable, Sendable {
    package var text: TextTemplate?
    /// Whether the text is Markdown.
    ///
    /// A label draws the intents that Foundation parses with variants of its own font. Of bold and italic words it
    /// draws only one style, according to a reader in March 2024 (github.com/yuman07/SwiftCodeBook,
    /// `InlinePresentationIntentCase`). Fonts for parts of the text would not all follow the text size
    /// (http://www.openradar.me/40887743).
    package var markdown = Setting<Bool>.unset
    package var style = LabelStyle()
    /// When the text isn't dimmed; `nil` means always.
    @BoxedIfPresent package var enabled: Condition?
    /// The custom subclass of `UILabel`, if any.
    @BoxedIfPresent package var app: AppView?

    /// Creates a label.
    package init(_ text: TextTemplate?) {
        self.text = text
    }

    /// Whether the text is Markdown.
    package var isMarkdown: Bool { markdown.value == true }
}

/// An image in the content of a cell: `UIImageView`.
package struct ContentImage: Hashable, Sendable {
    package var image: ImageReference?
    /// The image while the row is highlighted; `nil` means the same image.
    @BoxedIfPresent package var highlightedImage: ImageReference?
    package var contentMode = Setting<ContentMode>.unset
    /// The color of a symbol.
    package var tintColor = Setting<ColorReference>.unset
    /// The size and the weight of a symbol.
    package var symbolConfiguration: SymbolConfiguration?
    /// The custom subclass of `UIImageView`, if any.
    @BoxedIfPresent package var app: AppView?

    /// Creates an image.
    package init(_ image: ImageReference?) {
        self.image = image
    }
}

/// The attributes of a label's text.
package struct LabelStyle: Hashable, Sendable {
    package var font = Setting<FontReference>.unset
    package var color = Setting<ColorReference>.unset
    /// The color of the text while the row is highlighted.
    package var highlightedColor = Setting<ColorReference>.unset
    /// The shadow of the text; `nil` means none.
    @BoxedIfPresent package var shadow: TextShadow?
    package var alignment = Setting<TextAlignment>.unset
    package var lineBreakMode = Setting<LineBreakMode>.unset
    /// The maximum number of lines; 0 means no limit.
    package var numberOfLines = Setting<Int>.unset
    /// Whether the font shrinks to keep the text on one line.
    package var adjustsFontSizeToFitWidth = Setting<Bool>.unset
    /// The minimum scale factor of the font, from 0 to 1.
    package var minimumScaleFactor = Setting<Double>.unset

    /// The valid scale factors of a font.
    package static let scaleFactors = 0.0...1

    /// Creates a style with UIKit's defaults.
    package init() {}
}

extension ContentView {
    /// The view and its descendants, in the order of the spec.
    package var all: [ContentView] {
        var views: [ContentView] = []
        add(to: &views)
        return views
    }

    private func add(to views: inout [ContentView]) {
        views.append(self)
        for view in subviews { view.add(to: &views) }
    }

    /// The direct subviews.
    package var subviews: [ContentView] {
        switch kind {
        case .stack(let stack): stack.views
        case .zstack(let stack): stack.views
        case .label, .image, .control, .app, .spacer, .invalid: []
        }
    }

    package var control: Control? {
        if case .control(let control) = kind { return control }
        return nil
    }

    /// The custom class of the view, which can be a subclass of UIKit's class for its kind.
    package var app: AppView? {
        switch kind {
        case .label(let label): label.app
        case .image(let image): image.app
        case .control(let control): control.app
        case .app(let view): view
        case .stack, .zstack, .spacer, .invalid: nil
        }
    }

    /// The text of the view itself: a label's text or a button's title.
    package var text: TextTemplate? {
        switch kind {
        case .label(let label): label.text
        case .control(let control): control.title
        case .stack, .zstack, .image, .app, .spacer, .invalid: nil
        }
    }
}

extension ContentView {
    /// The first readable text of the content, which describes its controls. It isn't Markdown, because VoiceOver would
    /// read the markup.
    package var firstLabelText: TextTemplate? {
        all.lazy.compactMap { view in
            if case .label(let label) = view.kind, !label.isMarkdown { return label.text }
            return nil
        }.first
    }
}
