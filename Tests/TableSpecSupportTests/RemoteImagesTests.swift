import Foundation
import HeadlessUIKit
import TableSpecTestSupport
import Testing

@testable import TableSpecSupport

/// Images that are loaded for views that are reused meanwhile.
@MainActor
struct RemoteImagesTests {
    private let server = LateAnswers<URL, UIImage?>()
    private let images: TableSpec.RemoteImages
    private let view = UIImageView()
    private let placeholder = UIImage(named: "placeholder")

    init() {
        images = TableSpec.RemoteImages { [server] in await server.answer(to: $0) }
    }

    private func url(_ name: String) -> URL { URL(fileURLWithPath: "/images/\(name)") }

    @Test func thePlaceholderStaysUntilTheImageIsLoaded() async {
        images.show(url("a"), in: view, placeholder: placeholder)
        await drained()
        #expect(view.image == placeholder)
        await server.give(UIImage(named: "a"), to: url("a"))
        #expect(view.image == UIImage(named: "a"))
    }

    @Test func anImageIsLoadedOnce() async {
        images.show(url("a"), in: view)
        await drained()
        await server.give(UIImage(named: "a"), to: url("a"))
        let other = UIImageView()
        images.show(url("a"), in: other)
        #expect(other.image == UIImage(named: "a"))
        #expect(server.asked == [url("a")])
    }

    @Test func viewsThatWaitForOneImageShareItsTask() async {
        let other = UIImageView()
        images.show(url("a"), in: view)
        images.show(url("a"), in: other)
        await drained()
        // One of them is reused; the other one still waits.
        images.show(url("b"), in: view)
        await server.give(UIImage(named: "a"), to: url("a"))
        #expect(server.asked == [url("a"), url("b")])
        #expect(other.image == UIImage(named: "a") && view.image == nil)
    }

    @Test func aFailedImageIsNotRequestedAtEachReuse() async {
        images.show(url("a"), in: view)
        await drained()
        await server.give(nil, to: url("a"))
        images.show(url("a"), in: UIImageView())
        images.show(url("b"), in: view)
        images.show(url("a"), in: view)
        await drained()
        #expect(server.asked.filter { $0 == url("a") }.count == 1)
    }

    @Test func aFailedImageIsRequestedAgainAfterARefresh() async {
        images.show(url("a"), in: view)
        await drained()
        await server.give(nil, to: url("a"))
        images.retry()
        await drained()
        #expect(server.asked == [url("a"), url("a")])
        await server.give(UIImage(named: "a"), to: url("a"))
        #expect(view.image == UIImage(named: "a"))
    }

    @Test func aTaskThatNobodyWaitsForIsCanceled() async {
        images.show(url("a"), in: view)
        await drained()
        images.show(nil, in: view)
        await drained()
        #expect(server.canceled == [url("a")])
        await server.give(nil, to: url("a"))
    }

    @Test func anAnswerForAReusedViewIsIgnored() async {
        images.show(url("a"), in: view, placeholder: placeholder)
        await drained()
        images.show(url("b"), in: view, placeholder: placeholder)
        await drained()
        await server.give(UIImage(named: "b"), to: url("b"))
        await server.give(UIImage(named: "a"), to: url("a"))
        #expect(view.image == UIImage(named: "b"))
    }

    @Test func withoutAnImageThePlaceholderStays() async {
        images.show(url("a"), in: view, placeholder: .systemFill, background: .white)
        await drained()
        await server.give(nil, to: url("a"))
        #expect(view.image == nil && view.backgroundColor == .systemFill)
        images.show(nil, in: view, placeholder: placeholder)
        #expect(view.image == placeholder)
    }
}
