public import UIKit

#if disclosure && !values
#error("disclosure needs values")
#endif

#if disclosure
extension TableSpec {
    /// A button at the end of a header that shows and hides the rows of its section, or at the end of a row that
    /// shows and hides the rows nested in it.
    ///
    /// Its chevron points down while the rows are visible.
    public final class DisclosureButton: UIButton, ValueControl {
        public var tableSpecValue = true { didSet { if tableSpecValue != oldValue { showValue() } } }

        #if !oneHeader
        /// The bundle with the translations of “Expanded” and “Collapsed”.
        private let bundle: Bundle
        #endif

        public init(bundle: Bundle = .main) {
            #if !oneHeader
            self.bundle = bundle
            #endif
            super.init(frame: .zero)
            var configuration = UIButton.Configuration.plain()
            // Aligns the chevron with the margin.
            configuration.contentInsets = .zero
            self.configuration = configuration
            setContentHuggingPriority(.required, for: .horizontal)
            addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
            showValue()
            // An accessory view has the size of its frame.
            sizeToFit()
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        /// Makes the whole header tappable, as in an outline: “a tap anywhere in the header toggles the
        /// expansion state”. A row has its own tap, so only 44 × 44 points are the button's.
        public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            if superview is UITableViewCell {
                let (x, y) = (min((bounds.width - 44) / 2, 0), min((bounds.height - 44) / 2, 0))
                return bounds.insetBy(dx: x, dy: y).contains(point)
            }
            let header = superview ?? self
            return header.bounds.contains(convert(point, to: header))
        }

        private func toggle() {
            tableSpecValue.toggle()
            sendActions(for: .valueChanged)
        }

        private func showValue() {
            configuration?.image = UIImage(systemName: tableSpecValue ? "chevron.down" : "chevron.forward")
            #if oneHeader
            accessibilityExpandedStatus = tableSpecValue ? .expanded : .collapsed
            #else
            if #available(iOS 18, *) {
                accessibilityExpandedStatus = tableSpecValue ? .expanded : .collapsed
            } else {
                accessibilityValue =
                    tableSpecValue
                    ? String(localized: "Expanded", bundle: bundle) : String(localized: "Collapsed", bundle: bundle)
            }
            #endif
        }
    }
}
#endif
