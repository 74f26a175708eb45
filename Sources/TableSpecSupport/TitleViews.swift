internal import UIKit

#if titleViews && !(titles && stacks)
#error("titleViews needs titles, stacks")
#endif

#if hiddenTitles && !titles
#error("hiddenTitles needs titles")
#endif

#if titleViews || hiddenTitles
#if titleViews
// MARK: - Views in headers and footers

extension TableSpec {
    /// Views that replace or follow the text of a header or footer, created for each of them.
    @MainActor
    public struct TitleViews {
        /// Returns the content of a header or footer.
        internal let content: (UIListContentConfiguration, _ isHeader: Bool) -> any UIContentConfiguration

        public init<Views: RowViews>(
            _ views: Views.Type,
            afterText: Bool = false,
            fill: @escaping (Views) -> Void = { _ in }
        ) {
            content = { title, isHeader in
                TitleViewsContent(title: afterText ? title : nil, isHeader: isHeader, fill: fill)
            }
        }
    }
}

extension TableSpec {
    private struct TitleViewsContent<Views: RowViews>: UIContentConfiguration {
        let title: UIListContentConfiguration?
        let isHeader: Bool
        let fill: (Views) -> Void

        func makeContentView() -> any UIView & UIContentView { TitleViewsContentView(self) }

        func updated(for state: any UIConfigurationState) -> Self { self }
    }
}

extension TableSpec {
    private final class TitleViewsContentView<Views: RowViews>: UIView, UIContentView {
        private let views = Views()
        private let title: UIListContentView?
        var configuration: any UIContentConfiguration { didSet { show() } }

        init(_ content: TitleViewsContent<Views>) {
            configuration = content
            title = content.title.map(UIListContentView.init)
            super.init(frame: .zero)
            preservesSuperviewLayoutMargins = true
            layOut(views.view)
            show()
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        #if button
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            TableSpec.touched(super.hitTest(point, with: event), at: point, in: self)
        }
        #endif

        private func show() {
            guard let content = configuration as? TitleViewsContent<Views> else { return }
            content.fill(views)
            guard let title, let configuration = content.title else { return }
            title.configuration = configuration
            // Makes the text a separate element, which VoiceOver finds among the headings.
            title.isAccessibilityElement = configuration.text?.isEmpty == false
            title.accessibilityLabel = configuration.text
            title.accessibilityTraits = content.isHeader ? .header : .staticText
        }

        private func layOut(_ view: UIView) {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            view.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor).isActive = true
            // The frame is empty until the header has been sized.
            let priority = UILayoutPriority(999)
            guard let title else {
                let bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)
                bottom.priority = priority
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                    view.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                    bottom,
                ])
                return
            }
            title.translatesAutoresizingMaskIntoConstraints = false
            // Passes touches on the text to the views after it.
            title.isUserInteractionEnabled = false
            addSubview(title)
            view.setContentHuggingPriority(.required, for: .horizontal)
            view.setContentCompressionResistancePriority(.required, for: .horizontal)
            let bottom = title.bottomAnchor.constraint(equalTo: bottomAnchor)
            bottom.priority = priority
            let lowest = view.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor)
            lowest.priority = priority
            let middle = title.textLayoutGuide?.centerYAnchor ?? title.centerYAnchor
            NSLayoutConstraint.activate([
                title.leadingAnchor.constraint(equalTo: leadingAnchor),
                title.trailingAnchor.constraint(equalTo: view.leadingAnchor, constant: -8),
                title.topAnchor.constraint(equalTo: topAnchor),
                bottom,
                view.centerYAnchor.constraint(equalTo: middle),
                view.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
                lowest,
            ])
        }
    }
}
#endif

#if hiddenTitles
// MARK: - Hidden headers and footers

extension TableSpec {
    /// The empty content of a hidden header or footer.
    ///
    /// Adding or removing a title requires reloading the section, which dismisses the keyboard.
    internal struct HiddenTitle: UIContentConfiguration {
        let height: CGFloat

        func makeContentView() -> any UIView & UIContentView { HiddenTitleView(self) }

        func updated(for state: any UIConfigurationState) -> Self { self }
    }
}

extension TableSpec {
    private final class HiddenTitleView: UIView, UIContentView {
        var configuration: any UIContentConfiguration

        init(_ title: HiddenTitle) {
            configuration = title
            super.init(frame: .zero)
            let room = heightAnchor.constraint(equalToConstant: title.height)
            room.priority = UILayoutPriority(999)
            room.isActive = true
        }

        @available(*, unavailable) required init?(coder: NSCoder) { nil }
    }
}
#endif
#endif
