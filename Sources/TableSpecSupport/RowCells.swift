public import UIKit

#if value2 && !classes
#error("value2 needs classes")
#endif

#if value2
extension TableSpec {
    /// A cell in the `value2` style, which has no content configuration and uses its labels.
    public final class Value2Cell: UITableViewCell {
        public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .value2, reuseIdentifier: reuseIdentifier)
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }
    }
}
#endif

#if prototypes || titleViews
extension TableSpec {
    /// The views of a prototype, which are created once per cell and updated on each reuse.
    @MainActor
    public protocol RowViews: AnyObject {
        /// The view that contains all others.
        var view: UIView { get }
        init()
    }
}
#endif

#if prototypes
extension TableSpec {
    /// A content configuration that shows the views of a prototype.
    internal struct ViewsContent<Views: RowViews>: UIContentConfiguration {
        let filling: Filling<Views>

        init(_ filling: Filling<Views>) { self.filling = filling }

        func makeContentView() -> any UIView & UIContentView { ViewsContentView(self) }

        func updated(for state: any UIConfigurationState) -> Self { self }
    }
}

extension TableSpec {
    /// Content whose texts are in its views.
    @MainActor
    internal protocol ViewTexts {
        var texts: [String] { get }
    }
}

extension TableSpec.ViewsContent: TableSpec.ViewTexts {
    /// The texts of views that are created to read them.
    var texts: [String] {
        let views = Views()
        filling.fill(views)
        return TableSpec.texts(in: views.view)
    }
}

extension TableSpec {
    /// A closure that updates the views of a prototype, with an identity.
    internal final class Filling<Views: RowViews> {
        let fill: (Views) -> Void

        init(_ fill: @escaping (Views) -> Void) { self.fill = fill }
    }
}

extension TableSpec {
    internal final class ViewsContentView<Views: RowViews>: UIView, UIContentView {
        let views = Views()
        private var filling: Filling<Views>?
        var configuration: any UIContentConfiguration { didSet { show() } }

        init(_ content: ViewsContent<Views>) {
            configuration = content
            super.init(frame: .zero)
            TableSpec.layOutRow(views.view, in: self)
            show()
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        /// Updates the views, but not when UIKit sets the same content again for a highlighted or selected cell. The
        /// element in its closure could be older than what the user has typed.
        private func show() {
            guard let new = (configuration as? ViewsContent<Views>)?.filling, new !== filling else { return }
            filling = new
            new.fill(views)
        }

        #if button
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            TableSpec.touched(super.hitTest(point, with: event), at: point, in: self)
        }
        #endif
    }
}
#endif

#if controls
extension TableSpec {
    /// A content configuration with a control beside its texts, or below them if they are very large.
    internal struct ControlContent: UIContentConfiguration {
        var list: UIListContentConfiguration
        let control: UIView
        #if fixedHeights
        let keepsControlBesideText: Bool
        #endif

        func makeContentView() -> any UIView & UIContentView { ControlContentView(self) }

        #if enabling
        /// Dims the texts of a disabled row.
        func updated(for state: any UIConfigurationState) -> Self {
            var content = self
            content.list = list.updated(for: state)
            return content
        }
        #else
        func updated(for state: any UIConfigurationState) -> Self { self }
        #endif
    }
}

extension TableSpec {
    private final class ControlContentView: UIView, UIContentView {
        var configuration: any UIContentConfiguration { didSet { show() } }
        private let imageView = UIImageView()
        #if imageSizes
        private lazy var imageSize = [
            imageView.widthAnchor.constraint(equalToConstant: 0), imageView.heightAnchor.constraint(equalToConstant: 0),
        ]
        #endif
        private let label = UILabel()
        private let detailLabel = UILabel()
        private lazy var texts = UIStackView(arrangedSubviews: [label, detailLabel])
        private lazy var stack = UIStackView(arrangedSubviews: [imageView, texts])
        /// A limit on the width of the texts, which leaves enough space to use the control.
        private lazy var textWidth = NSLayoutConstraint(
            item: texts,
            attribute: .width,
            relatedBy: .lessThanOrEqual,
            toItem: stack,
            attribute: .width,
            multiplier: 0.6,
            constant: 0
        )

        init(_ content: ControlContent) {
            configuration = content
            super.init(frame: .zero)
            stack.spacing = 8
            for view in [imageView, label, detailLabel] {
                view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            }
            // The control's accessibility label already contains this text.
            label.isAccessibilityElement = false
            // Keeps a detail text next to the control.
            label.setContentHuggingPriority(UILayoutPriority(749), for: .horizontal)
            TableSpec.layOutRow(stack, in: self, overMargins: 7)
            // Only controls extend into the margins, so that a button doesn't make its row higher.
            texts.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 7, leading: 0, bottom: 7, trailing: 0)
            texts.isLayoutMarginsRelativeArrangement = true
            show()
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        #if button
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            TableSpec.touched(super.hitTest(point, with: event), at: point, in: self)
        }
        #endif

        private func show() {
            guard let content = configuration as? ControlContent else { return }
            show(content.list.text, content.list.textProperties, in: label)
            show(content.list.secondaryText, content.list.secondaryTextProperties, in: detailLabel)
            imageView.image = content.list.image
            imageView.tintColor = content.list.imageProperties.tintColor
            imageView.isHidden = content.list.image == nil
            #if imageSizes
            imageView.contentMode = .scaleAspectFit
            let room = content.list.imageProperties.maximumSize
            for (constraint, length) in zip(imageSize, [room.width, room.height]) {
                constraint.constant = length
                constraint.isActive = length > 0 && !imageView.isHidden
            }
            #endif
            texts.isHidden = label.isHidden && detailLabel.isHidden
            // The cell applies its content again when the text size changes.
            let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            #if fixedHeights
            let isStacked = isLarge && !content.keepsControlBesideText
            #else
            let isStacked = isLarge
            #endif
            textWidth.isActive = !isStacked && !texts.isHidden
            stack.axis = isStacked ? .vertical : .horizontal
            // A detail text appears beside the text, before the control.
            let isSideBySide = content.list.prefersSideBySideTextAndSecondaryText && !isLarge
            texts.axis = isSideBySide ? .horizontal : .vertical
            texts.spacing = isSideBySide ? content.list.textToSecondaryTextHorizontalPadding : 0
            // Sliders and fields fill the remaining width; other controls keep their own.
            let control = content.control
            let fillsWidth = !(control is UIControl) || control is UISlider || control is UITextField
            control.setContentHuggingPriority(fillsWidth ? .fittingSizeLevel : .required, for: .horizontal)
            stack.alignment = !isStacked ? .center : fillsWidth ? .fill : .leading
            guard control.superview !== stack else { return }
            for view in stack.arrangedSubviews where view !== imageView && view !== texts { view.removeFromSuperview() }
            stack.addArrangedSubview(control)
        }

        private func show(_ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel) {
            label.text = text
            label.isHidden = text == nil
            label.font = properties.font
            label.textColor = properties.resolvedColor()
            label.numberOfLines = properties.numberOfLines
            label.adjustsFontForContentSizeCategory = true
        }
    }
}
#endif

#if controls || prototypes
@MainActor
extension TableSpec {
    /// Lays out the view of a row between the margins of a cell, at least 44 points high.
    ///
    /// - Parameter distance: How far the view can extend into the top and bottom margins, in points.
    internal static func layOutRow(_ view: UIView, in container: UIView, overMargins distance: CGFloat = 0) {
        container.preservesSuperviewLayoutMargins = true
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        let height = container.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
        height.priority = .defaultHigh
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: container.layoutMarginsGuide.trailingAnchor),
            view.topAnchor.constraint(
                greaterThanOrEqualTo: container.layoutMarginsGuide.topAnchor,
                constant: -distance
            ),
            view.bottomAnchor.constraint(
                lessThanOrEqualTo: container.layoutMarginsGuide.bottomAnchor,
                constant: distance
            ),
            view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
            height,
        ])
    }
}
#endif
