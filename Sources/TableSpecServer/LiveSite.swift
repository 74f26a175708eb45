#if PreviewServer
    /// The current content, and the pages that listen to it.
    actor LiveSite {
        nonisolated let page: String
        /// Receives the query of a selection, or `nil` if the site doesn't accept any.
        nonisolated let select: (@Sendable (String) -> Void)?
        private(set) var content: LiveContent
        private let maximumListeners: Int
        private var listeners: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
        private var lastListener = 0

        init(
            page: String,
            content: LiveContent,
            maximumListeners: Int,
            select: (@Sendable (String) -> Void)? = nil
        ) {
            self.page = page
            self.select = select
            self.content = content
            self.maximumListeners = maximumListeners
        }

        func show(_ content: LiveContent) {
            self.content = content
            for listener in listeners.values { listener.yield(event) }
        }

        /// The events for another page, starting with the current one, or `nil` if there are too many pages.
        func listen() -> AsyncStream<[UInt8]>? {
            guard listeners.count < maximumListeners else { return nil }
            // A slow page gets the newest event, which contains the complete state.
            let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self, bufferingPolicy: .bufferingNewest(1))
            lastListener += 1
            let number = lastListener
            continuation.onTermination = { _ in Task { await self.forget(number) } }
            continuation.yield(event)
            listeners[number] = continuation
            return stream
        }

        private func forget(_ number: Int) { listeners[number] = nil }

        private var event: [UInt8] { Array("data: \(content.news)\n\n".utf8) }
    }
#endif
