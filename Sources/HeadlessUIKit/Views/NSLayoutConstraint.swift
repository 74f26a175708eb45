public import Foundation

/// The strength of a constraint, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Float

    /// Creates a priority from a raw value.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority from a number.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The priority of a required constraint: 1000.
    public static let required = UILayoutPriority(1000)
    /// The priority with which content resists compression: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a drag that can resize a scene: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a scene keeps its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag that can't resize a scene: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The priority with which content resists growth: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority with which a view becomes as small as its content allows: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A linear relation between two attributes. Not every constraint is solved: see <doc:HeadlessUIKit>.
@MainActor open class NSLayoutConstraint: NSObject {
    /// A horizontal or vertical axis.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    /// The relation between two attributes.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// A position or length of a view.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    }

    /// The view or guide that the constraint describes.
    open private(set) weak var firstItem: AnyObject?
    /// The view or guide that the first item is related to, or `nil` for a constant.
    open private(set) weak var secondItem: AnyObject?
    /// The attribute of the first item.
    public let firstAttribute: Attribute
    /// The attribute of the second item.
    public let secondAttribute: Attribute
    /// The relation between the attributes.
    public let relation: Relation
    /// The factor of the second attribute.
    public let multiplier: CGFloat
    /// The constant that is added, in points.
    open var constant: CGFloat
    /// The strength of the constraint.
    open var priority: UILayoutPriority = .required
    /// A name that identifies the constraint.
    open var identifier: String?
    /// Whether the constraint is in effect. Activating it reports an exception if its views aren't in one view tree
    /// (wordpress-mobile/WordPress-iOS#13633, mozilla-mobile/prox#497).
    open var isActive = false {
        didSet {
            guard isActive != oldValue, let view = firstView else { return }
            if isActive { reportStrangers() }
            if isActive { view.addConstraint(self) } else { view.removeConstraint(self) }
        }
    }

    /// The two views of a constraint must have a common ancestor. Otherwise, UIKit throws `NSGenericException`
    /// (wordpress-mobile/WordPress-iOS#13633, mozilla-mobile/prox#497).
    private func reportStrangers() {
        guard let first = firstView, let second = Self.view(of: secondItem), first.outermost !== second.outermost else {
            return
        }
        HeadlessFailure.report(
            .exception,
            "Unable to activate constraint with anchors \(firstAttribute) of <\(type(of: first))> and \(secondAttribute) of "
                + "<\(type(of: second))> because they have no common ancestor.  Does the constraint or its anchors reference "
                + "items in different view hierarchies?  That's illegal."
        )
    }

    /// Creates a constraint. The constant is in points.
    public init(
        item view1: Any,
        attribute attr1: Attribute,
        relatedBy relation: Relation,
        toItem view2: Any?,
        attribute attr2: Attribute,
        multiplier: CGFloat,
        constant: CGFloat
    ) {
        firstItem = view1 as AnyObject
        secondItem = view2 as AnyObject?
        firstAttribute = attr1
        secondAttribute = attr2
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        super.init()
    }

    /// Activates constraints. Reports an exception for views that aren't in one view tree.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private var firstView: UIView? { Self.view(of: firstItem) }

    private static func view(of item: AnyObject?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }
}

/// A rectangle that takes part in layout but isn't a view.
@MainActor open class UILayoutGuide: NSObject {
    /// The view that the guide belongs to.
    open weak var owningView: UIView?
    /// A name that identifies the guide.
    open var identifier = ""

    /// Creates a guide without a view.
    public override init() {
        super.init()
    }

    init(owner: UIView, identifier: String) {
        owningView = owner
        self.identifier = identifier
        super.init()
    }

    /// The leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The horizontal center.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The vertical center.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
