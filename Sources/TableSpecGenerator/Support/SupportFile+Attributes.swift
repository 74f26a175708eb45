extension SupportFile {
    /// Limits of sizes, views one over the other, lines around views.
    static let attributes = #"""
        //: limits

        extension NSObjectProtocol where Self: UIView {
            /// The view within limits that it keeps, and with its sides in a relation.
            @MainActor
            func limited(
                minWidth: CGFloat? = nil,
                maxWidth: CGFloat? = nil,
                minHeight: CGFloat? = nil,
                maxHeight: CGFloat? = nil,
                aspectRatio: CGFloat? = nil
            ) -> Self {
                if let minWidth { widthAnchor.constraint(greaterThanOrEqualToConstant: minWidth).isActive = true }
                if let maxWidth { widthAnchor.constraint(lessThanOrEqualToConstant: maxWidth).isActive = true }
                if let minHeight { heightAnchor.constraint(greaterThanOrEqualToConstant: minHeight).isActive = true }
                if let maxHeight { heightAnchor.constraint(lessThanOrEqualToConstant: maxHeight).isActive = true }
                if let aspectRatio { widthAnchor.constraint(equalTo: heightAnchor, multiplier: aspectRatio).isActive = true }
                return self
            }
        }
        //: children

        /// The view of a view controller that is a child of another one.
        final class ContainerView: UIView {
            init(_ child: UIViewController, in parent: UIViewController) {
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
        //: layers

        /// Views one over the other, the first one behind the others; it is as large as those that fill it.
        final class LayersView: UIView {
            init(_ layers: [AnchoredView]) {
                super.init(frame: .zero)
                for layer in layers {
                    layer.view.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(layer.view)
                    NSLayoutConstraint.activate(layer.constraints(in: self))
                }
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }
        }
        //: layers,overlay

        /// A view at its place among others that share its room.
        @MainActor
        struct AnchoredView {
            let view: UIView
            private var sides: [NSLayoutConstraint.Attribute]
            private var inset: CGFloat

            /// A view that reaches from edge to edge.
            static func filling(_ view: UIView, inset: CGFloat = 0) -> AnchoredView {
                AnchoredView(view: view, sides: [.leading, .trailing, .top, .bottom], inset: inset)
            }

            /// An image that takes the size of the views in front of it, however large it is.
            static func behind(_ view: UIView, inset: CGFloat = 0) -> AnchoredView {
                view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
                view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .vertical)
                return filling(view, inset: inset)
            }

            /// A view that keeps to a side, or to the middle, of each axis, and inside the others.
            static func at(
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

            /// The other sides of an axis stay inside.
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
        //: overlay

        extension UIView {
            /// Adds views that float over a table view, within what the bars and the views beside the table leave of it.
            func addOverlay(_ layers: [AnchoredView], over tableView: UITableView) {
                let room = UILayoutGuide()
                addLayoutGuide(room)
                let top = room.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor)
                let bottom = room.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
                // The table may begin below the bars, and end above them or above the keyboard.
                (top.priority, bottom.priority) = (.defaultHigh, .defaultHigh)
                NSLayoutConstraint.activate([
                    top, bottom,
                    room.topAnchor.constraint(greaterThanOrEqualTo: tableView.topAnchor),
                    room.bottomAnchor.constraint(lessThanOrEqualTo: tableView.bottomAnchor),
                    room.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
                    room.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
                ])
                for layer in layers {
                    layer.view.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(layer.view)
                    NSLayoutConstraint.activate(layer.constraints(in: room))
                }
            }

            /// How much a view at the bottom covers, with as much room above it as below; nothing while it is hidden.
            func heightOverRows(inset: CGFloat = 0) -> CGFloat { isHidden ? 0 : bounds.height + 2 * inset }
        }
        //: borders

        extension UIView {
            /// Draws a line inside the edges of the view.
            func border(_ color: UIColor, width: CGFloat) {
                let line = BorderView(color, width: width)
                line.translatesAutoresizingMaskIntoConstraints = false
                addSubview(line)
                NSLayoutConstraint.activate([
                    line.leadingAnchor.constraint(equalTo: leadingAnchor),
                    line.trailingAnchor.constraint(equalTo: trailingAnchor),
                    line.topAnchor.constraint(equalTo: topAnchor),
                    line.bottomAnchor.constraint(equalTo: bottomAnchor),
                ])
            }
        }

        /// A line inside the edges of the view that holds it; its colour follows the appearance.
        final class BorderView: UIView {
            private let color: UIColor

            init(_ color: UIColor, width: CGFloat) {
                self.color = color
                super.init(frame: .zero)
                isUserInteractionEnabled = false
                layer.borderWidth = width
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }

            // A layer’s colour is of one appearance; UIKit lays views out when that changes.
            override func layoutSubviews() {
                super.layoutSubviews()
                layer.borderColor = color.cgColor
                layer.cornerRadius = superview?.layer.cornerRadius ?? 0
            }
        }
        //: .
        """#
}
