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
