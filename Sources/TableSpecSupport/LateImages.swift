internal import UIKit

#if lateImages
// MARK: - Asynchronous images

/// Loads the images of a screen on demand and caches them while memory allows.
///
/// When a view is reused for another image, the previous task is canceled and its image isn't shown.
@MainActor
final class LateImages {
    /// A pending image of a view.
    private struct Wait {
        weak var view: UIView?
        let url: URL
        let task: _Concurrency.Task<Void, Never>
    }

    private let load: @MainActor (URL) async -> UIImage?
    private let kept = NSCache<NSURL, UIImage>()
    private var waits: [ObjectIdentifier: Wait] = [:]

    init(_ load: @escaping @MainActor (URL) async -> UIImage?) { self.load = load }

    deinit {
        for wait in waits.values { wait.task.cancel() }
    }

    /// Shows an image in a view, with a placeholder image while it loads.
    func show(_ url: URL?, in view: UIImageView, placeholder: UIImage? = nil) {
        show(url, for: view) { [weak view] image in view?.image = image ?? placeholder }
    }

    /// Shows an image in a view, with a placeholder color while it loads.
    func show(_ url: URL?, in view: UIImageView, placeholder color: UIColor, background: UIColor? = nil) {
        show(url, for: view) { [weak view] image in
            view?.image = image
            view?.backgroundColor = image == nil ? color : background
        }
    }

    /// Shows an image beside the texts of a cell, which already shows the placeholder.
    func show(_ url: URL?, in cell: UITableViewCell) {
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
        let wait = waits[id]
        // The image is already loading, and the placeholder is shown.
        if let wait, wait.view === view, wait.url == url { return }
        wait?.task.cancel()
        waits[id] = nil
        let image = url.flatMap { kept.object(forKey: $0 as NSURL) }
        show(image)
        guard let url, image == nil else { return }
        let task = _Concurrency.Task { [weak self, load] in
            guard !_Concurrency.Task.isCancelled else { return }
            let image = await load(url)
            guard !_Concurrency.Task.isCancelled, let self else { return }
            if let image { kept.setObject(image, forKey: url as NSURL) }
            waits[id] = nil
            if image != nil { show(image) }
        }
        waits[id] = Wait(view: view, url: url, task: task)
    }
}
#endif
