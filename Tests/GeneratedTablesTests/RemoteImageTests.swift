import Foundation
import HeadlessUIKit
import TableSpecTestSupport
import Testing

@testable import GeneratedTables

/// Images that the app loads when they are in sight, and answers late, out of order, or not at all.
@Suite("Images that load later")
@MainActor
struct RemoteImageTests {
    private let controller: FeedViewController
    private let screen: HeadlessScreen
    private let app = ImageApp()

    init() {
        let posts = (0..<40).map { number in
            Post(
                id: number,
                author: "Ada",
                photo: Self.url(number),
                likes: 0,
                isLiked: false,
                isSponsored: false
            )
        }
        controller = FeedViewController(state: .init(posts: posts))
        controller.actions = app
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    nonisolated private static func url(_ number: Int) -> URL {
        URL(fileURLWithPath: "/photos/\(number)")
    }

    private func photo(_ row: Int) throws -> UIImageView {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let cell = try #require(screen.table.cell(path(0, row)))
        return try #require(
            all(cell.contentView).lazy.compactMap { $0 as? UIImageView }.first { $0.contentMode == .scaleAspectFill }
        )
    }

    @Test func thePlaceholderStaysUntilTheImageIsThere() async throws {
        let view = try photo(0)
        #expect(view.image == nil && view.backgroundColor == .systemFill)
        await drained()
        #expect(app.requested.contains(Self.url(0)))
        await app.answer(Self.url(0))
        #expect(view.image == UIImage(named: "0") && view.backgroundColor == nil)
    }

    @Test func answersComeInAnyOrder() async throws {
        await drained()
        await app.answer(Self.url(1))
        #expect(try photo(1).image == UIImage(named: "1"))
        #expect(try photo(0).image == nil)
        await app.answer(Self.url(0))
        #expect(try photo(0).image == UIImage(named: "0"))
        #expect(try photo(1).image == UIImage(named: "1"))
    }

    @Test func aViewThatIsUsedAgainNeverShowsTheOldImage() async throws {
        let view = try photo(0)
        await drained()
        // The view goes from row to row.
        let others = try (2..<40).filter { try photo($0) === view }
        let last = try #require(others.last, "the cells are used again")
        _ = try photo(last)
        await drained()
        #expect(app.canceled.contains(Self.url(0)), "nobody waits for it any more")
        await app.answer(Self.url(0))
        #expect(view.image == nil, "the image of another row")
        await app.answer(Self.url(last))
        #expect(try photo(last).image == UIImage(named: "\(last)"))
    }

    @Test func anImageThatWasThereIsKept() async throws {
        await drained()
        await app.answer(Self.url(0))
        _ = try photo(30)
        await drained()
        let count = app.requested.filter { $0 == Self.url(0) }.count
        #expect(try photo(0).image == UIImage(named: "0"), "at once")
        await drained()
        #expect(app.requested.filter { $0 == Self.url(0) }.count == count)
    }

    @Test func aRowThatIsFilledAgainWaitsOn() async throws {
        await drained()
        controller.state.posts[0].likes = 5
        screen.layOut()
        await drained()
        #expect(app.requested.filter { $0 == Self.url(0) }.count == 1, "it is on its way")
        await app.answer(Self.url(0))
        controller.state.posts[0].likes = 6
        screen.layOut()
        #expect(try photo(0).image == UIImage(named: "0"))
    }

    @Test func anotherAddressIsAnotherImage() async throws {
        await drained()
        await app.answer(Self.url(0))
        controller.state.posts[0].photo = Self.url(99)
        screen.layOut()
        #expect(try photo(0).image == nil && photo(0).backgroundColor == .systemFill)
        await drained()
        await app.answer(Self.url(99))
        #expect(try photo(0).image == UIImage(named: "99"))
        controller.state.posts[0].photo = nil
        screen.layOut()
        #expect(try photo(0).image == nil && photo(0).backgroundColor == .systemFill)
    }

    /// A failed image is requested again after a pause, not each time its row is shown.
    @Test func whereThereIsNoImageThePlaceholderStays() async throws {
        await drained()
        await app.answer(Self.url(0), with: nil)
        #expect(try photo(0).backgroundColor == .systemFill)
        controller.state.posts[0].likes = 5
        screen.layOut()
        await drained()
        #expect(try photo(0).backgroundColor == .systemFill)
        #expect(app.requested.filter { $0 == Self.url(0) }.count == 1)
    }

    @Test func aScreenThatGoesWaitsForNothing() async throws {
        let app = ImageApp()
        var controller: FeedViewController? = FeedViewController(
            state: .init(posts: [
                Post(id: 1, author: "", photo: Self.url(7), likes: 0, isLiked: false, isSponsored: false)
            ])
        )
        controller?.actions = app
        var screen: HeadlessScreen? = controller.map { HeadlessScreen(inStack: $0) }
        screen?.layOut()
        await drained()
        #expect(app.requested == [Self.url(7)])
        controller = nil
        withExtendedLifetime(screen) {}
        screen = nil
        await drained()
        #expect(app.canceled == [Self.url(7)])
    }
}

/// A row of a standard style, whose image comes later.
@Suite("Row images that load later")
@MainActor
struct LateRowImageTests {
    private let controller = BookshelfViewController(state: .sample)
    private let screen: HeadlessScreen
    private let app = BookImages()
    private let url = BookshelfViewController.State.sample.books[0].cover

    init() {
        controller.actions = app
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    private func image(_ row: Int) -> UIImage? {
        (screen.table.cell(path(0, row))?.contentConfiguration as? UIListContentConfiguration)?.image
    }

    @Test func aRowShowsTheSymbolAndThenTheImage() async throws {
        let symbol = UIImage(systemName: "book")
        #expect(image(0) == symbol && image(1) == symbol)
        await drained()
        #expect(app.images.requested == [url], "a row without an address waits for nothing")
        let url = try #require(url)
        await app.images.answer(url)
        #expect(image(0) == UIImage(named: "middlemarch.jpg") && image(1) == symbol)
        controller.state.books[0].author = "Mary Ann Evans"
        #expect(image(0) == UIImage(named: "middlemarch.jpg"), "a row that is filled anew does not flicker")
        let list = screen.table.cell(path(0, 0))?.contentConfiguration as? UIListContentConfiguration
        #expect(list?.imageProperties.reservedLayoutSize == CGSize(width: 40, height: 40))
    }

    @Test func aCellThatShowsAnotherRowKeepsItsOwnImage() async throws {
        await drained()
        let url = try #require(url)
        // The first row goes, and its cell is used for the next one.
        controller.state.books.removeFirst()
        controller.state.books += (3..<30).map {
            Book(id: $0, title: "\($0)", author: "", cover: nil)
        }
        screen.layOut()
        await drained()
        await app.images.answer(url)
        let symbol = UIImage(systemName: "book")
        #expect((0..<28).allSatisfy { image($0) == symbol })
    }
}

/// Images that the test hands back when it wants to.
@MainActor
private final class ImageApp: FeedActions {
    func loadComments(posts: [Post]) {}
    func cancelComments(posts: [Post]) {}

    private let images = LateAnswers<URL, UIImage?>()

    var requested: [URL] { images.asked }
    var canceled: [URL] { images.canceled }

    func image(for url: URL) async -> UIImage? { await images.answer(to: url) }

    /// Hands back an image named after its address to all that wait for it.
    func answer(_ url: URL) async { await answer(url, with: UIImage(named: url.lastPathComponent)) }

    func answer(_ url: URL, with image: UIImage?) async { await images.give(image, to: url) }

    func like(post: Post) {}
    func follow(post: Post) {}
    func share(post: Post) {}
    func mute() {}
    func newPost() {}
}

@MainActor
private final class BookImages: BookshelfActions {
    let images = ImageApp()

    func image(for url: URL) async -> UIImage? { await images.image(for: url) }
    func findBooks() {}
}
