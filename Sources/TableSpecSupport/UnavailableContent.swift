public import UIKit

#if unavailableBefore17 && !(labels && images && stacks && button)
#error("unavailableBefore17 needs labels, images, stacks, button")
#endif

#if unavailable
// MARK: - Unavailable content

extension TableSpec {
    /// The content shown in place of a table's rows.
    public enum UnavailableContent {
        case loading
        case search
        case message(
            image: UIImage? = nil,
            text: String? = nil,
            secondaryText: String? = nil,
            button: UIAction? = nil,
            secondaryButton: UIAction? = nil
        )

        /// The content as a UIKit configuration.
        @available(iOS 17.0, *)
        @MainActor
        public var configuration: UIContentUnavailableConfiguration {
            switch self {
            case .loading: return .loading()
            case .search: return .search()
            case .message(let image, let text, let secondaryText, let button, let secondaryButton):
                var content = UIContentUnavailableConfiguration.empty()
                (content.image, content.text, content.secondaryText) = (image, text, secondaryText)
                if let button {
                    content.button = .plain()
                    content.button.title = button.title
                    content.buttonProperties.primaryAction = button
                }
                if let secondaryButton {
                    content.secondaryButton = .plain()
                    content.secondaryButton.title = secondaryButton.title
                    content.secondaryButtonProperties.primaryAction = secondaryButton
                }
                return content
            }
        }

        #if unavailableBefore17
        /// The views in the table's background before iOS 17.
        @MainActor
        public var views: [UIView] {
            switch self {
            case .loading:
                let spinner = UIActivityIndicatorView(style: .medium)
                spinner.startAnimating()
                return [spinner]
            case .search:
                let title = TableSpec.systemTitle("No Results")
                return Self.message(image: UIImage(systemName: "magnifyingglass"), text: title).views
            case .message(let image, let text, let secondaryText, let button, let secondaryButton):
                let texts = [
                    text.map { TableSpec.label($0, style: .title2, alignment: .center, lines: 0) },
                    secondaryText.map {
                        TableSpec.label($0, style: .subheadline, color: .secondaryLabel, alignment: .center, lines: 0)
                    },
                ]
                let buttons = [button, secondaryButton].compactMap { $0 }.map { action in
                    UIButton(type: .system, primaryAction: action)
                }
                let picture = image.map {
                    TableSpec.size(TableSpec.imageView($0, tint: .secondaryLabel), width: 48, height: 48)
                }
                return [picture].compactMap { $0 } + texts.compactMap { $0 } + buttons
            }
        }
        #endif
    }
}

@MainActor
extension TableSpec {
    /// Shows content in place of the rows, or only the rows if `nil`, after the view has loaded.
    public static func showUnavailable(
        _ content: UnavailableContent?,
        in tableView: @autoclosure () -> UITableView,
        of screen: UIViewController
    ) {
        guard screen.isViewLoaded else { return }
        #if unavailableBefore17
        guard #available(iOS 17.0, *) else {
            let tableView = tableView()
            let stack = content.map { column($0.views, spacing: 12, alignment: .center) }
            tableView.backgroundView = stack.map { stack in
                let view = UIView(frame: tableView.bounds)
                stack.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                    stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                    stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                ])
                return view
            }
            return
        }
        #endif
        let tableView = tableView()
        if tableView === screen.view {
            screen.contentUnavailableConfiguration = content?.configuration
        } else {
            // The content of the screen would cover the views around the table.
            show(content?.configuration, in: tableView)
        }
    }

    @available(iOS 17.0, *)
    private static func show(_ configuration: UIContentUnavailableConfiguration?, in tableView: UITableView) {
        if let configuration, let view = tableView.backgroundView as? UIContentUnavailableView {
            // The spinner keeps animating, and VoiceOver keeps its focus.
            view.configuration = configuration
        } else {
            tableView.backgroundView = configuration.map { UIContentUnavailableView(configuration: $0) }
        }
    }
}
#endif
