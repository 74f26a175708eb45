public import Foundation

/// A rectangle in a tree of rectangles. Nothing is drawn; frames are set, not computed from constraints.
@MainActor open class UIView: UIResponder {
    /// Position and size in the superview's coordinates, in points.
    open var frame: CGRect {
        didSet {
            guard frame.size != oldValue.size else { return }
            bounds.size = frame.size
            resizeSubviews(from: oldValue.size)
            setNeedsLayout()
        }
    }
    /// Position and size in the view's own coordinates, in points.
    open var bounds: CGRect {
        didSet {
            if frame.size != bounds.size { frame.size = bounds.size }
        }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    // Hierarchy, changed in UIView+Hierarchy.swift.

    open internal(set) weak var superview: UIView?
    open internal(set) var subviews: [UIView] = []
    final weak var controller: UIViewController?

    // Appearance.

    /// A number to find the object by.
    open var tag = 0
    open var isHidden = false {
        didSet { if isHidden != oldValue { arrangeStacksAround() } }
    }
    open var alpha: CGFloat = 1
    open var isOpaque = true
    open var clipsToBounds = false
    public let layer = CALayer()
    open var isUserInteractionEnabled = true
    /// The recognizers of gestures on the view and in it; `nil` until there was one.
    open var gestureRecognizers: [UIGestureRecognizer]?
    open internal(set) var interactions: [any UIInteraction] = []
    open var backgroundColor: UIColor?
    open var contentMode: ContentMode = .scaleToFill
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { setNeedsLayoutEverywhere() } }
    }
    final var ownTintColor: UIColor?

    /// The colour of what can be touched; inherited from the superview until set.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set { ownTintColor = newValue }
    }

    // Layout, used in UIView+Layout.swift.

    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    /// The directional margins, with the leading side on the left
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
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open internal(set) var constraints: [NSLayoutConstraint] = []
    open internal(set) var layoutGuides: [UILayoutGuide] = []
    final var needsLayout = true
    final var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
    final var compression = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

    /// Insets that keep content away from the edges, as a guide for constraints.
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide(owner: self, identifier: "layoutMargins")
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(owner: self, identifier: "safeArea")
    /// The room of the keyboard, and without one that below the safe area, which is empty here.
    public private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(owner: self, identifier: "keyboard")
    public private(set) lazy var readableContentGuide = UILayoutGuide(owner: self, identifier: "readableContent")

    public init(frame: CGRect) {
        self.frame = frame
        bounds = CGRect(origin: .zero, size: frame.size)
        super.init()
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    /// A view of zero size: there are no archives in memory.
    public required init?(coder: NSCoder) {
        frame = .zero
        bounds = .zero
        super.init()
    }

    open override var next: UIResponder? { controller ?? superview }

    /// The environment that colours and fonts are resolved in.
    open var traitCollection: UITraitCollection {
        let inherited = superview?.traitCollection ?? .standard
        guard overrideUserInterfaceStyle != .unspecified else { return inherited }
        return UITraitCollection(
            style: overrideUserInterfaceStyle,
            category: inherited.preferredContentSizeCategory,
            idiom: inherited.userInterfaceIdiom
        )
    }

    /// The window that the view is in.
    open var window: UIWindow? { superview?.window }

    // Touches, looked for in UIView+Touches.swift.

    /// Whether the view gets touches at a point of its own coordinates: inside of its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The view that gets the touches at a point of this one.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { touchedView(at: point, with: event) }

    // Hooks for subclasses.

    /// Gives subviews their frames.
    open func layoutSubviews() {}
    /// A subview has been added.
    open func didAddSubview(_ subview: UIView) {}
    /// A subview is about to go.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The view is about to get or lose a superview.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The view has got or lost a superview.
    open func didMoveToSuperview() {}
    /// The view is about to get or lose a window.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// The view has got or lost a window.
    open func didMoveToWindow() {}
    open func tintColorDidChange() {}
    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraintsIfNeeded() {}
    open func setNeedsDisplay() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The size that the content asks for; `noIntrinsicMetric` where it asks for none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The size that the view would like; the present one.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that fits.
    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    /// Asks for a layout by the new intrinsic size.
    open func invalidateIntrinsicContentSize() {
        setNeedsLayout()
    }

    /// The size that subviews between the edges need, else the present one: other constraints are kept, not solved.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        CGSize(
            width: lengthAroundSubviews(along: .horizontal) ?? bounds.width,
            height: lengthAroundSubviews(along: .vertical) ?? bounds.height
        )
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let size = systemLayoutSizeFitting(targetSize)
        return CGSize(
            width: horizontalFittingPriority == .required ? targetSize.width : size.width,
            height: verticalFittingPriority == .required ? targetSize.height : size.height
        )
    }

    /// Asks for a layout.
    open func setNeedsLayout() {
        needsLayout = true
    }

    /// A change of the appearance has every view laid out.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/supporting-dark-mode-in-your-interface
    final func setNeedsLayoutEverywhere() {
        setNeedsLayout()
        for subview in subviews { subview.setNeedsLayoutEverywhere() }
    }

    /// Lays out the view and everything below it where that was asked for, with the controller's messages around it.
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

    /// Adds a view in front of its new siblings and takes it from its old superview.
    open func addSubview(_ view: UIView) {
        insert(view, at: subviews.count)
    }

    /// Adds a view at a place among its new siblings.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Takes the view out of its superview.
    open func removeFromSuperview() {
        detach()
    }
}

extension UIView {
    /// Where content sits in a view of another size.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// How a view's frame follows its superview's size.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }
}

/// Whether a view is mirrored where text runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
