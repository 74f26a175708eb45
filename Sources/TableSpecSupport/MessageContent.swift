internal import UIKit

#if validation
extension TableSpec {
    /// The content of a row, with space for a message below it.
    ///
    /// The content view stays the same when a message appears, so that its fields keep the keyboard.
    internal struct MessageContent: UIContentConfiguration {
        var content: any UIContentConfiguration
        var message: String?

        func makeContentView() -> any UIView & UIContentView { MessageContentView(self) }

        func updated(for state: any UIConfigurationState) -> Self {
            MessageContent(content: content.updated(for: state), message: message)
        }
    }
}

extension TableSpec {
    private final class MessageContentView: UIView, UIContentView {
        var configuration: any UIContentConfiguration { didSet { show() } }
        private var contentView: any UIView & UIContentView
        private let label = UILabel()
        private lazy var bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)

        init(_ content: MessageContent) {
            configuration = content
            contentView = content.content.makeContentView()
            super.init(frame: .zero)
            preservesSuperviewLayoutMargins = true
            label.font = .preferredFont(forTextStyle: .footnote)
            label.adjustsFontForContentSizeCategory = true
            label.textColor = .systemRed
            label.numberOfLines = 0
            for view in [contentView, label] {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
            }
            NSLayoutConstraint.activate([
                contentView.topAnchor.constraint(equalTo: topAnchor),
                contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
                contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
                label.topAnchor.constraint(equalTo: contentView.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
                bottom,
            ])
            show()
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        private func show() {
            guard let content = configuration as? MessageContent else { return }
            contentView.configuration = content.content
            label.text = content.message
            label.isHidden = content.message == nil
            // A label without text has no height.
            bottom.constant = content.message == nil ? 0 : -11
        }
    }
}
#endif
