package import TableSpecDiagnostics

/// A view in the content of a custom cell, with the views in it.
package struct ContentView: Hashable, Sendable {
    /// The kind of a view, with the content of that kind, which lies apart so that views are cheap to copy.
    package indirect enum Kind: Hashable, Sendable {
        case stack(ContentStack)
        /// Views one over the other.
        case zstack(ContentZStack)
        case label(ContentLabel)
        case image(ContentImage)
        case control(Control)
        /// A view of the app's own class.
        case app(AppView)
        /// Empty space that expands to fill what other views leave.
        case spacer
        /// Something that could not be read, which has been diagnosed.
        case invalid
    }

    package var kind: Kind
    /// The name by which the app reaches the view.
    package var id: Located<String>?
    package var width: Setting<ViewLength>
    /// The height in points.
    package var height: Setting<Double>
    /// The smallest and the largest size, and the relation of its sides.
    @Boxed package var limits: ViewLimits
    /// The attributes besides what the view shows.
    @Boxed package var attributes: ViewAttributes
    /// Where the view lies in a `zstack`.
    package var anchor: Setting<ViewAnchor>
    /// The distance from the edges of a `zstack` in points.
    package var inset: Setting<Double>
    /// The gestures on the view.
    @BoxedIfPresent package var gestures: ViewGestures?
    /// VoiceOver's name for the long press, as the spec states it.
    @BoxedIfPresent package var longPressLabel: TextTemplate?
    /// When the view is there; always, if `nil`.
    @BoxedIfPresent package var visible: Condition?
    /// The label that VoiceOver reads instead of the view's text.
    package var accessibilityLabel: TextTemplate?
    @BoxedIfPresent package var accessibilityHint: TextTemplate?
    @BoxedIfPresent package var accessibilityValue: TextTemplate?
    package var range: SourceRange

    /// Creates a view.
    package init(_ kind: Kind, at range: SourceRange) {
        self.kind = kind
        self.width = .unset
        self.height = .unset
        self._limits = Self.noLimits
        self._attributes = Self.noAttributes
        self.anchor = .unset
        self.inset = .unset
        self.range = range
    }

    /// Those of all views that state none, which share one value.
    private static let noLimits = Boxed(wrappedValue: ViewLimits())
    private static let noAttributes = Boxed(wrappedValue: ViewAttributes())
}

/// Views in a row or a column: `UIStackView`.
package struct ContentStack: Hashable, Sendable {
    /// The direction in which the views follow one another.
    package enum Axis: String, Hashable, Sendable {
        case horizontal, vertical
    }

    package var axis: Axis
    package var views: [ContentView]
    /// The distance between two views in points.
    package var spacing: Setting<Double>
    package var alignment: Setting<StackAlignment>
    package var distribution: Setting<StackDistribution>
    /// Whether a row becomes a column at accessibility text sizes, as the spec states it.
    package var adjustsAxis: Setting<Bool>

    /// Creates a stack.
    package init(_ axis: Axis, _ views: [ContentView] = []) {
        self.axis = axis
        self.views = views
        self.spacing = .unset
        self.alignment = .unset
        self.distribution = .unset
        self.adjustsAxis = .unset
    }

    /// The spacing that applies: in a row the distance that UIKit calls standard, in a column none.
    package var shownSpacing: Double { spacing.value ?? (axis == .horizontal ? 8 : 0) }

    /// The alignment that applies: views in a row keep their heights.
    package var shownAlignment: StackAlignment { alignment.value ?? (axis == .horizontal ? .center : .fill) }

    package var shownDistribution: StackDistribution { distribution.value ?? .fill }
}

/// A text in the content of a cell: `UILabel`.
package struct ContentLabel: Hashable, Sendable {
    package var text: TextTemplate?
    /// Whether the text is Markdown.
    ///
    /// A label draws the intents that Foundation reads from it in variants of its own font; of bold and slanted words it draws
    /// one only, so a reader of March 2024 (github.com/yuman07/SwiftCodeBook, `InlinePresentationIntentCase`). Fonts stated
    /// for the parts would not all follow the text size (http://www.openradar.me/40887743).
    package var markdown: Setting<Bool>
    package var style: LabelStyle
    /// When the text is not dimmed; always, if `nil`.
    @BoxedIfPresent package var enabled: Condition?
    /// The app's own subclass of `UILabel`, where the label is of one.
    @BoxedIfPresent package var app: AppView?

    /// Creates a label.
    package init(_ text: TextTemplate?) {
        self.text = text
        self.markdown = .unset
        self.style = LabelStyle()
    }

    /// Whether the text is Markdown.
    package var isMarkdown: Bool { markdown.value == true }
}

/// An image in the content of a cell: `UIImageView`.
package struct ContentImage: Hashable, Sendable {
    package var image: ImageReference?
    /// The image while the row is highlighted; the same, if `nil`.
    @BoxedIfPresent package var highlightedImage: ImageReference?
    package var contentMode: Setting<ContentMode>
    /// The color of a symbol.
    package var tintColor: Setting<ColorReference>
    /// The size and the weight of a symbol.
    package var symbolConfiguration: SymbolConfiguration?
    /// The app's own subclass of `UIImageView`, where the view is of one.
    @BoxedIfPresent package var app: AppView?

    /// Creates an image.
    package init(_ image: ImageReference?) {
        self.image = image
        self.contentMode = .unset
        self.tintColor = .unset
    }
}

/// The attributes of a label's text.
package struct LabelStyle: Hashable, Sendable {
    package var font: Setting<FontReference>
    package var color: Setting<ColorReference>
    /// The color of the text while the row is highlighted.
    package var highlightedColor: Setting<ColorReference>
    /// The shadow of the text; none, if `nil`.
    @BoxedIfPresent package var shadow: TextShadow?
    package var alignment: Setting<TextAlignment>
    package var lineBreakMode: Setting<LineBreakMode>
    /// The largest number of lines; 0 means as many as it takes.
    package var numberOfLines: Setting<Int>
    /// Whether the font shrinks to keep the text in its line.
    package var adjustsFontSizeToFitWidth: Setting<Bool>
    /// The smallest part of the font's size to which it shrinks, 0…1.
    package var minimumScaleFactor: Setting<Double>

    /// The parts of a font's size to which it can shrink.
    package static let scaleFactors = 0.0...1

    /// Creates a style in which everything is UIKit's default.
    package init() {
        self.font = .unset
        self.color = .unset
        self.highlightedColor = .unset
        self.alignment = .unset
        self.lineBreakMode = .unset
        self.numberOfLines = .unset
        self.adjustsFontSizeToFitWidth = .unset
        self.minimumScaleFactor = .unset
    }
}

extension ContentView {
    /// The views in the view, itself first, in the order of the spec.
    package var all: [ContentView] {
        var views: [ContentView] = []
        add(to: &views)
        return views
    }

    private func add(to views: inout [ContentView]) {
        views.append(self)
        for view in subviews { view.add(to: &views) }
    }

    /// The views that lie directly in the view.
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

    /// The app's own class of the view, be it a subclass of the one that UIKit has for its kind.
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
    /// The first text of the content that is there to be read, which says what its controls are about; marks of Markdown
    /// would be read, too.
    package var firstLabelText: TextTemplate? {
        all.lazy.compactMap { view in
            if case .label(let label) = view.kind, !label.isMarkdown { return label.text }
            return nil
        }.first
    }
}
