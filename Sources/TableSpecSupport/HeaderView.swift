public import UIKit

#if headerViews && !views
#error("headerViews needs views")
#endif

#if headerViews
// MARK: - Table header and footer views

extension TableSpec {
    /// A table header or footer view, whose content respects the margins of the table or its own.
    public final class HeaderView: UIView {
        public init(_ content: UIView, margins: NSDirectionalEdgeInsets? = nil) {
            super.init(frame: .zero)
            preservesSuperviewLayoutMargins = margins == nil
            if let margins { directionalLayoutMargins = margins }
            content.translatesAutoresizingMaskIntoConstraints = false
            addSubview(content)
            let trailing = content.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)
            let bottom = content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -(margins?.bottom ?? 8))
            // The frame is empty until the view has been sized to fit.
            trailing.priority = UILayoutPriority(999)
            bottom.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                content.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                trailing,
                // Layout margins at the top and bottom would change while the table scrolls under a bar.
                content.topAnchor.constraint(equalTo: topAnchor, constant: margins?.top ?? 8),
                bottom,
            ])
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        #if button
        public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            TableSpec.touched(super.hitTest(point, with: event), at: point, in: self)
        }
        #endif
    }
}
#endif

#if fitting
extension TableSpec {
    /// The size of a table header or footer view, measured when the width, the margins, the text size or the content
    /// changes.
    @MainActor
    public final class Fitting {
        private let view: UIView
        private let property: ReferenceWritableKeyPath<UITableView, UIView?>
        private var measured: (width: CGFloat, left: CGFloat, right: CGFloat, textSize: UIContentSizeCategory)?

        public init(_ view: UIView, as property: ReferenceWritableKeyPath<UITableView, UIView?>) {
            self.view = view
            self.property = property
        }

        /// Sizes the view after a layout of the table view, whose bounds also change when it scrolls.
        public func fit(in tableView: UITableView) {
            let (width, margins) = (tableView.bounds.width, tableView.layoutMargins)
            let now = (width, margins.left, margins.right, tableView.traitCollection.preferredContentSizeCategory)
            if let measured, measured == now { return }
            measured = now
            let size = view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
            // The table view can round the height.
            guard abs(view.frame.width - width) >= 0.5 || abs(view.frame.height - size.height) >= 0.5 else { return }
            view.frame.size = size
            // The table view reads the height only when the view is set.
            tableView[keyPath: property] = view
        }

        /// Sizes the view after a change of its content. A change before the screen appears must not load its view.
        public func contentDidChange(in screen: UIViewController, _ tableView: @autoclosure () -> UITableView) {
            measured = nil
            if screen.isViewLoaded { fit(in: tableView()) }
        }
    }
}
#endif
