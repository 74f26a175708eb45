extension SupportFile {
    /// The views in cells.
    static let cells = #"""
        //: value2

        /// A cell of the style `value2`, for which UIKit has no content configuration: its labels are filled.
        final class Value2Cell: UITableViewCell {
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: .value2, reuseIdentifier: reuseIdentifier)
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }
        }
        //: prototypes, titleViews

        /// The views of a cell of a prototype’s own: made once a cell, then filled again and again.
        @MainActor
        protocol RowViews: AnyObject {
            /// The view around all others.
            var view: UIView { get }
            init()
        }
        //: prototypes

        /// The views of a prototype as the content of a cell.
        private struct ViewsContent<Views: RowViews>: UIContentConfiguration {
            let fill: (Views) -> Void

            func makeContentView() -> any UIView & UIContentView { ViewsContentView(self) }

            func updated(for state: any UIConfigurationState) -> Self { self }
        }

        private final class ViewsContentView<Views: RowViews>: UIView, UIContentView {
            private let views = Views()
            var configuration: any UIContentConfiguration { didSet { show() } }

            init(_ content: ViewsContent<Views>) {
                configuration = content
                super.init(frame: .zero)
                layOutRow(views.view)
                show()
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }

            private func show() { (configuration as? ViewsContent<Views>)?.fill(views) }
        //: prototypes+button

            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                touched(super.hitTest(point, with: event), at: point)
            }
        //: prototypes
        }
        //: controls

        /// Texts with a control beside them, or below them where texts are very large.
        private struct ControlContent: UIContentConfiguration {
            var list: UIListContentConfiguration
            let control: UIView
        //: fixedHeights
            let keepsControlBesideText: Bool
        //: controls

            func makeContentView() -> any UIView & UIContentView { ControlContentView(self) }

        //: controls+enabling
            /// Dims the texts of a row that does not react.
            func updated(for state: any UIConfigurationState) -> Self {
                var content = self
                content.list = list.updated(for: state)
                return content
            }
        //: controls+!enabling
            func updated(for state: any UIConfigurationState) -> Self { self }
        //: controls
        }

        private final class ControlContentView: UIView, UIContentView {
            var configuration: any UIContentConfiguration { didSet { show() } }
            private let imageView = UIImageView()
        //: controls+imageSizes
            private lazy var imageSize = [
                imageView.widthAnchor.constraint(equalToConstant: 0), imageView.heightAnchor.constraint(equalToConstant: 0),
            ]
        //: controls
            private let label = UILabel()
            private let detailLabel = UILabel()
            private lazy var texts = UIStackView(arrangedSubviews: [label, detailLabel])
            private lazy var stack = UIStackView(arrangedSubviews: [imageView, texts])
            /// However long the text is, the control keeps room to be used.
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
                // The control’s own label says the same.
                label.isAccessibilityElement = false
                // A value beside the text keeps to the control.
                label.setContentHuggingPriority(UILayoutPriority(749), for: .horizontal)
                layOutRow(stack, overMargins: 7)
                // The texts keep the margins that a control may reach into: a row with a button is as high as others.
                texts.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 7, leading: 0, bottom: 7, trailing: 0)
                texts.isLayoutMarginsRelativeArrangement = true
                show()
            }

            @available(*, unavailable) required init?(coder: NSCoder) { nil }
        //: controls+button

            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                touched(super.hitTest(point, with: event), at: point)
            }
        //: controls

            private func show() {
                guard let content = configuration as? ControlContent else { return }
                show(content.list.text, content.list.textProperties, in: label)
                show(content.list.secondaryText, content.list.secondaryTextProperties, in: detailLabel)
                imageView.image = content.list.image
                imageView.tintColor = content.list.imageProperties.tintColor
                imageView.isHidden = content.list.image == nil
        //: controls+imageSizes
                imageView.contentMode = .scaleAspectFit
                let room = content.list.imageProperties.maximumSize
                for (constraint, length) in zip(imageSize, [room.width, room.height]) {
                    constraint.constant = length
                    constraint.isActive = length > 0 && !imageView.isHidden
                }
        //: controls
                texts.isHidden = label.isHidden && detailLabel.isHidden
                // The cell applies its content again when the size of texts changes.
                let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        //: controls+fixedHeights
                let isStacked = isLarge && !content.keepsControlBesideText
        //: controls+!fixedHeights
                let isStacked = isLarge
        //: controls
                textWidth.isActive = !isStacked && !texts.isHidden
                stack.axis = isStacked ? .vertical : .horizontal
                // A value stands beside its text, before the control.
                let isSideBySide = content.list.prefersSideBySideTextAndSecondaryText && !isLarge
                texts.axis = isSideBySide ? .horizontal : .vertical
                texts.spacing = isSideBySide ? content.list.textToSecondaryTextHorizontalPadding : 0
                // A slider or a field takes the room that the text leaves; a stepper keeps its width at the end of the row.
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
        //: controls, prototypes

        extension UIView {
            /// Lays a row’s view out between the margins of a cell, at least as high as a finger needs.
            ///
            /// - Parameter distance: How far the view may reach into the margins above and below, in points.
            fileprivate func layOutRow(_ view: UIView, overMargins distance: CGFloat = 0) {
                preservesSuperviewLayoutMargins = true
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
                let height = heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
                height.priority = .defaultHigh
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
                    view.topAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.topAnchor, constant: -distance),
                    view.bottomAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.bottomAnchor, constant: distance),
                    view.centerYAnchor.constraint(equalTo: centerYAnchor),
                    height,
                ])
            }
        }
        //: .
        """#
}
