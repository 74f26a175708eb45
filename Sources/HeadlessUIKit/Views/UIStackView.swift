public import Foundation

/// A view that arranges views in a row or a column. HeadlessUIKit uses a simplified layout: see <doc:HeadlessUIKit>.
@MainActor open class UIStackView: UIView {
    /// The alignment of arranged views across the axis.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        /// The top edges, in a horizontal stack.
        public static var top: Alignment { .leading }
        /// The bottom edges, in a horizontal stack.
        public static var bottom: Alignment { .trailing }
    }

    /// How arranged views share the space along the axis.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// The views that the stack arranges, in order.
    open private(set) var arrangedSubviews: [UIView] = []
    /// The axis along which views are arranged.
    open var axis: NSLayoutConstraint.Axis = .horizontal
    /// The alignment of views across the axis.
    open var alignment: Alignment = .fill
    /// How views share the space along the axis.
    open var distribution: Distribution = .fill
    /// The distance between two arranged views, in points.
    open var spacing: CGFloat = 0
    /// Whether vertical distances are measured between baselines.
    open var isBaselineRelativeArrangement = false
    /// Whether views are arranged inside the layout margins.
    open var isLayoutMarginsRelativeArrangement = false
    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

    /// The spacing that stands for the stack's own spacing.
    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    /// The spacing that stands for the system's spacing.
    public class var spacingUseSystem: CGFloat { 1.175494351e-38 }

    /// Creates an empty stack with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stack that arranges views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// Creates an empty stack; HeadlessUIKit doesn't read archives.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    /// Adds a view at the end of the arrangement.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Adds a view to the arrangement at a position.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
    }

    /// Removes a view from the arrangement. It remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
    }

    /// Sets the distance after an arranged view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    }

    /// Returns the distance after an arranged view in points, or `spacingUseDefault` if none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }
}
