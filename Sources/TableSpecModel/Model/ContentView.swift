public import TableSpecDiagnostics

/// A view in the content of a custom cell, with the views in it.
public struct ContentView: Hashable, Sendable {
    /// What a view is.
    public enum Kind: Hashable, Sendable {
        case stack(ContentStack)
        case label(ContentLabel)
        case image(ContentImage)
        indirect case control(Control)
        /// A view of the app's own class.
        case app(AppView)
        /// Room that takes what others leave.
        case spacer
        /// Something that could not be read, which has been diagnosed.
        case invalid
    }

    public var kind: Kind
    /// The name by which the app reaches the view.
    public var id: Located<String>?
    /// The width in points.
    public var width: Setting<Double>
    /// The height in points.
    public var height: Setting<Double>
    /// What VoiceOver says instead of the view's text.
    public var accessibilityLabel: TextTemplate?
    public var range: SourceRange

    /// Creates a view.
    public init(_ kind: Kind, at range: SourceRange) {
        self.kind = kind
        self.width = .unset
        self.height = .unset
        self.range = range
    }
}

/// Views in a row or a column: `UIStackView`.
public struct ContentStack: Hashable, Sendable {
    /// The direction in which the views follow one another.
    public enum Axis: String, Hashable, Sendable {
        case horizontal, vertical
    }

    public var axis: Axis
    public var views: [ContentView]
    /// The distance between two views in points.
    public var spacing: Setting<Double>
    public var alignment: Setting<StackAlignment>
    public var distribution: Setting<StackDistribution>

    /// Creates a stack.
    public init(_ axis: Axis, _ views: [ContentView] = []) {
        self.axis = axis
        self.views = views
        self.spacing = .unset
        self.alignment = .unset
        self.distribution = .unset
    }

    /// The spacing that applies: in a row the distance that UIKit calls standard, in a column none.
    public var shownSpacing: Double { spacing.value ?? (axis == .horizontal ? 8 : 0) }

    /// The alignment that applies: views in a row keep their heights.
    public var shownAlignment: StackAlignment { alignment.value ?? (axis == .horizontal ? .center : .fill) }

    public var shownDistribution: StackDistribution { distribution.value ?? .fill }
}

/// A text in the content of a cell: `UILabel`.
public struct ContentLabel: Hashable, Sendable {
    public var text: TextTemplate?
    public var style: LabelStyle

    /// Creates a label.
    public init(_ text: TextTemplate?) {
        self.text = text
        self.style = LabelStyle()
    }
}

/// An image in the content of a cell: `UIImageView`.
public struct ContentImage: Hashable, Sendable {
    public var image: ImageReference?
    public var contentMode: Setting<ContentMode>
    /// The colour of a symbol.
    public var tintColor: Setting<ColorReference>
    /// The radius of the view's corners in points.
    public var cornerRadius: Setting<Double>

    /// Creates an image.
    public init(_ image: ImageReference?) {
        self.image = image
        self.contentMode = .unset
        self.tintColor = .unset
        self.cornerRadius = .unset
    }
}

/// How the text of a label looks.
public struct LabelStyle: Hashable, Sendable {
    public var font: Setting<FontReference>
    public var color: Setting<ColorReference>
    /// The colour of the text while the row is highlighted.
    public var highlightedColor: Setting<ColorReference>
    public var alignment: Setting<TextAlignment>
    public var lineBreakMode: Setting<LineBreakMode>
    /// The largest number of lines; 0 means as many as it takes.
    public var numberOfLines: Setting<Int>
    /// Whether the font shrinks to keep the text in its line.
    public var adjustsFontSizeToFitWidth: Setting<Bool>
    /// The smallest part of the font's size to which it shrinks, 0…1.
    public var minimumScaleFactor: Setting<Double>

    /// The parts of a font's size to which it can shrink.
    public static let scaleFactors = 0.0...1

    /// Creates a style in which everything is UIKit's default.
    public init() {
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
    public var all: [ContentView] {
        guard case .stack(let stack) = kind else { return [self] }
        return [self] + stack.views.flatMap(\.all)
    }

    public var control: Control? {
        if case .control(let control) = kind { return control }
        return nil
    }

    /// The text of the view itself: a label's text or a button's title.
    public var text: TextTemplate? {
        switch kind {
        case .label(let label): label.text
        case .control(let control): control.title
        case .stack, .image, .app, .spacer, .invalid: nil
        }
    }
}

extension ContentView {
    /// The first text of the content that is there to be read, which says what its controls are about.
    public var firstLabelText: TextTemplate? {
        all.lazy.compactMap { view in
            if case .label(let label) = view.kind { return label.text }
            return nil
        }.first
    }
}
