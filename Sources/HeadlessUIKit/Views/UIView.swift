public import Foundation

/// A rectangle in a tree of rectangles. HeadlessUIKit doesn't draw views, and solves only simple constraints.
@MainActor open class UIView: UIResponder {
    /// The position and size in the superview's coordinates, in points.
    open var frame: CGRect {
        didSet {
            guard frame.size != oldValue.size else { return }
            bounds.size = frame.size
            resizeSubviews(from: oldValue.size)
            setNeedsLayout()
        }
    }
    /// The position and size in the view's own coordinates, in points.
    open var bounds: CGRect {
        didSet {
            if frame.size != bounds.size { frame.size = bounds.size }
        }
    }
    /// The center in the superview's coordinates, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    // Hierarchy, which UIView+Hierarchy.swift changes.

    /// The view that contains this view.
    open internal(set) weak var superview: UIView?
    /// The views in this view, from back to front.
    open internal(set) var subviews: [UIView] = []
    final weak var controller: UIViewController?
    /// The traits that the view knows of.
    final var knownTraits = UITraitCollection.standard
    final var traitHandlers: [(UIView, UITraitCollection) -> Void] = []

    // Appearance.

    /// A number that identifies the view.
    open var tag = 0
    /// The identifier that automated tests use. VoiceOver doesn't read it.
    open var accessibilityIdentifier: String?
    /// Whether the view is hidden.
    open var isHidden = false {
        didSet { if isHidden != oldValue { arrangeStacksAround() } }
    }
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1
    /// Whether the view is opaque.
    open var isOpaque = true
    /// Whether subviews are clipped to the bounds.
    open var clipsToBounds = false
    /// The layer of the view.
    public let layer = CALayer()
    /// Whether the view receives touches.
    open var isUserInteractionEnabled = true
    /// The gesture recognizers of the view, or `nil` if none was ever added.
    open var gestureRecognizers: [UIGestureRecognizer]?
    /// The interactions of the view.
    open internal(set) var interactions: [any UIInteraction] = []
    /// The background color.
    open var backgroundColor: UIColor?
    /// The position of content in a view of another size.
    open var contentMode: ContentMode = .scaleToFill
    /// Whether the view is mirrored in right-to-left languages.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
    /// The interface style of the view and its subviews: light, dark or inherited.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet {
            guard overrideUserInterfaceStyle != oldValue else { return }
            setNeedsLayoutEverywhere()
            updateTraits()
        }
    }
    final var ownTintColor: UIColor?

    /// The color of elements that the user can touch. The view inherits it from its superview until you set it.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set { ownTintColor = newValue }
    }

    // Layout, used in UIView+Layout.swift.

    /// How the frame follows the size of the superview.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the autoresizing mask sets the frame, instead of constraints.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// The margins, in points; left and right equal leading and trailing
    /// (https://developer.apple.com/documentation/uikit/uiview/directionallayoutmargins).
    open var layoutMargins: UIEdgeInsets {
        get {
            let margins = directionalLayoutMargins
            return UIEdgeInsets(
                top: margins.top,
                left: margins.leading,
                bottom: margins.bottom,
                right: margins.trailing
            )
        }
        set {
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top,
                leading: newValue.left,
                bottom: newValue.bottom,
                trailing: newValue.right
            )
        }
    }
    /// The margins in reading direction, in points.
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// Whether the margins are at least those of the superview.
    open var preservesSuperviewLayoutMargins = false
    /// Whether the margins are inside the safe area.
    open var insetsLayoutMarginsFromSafeArea = true
    /// The insets of the safe area. They're always zero, because HeadlessUIKit has no safe areas.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// The constraints of the view.
    open internal(set) var constraints: [NSLayoutConstraint] = []
    /// The layout guides that were added to the view.
    open internal(set) var layoutGuides: [UILayoutGuide] = []
    final var needsLayout = true
    final var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
    final var compression = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

    /// A layout guide inside the margins.
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide(owner: self, identifier: "layoutMargins")
    /// A layout guide inside the safe area.
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(owner: self, identifier: "safeArea")
    /// A layout guide that follows the keyboard. Without a keyboard it's empty.
    public private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(owner: self, identifier: "keyboard")
    /// A layout guide for text with lines that aren't too long.
    public private(set) lazy var readableContentGuide = UILayoutGuide(owner: self, identifier: "readableContent")

    /// Creates a view with a frame in points.
    public init(frame: CGRect) {
        self.frame = frame
        bounds = CGRect(origin: .zero, size: frame.size)
        super.init()
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Creates a view of zero size; HeadlessUIKit doesn't read archives.
    public required init?(coder: NSCoder) {
        frame = .zero
        bounds = .zero
        super.init()
    }

    open override var next: UIResponder? { controller ?? superview }

    /// The traits that colors and fonts are resolved with.
    open var traitCollection: UITraitCollection {
        let inherited = superview?.traitCollection ?? .standard
        guard overrideUserInterfaceStyle != .unspecified else { return inherited }
        return UITraitCollection(
            style: overrideUserInterfaceStyle,
            category: inherited.preferredContentSizeCategory,
            idiom: inherited.userInterfaceIdiom
        )
    }

    /// The window that contains the view.
    open var window: UIWindow? { superview?.window }

    // Touches, which UIView+Touches.swift handles.

    /// Returns whether the view receives touches at a point in its own coordinates, which must be inside its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// Returns the view that receives touches at a point of this view.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { touchedView(at: point, with: event) }

    // Hooks for subclasses.

    /// Sets the frames of subviews.
    open func layoutSubviews() {}
    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview has changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window has changed.
    open func didMoveToWindow() {}
    /// Ends what happens only in windows.
    func didLeaveWindow() {}
    /// Never called by HeadlessUIKit.
    open func tintColorDidChange() {}
    /// Never called, because HeadlessUIKit doesn't solve constraints in passes.
    open func updateConstraints() {}
    /// Does nothing.
    open func setNeedsUpdateConstraints() {}
    /// Does nothing.
    open func updateConstraintsIfNeeded() {}
    /// Does nothing, because HeadlessUIKit doesn't draw.
    open func setNeedsDisplay() {}
    /// Called after the traits have changed, also when the view moves to a window with other traits than the default.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The size of the content, in points, with `noIntrinsicMetric` for lengths that it doesn't determine.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Returns the size that fits best, which is the current size by default, in points.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Changes the size to the one that fits best.
    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    /// Requests a layout with the new intrinsic size.
    open func invalidateIntrinsicContentSize() {
        setNeedsLayout()
    }

    /// Returns the size that subviews between the edges need, in points, or else the current size. Other constraints
    /// are stored but not solved.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        CGSize(
            width: lengthAroundSubviews(along: .horizontal) ?? bounds.width,
            height: lengthAroundSubviews(along: .vertical) ?? bounds.height
        )
    }

    /// Returns the size that fits, in points. A length with a required priority is that of the target size.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // Texts have as many lines as they need in the requested width, which can differ from the current width.
        let present = bounds.size
        let isOtherWidth =
            horizontalFittingPriority == .required && targetSize.width > 0 && targetSize.width != present.width
        if isOtherWidth { bounds.size.width = targetSize.width }
        layOutForFitting()
        let size = systemLayoutSizeFitting(targetSize)
        if isOtherWidth {
            bounds.size = present
            setNeedsLayout()
        }
        return CGSize(
            width: horizontalFittingPriority == .required ? targetSize.width : size.width,
            height: verticalFittingPriority == .required ? targetSize.height : size.height
        )
    }

    /// Requests a layout.
    open func setNeedsLayout() {
        needsLayout = true
    }

    /// A change of the appearance requires a layout of every view.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/supporting-dark-mode-in-your-interface
    final func setNeedsLayoutEverywhere() {
        setNeedsLayout()
        for subview in subviews { subview.setNeedsLayoutEverywhere() }
    }

    /// Lays out the view and its descendants where a layout was requested, and calls the layout methods of their
    /// controllers.
    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            controller?.viewWillLayoutSubviews()
            traitCollection.performAsCurrent { layoutSubviews() }
            if var layout = ConstraintLayout(self) { layout.apply() }
            controller?.viewDidLayoutSubviews()
        }
        for subview in subviews { subview.layoutIfNeeded() }
    }

    /// Adds a subview in front of the others and removes it from its old superview.
    open func addSubview(_ view: UIView) {
        insert(view, at: subviews.count)
    }

    /// Adds a subview at a position.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
        detach()
    }
}

extension UIView {
    /// The position of content in a view of another size.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// How the frame of a view follows the size of its superview.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt

        /// Creates a mask from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The left margin grows and shrinks.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width grows and shrinks.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The right margin grows and shrinks.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The top margin grows and shrinks.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height grows and shrinks.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The bottom margin grows and shrinks.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}

/// Whether a view is mirrored in right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
