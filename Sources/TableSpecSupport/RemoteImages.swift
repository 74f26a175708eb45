public import UIKit

#if remoteImages
// MARK: - Asynchronous images

extension TableSpec {
    /// Loads the images of a screen on demand and caches them while memory allows.
    ///
    /// An image that several views show is loaded once. A task is canceled when no view waits for it anymore.
    @MainActor
    public final class RemoteImages {
        /// A view with the image that it shows or waits for.
        private struct Client {
            weak var view: UIView?
            let url: URL
            /// The image, which the view keeps when the cache is emptied in the background.
            var image: UIImage?
            let show: @MainActor (UIImage?) -> Void
        }

        private let load: @MainActor (URL) async -> UIImage?
        private let cache = NSCache<NSURL, UIImage>()
        private var clients: [ObjectIdentifier: Client] = [:]
        private var tasks: [URL: _Concurrency.Task<Void, Never>] = [:]
        /// When images couldn't be loaded, in seconds since the system started.
        private var failures: [URL: Double] = [:]

        /// How long a failed image isn't requested again, in seconds.
        private let pause: Double = 30

        public init(_ load: @escaping @MainActor (URL) async -> UIImage?) { self.load = load }

        deinit {
            for task in tasks.values { task.cancel() }
        }

        /// Requests images that couldn't be loaded again, because the user has pulled to refresh.
        public func retry() {
            failures = [:]
            for client in clients.values where client.view != nil && client.image == nil { request(client.url) }
        }

        /// Shows an image in a view, with a placeholder image while it loads.
        public func show(_ url: URL?, in view: UIImageView, placeholder: UIImage? = nil) {
            show(url, for: view) { [weak view] image in view?.image = image ?? placeholder }
        }

        /// Shows an image in a view, with a placeholder color while it loads.
        public func show(_ url: URL?, in view: UIImageView, placeholder color: UIColor, background: UIColor? = nil) {
            show(url, for: view) { [weak view] image in
                view?.image = image
                view?.backgroundColor = image == nil ? color : background
            }
        }

        /// Shows an image beside the texts of a cell, which already shows the placeholder.
        public func show(_ url: URL?, in cell: UITableViewCell) {
            show(url, for: cell) { [weak cell] image in
                guard let cell, let image, let content = cell.contentConfiguration else { return }
                cell.contentConfiguration = Self.adding(image, to: content)
            }
        }

        private static func adding(
            _ image: UIImage,
            to content: any UIContentConfiguration
        ) -> any UIContentConfiguration {
            switch content {
            case var list as UIListContentConfiguration:
                list.image = image
                return list
            #if controls
            case var control as ControlContent:
                control.list.image = image
                return control
            #endif
            #if validation
            case var message as MessageContent:
                message.content = adding(image, to: message.content)
                return message
            #endif
            default: return content
            }
        }

        /// - Parameter show: Shows the image, or the placeholder if `nil`.
        private func show(_ url: URL?, for view: UIView, _ show: @escaping @MainActor (UIImage?) -> Void) {
            let id = ObjectIdentifier(view)
            let last = clients[id].flatMap { $0.view === view ? $0 : nil }
            let own = last?.url == url ? last?.image : nil
            let image = own ?? url.flatMap { cache.object(forKey: $0 as NSURL) }
            show(image)
            clients[id] = url.map { Client(view: view, url: $0, image: image, show: show) }
            if let last, last.url != url { cancelUnlessAwaited(last.url) }
            if let url, image == nil { request(url) }
        }

        private func request(_ url: URL) {
            let now = ProcessInfo.processInfo.systemUptime
            guard tasks[url] == nil, failures[url].map({ now - $0 > pause }) ?? true else { return }
            tasks[url] = _Concurrency.Task { [weak self, load] in
                guard !_Concurrency.Task.isCancelled else { return }
                let loaded = await load(url)
                // Otherwise the image view would decode the image on the main thread:
                // https://developer.apple.com/videos/play/wwdc2021/10252
                let image = await loaded?.byPreparingForDisplay() ?? loaded
                guard !_Concurrency.Task.isCancelled else { return }
                self?.finish(url, with: image)
            }
        }

        private func finish(_ url: URL, with image: UIImage?) {
            let now = ProcessInfo.processInfo.systemUptime
            tasks[url] = nil
            failures = failures.filter { now - $1 <= pause }
            failures[url] = image == nil ? now : nil
            clients = clients.filter { $1.view != nil }
            guard let image else { return }
            cache.setObject(image, forKey: url as NSURL)
            for (id, client) in clients where client.url == url {
                clients[id]?.image = image
                client.show(image)
            }
        }

        private func cancelUnlessAwaited(_ url: URL) {
            let isAwaited = clients.values.contains { $0.url == url && $0.view != nil }
            if !isAwaited { tasks.removeValue(forKey: url)?.cancel() }
        }
    }
}
#endif
