public import Foundation

/// An attribute of a view or layout guide that creates constraints.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    final weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        super.init()
    }

    /// Returns a constraint that makes the attribute equal to another one plus a constant in points.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, multiplier: 1, constant: constant)
    }

    /// Returns a constraint that makes the attribute at least another one plus a constant in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, multiplier: 1, constant: constant)
    }

    /// Returns a constraint that makes the attribute at most another one plus a constant in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, multiplier: 1, constant: constant)
    }

    final func relate(
        _ relation: NSLayoutConstraint.Relation,
        to anchor: NSLayoutAnchor<AnchorType>?,
        multiplier: CGFloat,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item ?? self,
            attribute: attribute,
            relatedBy: relation,
            toItem: anchor?.item,
            attribute: anchor?.attribute ?? .notAnAttribute,
            multiplier: multiplier,
            constant: constant
        )
    }
}

/// A horizontal position.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns a constraint that places the anchor after another one, at a multiple of 8 points.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: 8 * multiplier)
    }
}

/// A vertical position.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns a constraint that places the anchor below another one, at a multiple of 8 points.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
        multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: 8 * multiplier)
    }
}

/// A width or height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint that sets a length in points.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        relate(.equal, to: nil, multiplier: 1, constant: constant)
    }

    /// Returns a constraint that sets a minimum length in points.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: nil, multiplier: 1, constant: constant)
    }

    /// Returns a constraint that sets a maximum length in points.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: nil, multiplier: 1, constant: constant)
    }

    /// Returns a constraint that makes the length a multiple of another one plus a constant in points.
    public func constraint(
        equalTo anchor: NSLayoutDimension,
        multiplier: CGFloat,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, multiplier: multiplier, constant: constant)
    }
}
