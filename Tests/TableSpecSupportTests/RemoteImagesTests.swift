import Foundation
import HeadlessUIKit
import Testing

@testable import TableSpecSupport

/// Images that are loaded for views that are reused meanwhile.
@MainActor
struct RemoteImagesTests {
    /// An app that answers on demand.
    @MainActor
    private final class Server {
        private(set) var requests: [URL] = []
        private(set) var canceled: [URL] = []
        private var waiting: [URL: CheckedContinuation<UIImage?, Never>] = [:]
        /// The number of answers that are on their way to those who wait.
        private var underway = 0

        func image(_ url: URL) async -> UIImage? {
            requests.append(url)
            let image = await withTaskCancellationHandler {
                await withCheckedContinuation { waiting[url] = $0 }
            } onCancel: {
                Task { @MainActor in self.canceled.append(url) }
            }
            underway -= 1
            return image
        }

        /// Answers, and waits until the answer is received: a task that is resumed passes through the global executor.
        func answer(_ url: URL, with image: UIImage?) async {
            guard let continuation = waiting.removeValue(forKey: url) else { return }
            underway += 1
            continuation.resume(returning: image)
            while underway > 0 { await drained() }
        }
    }

    private let server = Server()
    private let images: TableSpec.RemoteImages
    private let view = UIImageView()
    private let placeholder = UIImage(named: "placeholder")

    init() {
        images = TableSpec.RemoteImages { [server] in await server.image($0) }
    }

    private func url(_ name: String) -> URL { URL(fileURLWithPath: "/images/\(name)") }

    @Test func thePlaceholderStaysUntilTheImageIsLoaded() async {
        images.show(url("a"), in: view, placeholder: placeholder)
        await drained()
        #expect(view.image == placeholder)
        await server.answer(url("a"), with: UIImage(named: "a"))
        #expect(view.image == UIImage(named: "a"))
    }

    @Test func anImageIsLoadedOnce() async {
        images.show(url("a"), in: view)
        await drained()
        await server.answer(url("a"), with: UIImage(named: "a"))
        let other = UIImageView()
        images.show(url("a"), in: other)
        #expect(other.image == UIImage(named: "a"))
        #expect(server.requests == [url("a")])
    }

    @Test func viewsThatWaitForOneImageShareItsTask() async {
        let other = UIImageView()
        images.show(url("a"), in: view)
        images.show(url("a"), in: other)
        await drained()
        // One of them is reused; the other one still waits.
        images.show(url("b"), in: view)
        await server.answer(url("a"), with: UIImage(named: "a"))
        #expect(server.requests == [url("a"), url("b")])
        #expect(other.image == UIImage(named: "a") && view.image == nil)
    }

    @Test func aFailedImageIsNotRequestedAtEachReuse() async {
        images.show(url("a"), in: view)
        await drained()
        await server.answer(url("a"), with: nil)
        images.show(url("a"), in: UIImageView())
        images.show(url("b"), in: view)
        images.show(url("a"), in: view)
        await drained()
        #expect(server.requests.filter { $0 == url("a") }.count == 1)
    }

    @Test func aTaskThatNobodyWaitsForIsCanceled() async {
        images.show(url("a"), in: view)
        await drained()
        images.show(nil, in: view)
        await drained()
        #expect(server.canceled == [url("a")])
        await server.answer(url("a"), with: nil)
    }

    @Test func anAnswerForAReusedViewIsIgnored() async {
        images.show(url("a"), in: view, placeholder: placeholder)
        await drained()
        images.show(url("b"), in: view, placeholder: placeholder)
        await drained()
        await server.answer(url("b"), with: UIImage(named: "b"))
        await server.answer(url("a"), with: UIImage(named: "a"))
        #expect(view.image == UIImage(named: "b"))
    }

    @Test func withoutAnImageThePlaceholderStays() async {
        images.show(url("a"), in: view, placeholder: .systemFill, background: .white)
        await drained()
        await server.answer(url("a"), with: nil)
        #expect(view.image == nil && view.backgroundColor == .systemFill)
        images.show(nil, in: view, placeholder: placeholder)
        #expect(view.image == placeholder)
    }
}
