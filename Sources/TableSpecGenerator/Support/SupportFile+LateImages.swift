extension SupportFile {
    /// Images that the app loads when they are shown.
    static let lateImages = #"""
        // MARK: - Images that come later

        /// Loads the images of a screen when they are shown, and keeps those that have been there as long as there is memory.
        ///
        /// Views and cells are used again for other rows. An image that comes when its view wants another one is not shown, and
        /// its task is cancelled as soon as that is so.
        @MainActor
        final class LateImages {
            /// The image that a view waits for.
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

            /// Shows an image in a view, and another one until it is there.
            func show(_ url: URL?, in view: UIImageView, placeholder: UIImage? = nil) {
                show(url, for: view) { [weak view] image in view?.image = image ?? placeholder }
            }

            /// Shows an image in a view, which a colour fills until it is there.
            func show(_ url: URL?, in view: UIImageView, placeholder color: UIColor, background: UIColor? = nil) {
                show(url, for: view) { [weak view] image in
                    view?.image = image
                    view?.backgroundColor = image == nil ? color : background
                }
            }

            /// Shows an image beside the texts of a cell, which has a placeholder already.
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
                //: lateImages+controls
                case var control as ControlContent:
                    control.list.image = image
                    return control
                //: lateImages+validation
                case var message as MessageContent:
                    message.content = adding(image, to: message.content)
                    return message
                //: lateImages
                default: return content
                }
            }

            /// - Parameter show: Shows the image, or what stands in its place.
            private func show(_ url: URL?, for view: UIView, _ show: @escaping @MainActor (UIImage?) -> Void) {
                let id = ObjectIdentifier(view)
                let wait = waits[id]
                // It is on its way, and its place is taken.
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
        //: .
        """#
}
