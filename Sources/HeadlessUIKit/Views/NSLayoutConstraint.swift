public import Foundation

/// How strongly a constraint is wanted, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A linear relation between two attributes. Constraints can be inspected; they are not solved.
@MainActor open class NSLayoutConstraint: NSObject {
    /// Horizontal or vertical.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    /// How two attributes are related.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// A place or length of a view.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    }

    open private(set) weak var firstItem: AnyObject?
    open private(set) weak var secondItem: AnyObject?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    /// The added length, in points.
    open var constant: CGFloat
    open var priority: UILayoutPriority = .required
    open var identifier: String?
    open var isActive = false {
        didSet {
            guard isActive != oldValue, let view = firstView else { return }
            if isActive { reportStrangers() }
            if isActive { view.addConstraint(self) } else { view.removeConstraint(self) }
        }
    }

    /// Two views of a constraint must lie in one tree; UIKit throws `NSGenericException` otherwise
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

    /// Activates all constraints.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private var firstView: UIView? { Self.view(of: firstItem) }

    private static func view(of item: AnyObject?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }
}

/// A rectangle that takes part in layout and is no view.
@MainActor open class UILayoutGuide: NSObject {
    open weak var owningView: UIView?
    open var identifier = ""

    public override init() {
        super.init()
    }

    init(owner: UIView, identifier: String) {
        owningView = owner
        self.identifier = identifier
        super.init()
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
