public import UIKit

#if (limits || borders || overlay || children) && !views
#error("limits, borders, overlay, children need views")
#endif

#if layers && !stacks
#error("layers needs stacks")
#endif

#if views
#if limits
@MainActor
extension TableSpec {
    /// Limits the size of a view, in points, and its aspect ratio.
    @discardableResult
    public static func limit<View: UIView>(
        _ view: View,
        minWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        aspectRatio: CGFloat? = nil
    ) -> View {
        let (width, height) = (view.widthAnchor, view.heightAnchor)
        if let minWidth { width.constraint(greaterThanOrEqualToConstant: minWidth).isActive = true }
        if let maxWidth { width.constraint(lessThanOrEqualToConstant: maxWidth).isActive = true }
        if let minHeight { height.constraint(greaterThanOrEqualToConstant: minHeight).isActive = true }
        if let maxHeight { height.constraint(lessThanOrEqualToConstant: maxHeight).isActive = true }
        if let aspectRatio {
            let ratio = width.constraint(equalTo: height, multiplier: aspectRatio)
            // The height of a cell is rounded to pixels, with which a required ratio would conflict:
            // https://stackoverflow.com/questions/25059443
            ratio.priority = UILayoutPriority(999)
            ratio.isActive = true
        }
        return view
    }
}
#endif

#if children
extension TableSpec {
    /// A view that contains the view of a child view controller.
    public final class ContainerView: UIView {
        public init(_ child: UIViewController, in parent: UIViewController) {
            super.init(frame: .zero)
            parent.addChild(child)
            child.view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(child.view)
            NSLayoutConstraint.activate([
                child.view.topAnchor.constraint(equalTo: topAnchor),
                child.view.leadingAnchor.constraint(equalTo: leadingAnchor),
                child.view.trailingAnchor.constraint(equalTo: trailingAnchor),
                child.view.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
            child.didMove(toParent: parent)
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }
    }
}
#endif

#if layers
extension TableSpec {
    /// A view that stacks its layers back to front and takes the size of the layers that fill it.
    public final class LayersView: UIView {
        public init(_ layers: [AnchoredView]) {
            super.init(frame: .zero)
            for layer in layers {
                layer.view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(layer.view)
                NSLayoutConstraint.activate(layer.constraints(in: self))
            }
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }
    }
}
#endif

#if layers || overlay
extension TableSpec {
    /// A view with its position among layers that share the same space.
    @MainActor
    public struct AnchoredView {
        public let view: UIView
        private var sides: [NSLayoutConstraint.Attribute]
        private var inset: CGFloat

        /// Returns a layer that extends from edge to edge.
        public static func filling(_ view: UIView, inset: CGFloat = 0) -> AnchoredView {
            AnchoredView(view: view, sides: [.leading, .trailing, .top, .bottom], inset: inset)
        }

        /// Returns a layer that takes the size of the views in front of it, not that of its image.
        public static func behind(_ view: UIView, inset: CGFloat = 0) -> AnchoredView {
            view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
            view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .vertical)
            return filling(view, inset: inset)
        }

        /// Returns a layer that is aligned on each axis and stays within the other edges.
        public static func at(
            _ x: NSLayoutConstraint.Attribute,
            _ y: NSLayoutConstraint.Attribute,
            _ view: UIView,
            inset: CGFloat = 0
        ) -> AnchoredView { AnchoredView(view: view, sides: [x, y], inset: inset) }

        fileprivate func constraints(in container: some NSObject) -> [NSLayoutConstraint] {
            let pins = sides.map { side in
                let isFar = side == .trailing || side == .bottom
                let distance = side == .centerX || side == .centerY ? 0 : isFar ? -inset : inset
                return constraint(side, .equal, container, distance)
            }
            return pins + bounds(.leading, .trailing, .centerX, container) + bounds(.top, .bottom, .centerY, container)
        }

        /// Returns constraints that keep the other sides of an axis inside the container.
        private func bounds(
            _ near: NSLayoutConstraint.Attribute,
            _ far: NSLayoutConstraint.Attribute,
            _ middle: NSLayoutConstraint.Attribute,
            _ container: some NSObject
        ) -> [NSLayoutConstraint] {
            let distance = sides.contains(middle) ? 0 : max(inset, 0)
            var bounds: [NSLayoutConstraint] = []
            if !sides.contains(near) { bounds.append(constraint(near, .greaterThanOrEqual, container, distance)) }
            if !sides.contains(far) { bounds.append(constraint(far, .lessThanOrEqual, container, -distance)) }
            return bounds
        }

        private func constraint(
            _ side: NSLayoutConstraint.Attribute,
            _ relation: NSLayoutConstraint.Relation,
            _ container: some NSObject,
            _ distance: CGFloat
        ) -> NSLayoutConstraint {
            NSLayoutConstraint(
                item: view,
                attribute: side,
                relatedBy: relation,
                toItem: container,
                attribute: side,
                multiplier: 1,
                constant: distance
            )
        }
    }
}
#endif

#if overlay
@MainActor
extension TableSpec {
    /// Adds views to a view that float over the part of a table view that bars and other views leave free.
    public static func addOverlay(_ layers: [AnchoredView], to view: UIView, over tableView: UITableView) {
        let room = UILayoutGuide()
        view.addLayoutGuide(room)
        let top = room.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
        let bottom = room.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
        // The table can begin below the bars and end above the bars or the keyboard.
        (top.priority, bottom.priority) = (.defaultHigh, .defaultHigh)
        NSLayoutConstraint.activate([
            top, bottom,
            room.topAnchor.constraint(greaterThanOrEqualTo: tableView.topAnchor),
            room.bottomAnchor.constraint(lessThanOrEqualTo: tableView.bottomAnchor),
            room.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            room.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        ])
        for layer in layers {
            layer.view.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(layer.view)
            NSLayoutConstraint.activate(layer.constraints(in: room))
        }
    }

    /// Returns the height that a view and its insets cover at the bottom, or 0 if it's hidden.
    public static func heightOverRows(of view: UIView, inset: CGFloat = 0) -> CGFloat {
        view.isHidden ? 0 : view.bounds.height + 2 * inset
    }
}
#endif

#if borders
@MainActor
extension TableSpec {
    /// Adds a border inside the edges of a view.
    @discardableResult
    public static func addBorder<View: UIView>(_ color: UIColor, width: CGFloat, to view: View) -> View {
        let line = BorderView(color, width: width)
        line.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(line)
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            line.topAnchor.constraint(equalTo: view.topAnchor),
            line.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        return view
    }
}

extension TableSpec {
    /// A border inside the edges of its superview, whose color adapts to light and dark appearance.
    public final class BorderView: UIView {
        private let color: UIColor

        public init(_ color: UIColor, width: CGFloat) {
            self.color = color
            super.init(frame: .zero)
            isUserInteractionEnabled = false
            layer.borderWidth = width
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        // A layer's color doesn't adapt to appearance changes, but UIKit lays out views when they occur.
        public override func layoutSubviews() {
            super.layoutSubviews()
            layer.borderColor = color.cgColor
            layer.cornerRadius = superview?.layer.cornerRadius ?? 0
        }
    }
}
#endif
#endif
