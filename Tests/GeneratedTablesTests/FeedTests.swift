import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Buttons with styles, one of which shows another image while it is selected; symbols of several sizes.
@Suite("Feed")
@MainActor
struct FeedTests {
    private let controller: FeedViewController
    private let screen: HeadlessScreen
    private let app = FeedApp()

    init() {
        let posts = (0..<20).map { number in
            Post(id: number, author: "Ada", photo: nil, likes: 3, isLiked: number.isMultiple(of: 2), isSponsored: false)
        }
        controller = FeedViewController(state: .init(posts: posts))
        controller.actions = app
        screen = HeadlessScreen(inStack: controller)
        screen.layOut()
    }

    private func views<View: UIView>(_ section: Int, _ row: Int, _ type: View.Type = View.self) throws -> [View] {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return all(try #require(screen.table.cell(path(section, row))).contentView).compactMap { $0 as? View }
    }

    private func like(_ row: Int) throws -> UIButton {
        try #require(try views(0, row).first { (button: UIButton) in button.accessibilityLabel == "Like" })
    }

    @Test func aSelectedButtonShowsItsOtherImageAndNothingStaysOnReuse() throws {
        for row in 0..<20 {
            let button = try like(row)
            let isLiked = row.isMultiple(of: 2)
            #expect(button.isSelected == isLiked)
            #expect(button.configuration?.image == UIImage(systemName: isLiked ? "heart.fill" : "heart"))
            #expect(button.configuration?.automaticallyUpdateForSelection == false)
        }
    }

    // MARK: Prefetching

    /// Posts whose rows have cells.
    private var withCells: Set<Int> { Set((0..<20).filter { screen.table.cellForRow(at: path(0, $0)) != nil }) }

    @Test func theAppGetsElementsBeforeTheirRowsComeIntoSight() throws {
        let first = try #require(app.announced.first)
        #expect(app.announced == Array(first..<(first + app.announced.count)), "the nearest first")
        #expect(withCells.isDisjoint(with: app.announced))
        #expect(app.batches == 1)
        let announced = app.announced
        screen.table.dragContent(toRow: path(0, 19))
        screen.layOut()
        #expect(app.announced.count > announced.count)
        #expect(Set(app.announced).count == app.announced.count, "each once")
    }

    @Test func theAppIsNotifiedOfElementsThatItNoLongerNeeds() {
        screen.table.dragContent(toRow: path(0, 8))
        screen.layOut()
        app.cancelled = []
        let ahead = app.announced.filter { $0 > 8 }
        screen.table.dragContent(toRow: path(0, 0))
        screen.layOut()
        #expect(!app.cancelled.isEmpty)
        #expect(Set(app.cancelled).isSubset(of: ahead))
    }

    @Test func aChangeInsideOfTheCallWaitsAndIsShown() {
        app.onAnnouncement = { [controller] in controller.state.posts[0].likes += 1 }
        screen.table.dragContent(toRow: path(0, 10))
        screen.layOut()
        #expect(controller.state.posts[0].likes > 3)
        app.onAnnouncement = {}
        screen.table.dragContent(toRow: path(0, 0))
        screen.layOut()
        #expect(screen.table.numberOfRows(inSection: 0) == 20)
    }

    @Test func otherRowsAreNoElements() {
        controller.state.posts = []
        app.announced = []
        screen.layOut()
        #expect(app.announced.isEmpty)
    }

    @Test func aTapReachesTheAppWithItsElement() throws {
        try like(3).tap()
        #expect(app.liked == [3])
        controller.state.posts[3].isLiked = true
        screen.layOut()
        #expect(try like(3).isSelected)
    }

    @Test func aButtonGetsTouchesAroundItThatNoOtherControlGets() throws {
        let cell = try #require(screen.table.cell(path(0, 3)))
        let (like, stack, content) = (try like(3), try #require(try like(3).superview), cell.contentView)
        let share = try #require(stack.subviews.compactMap { $0 as? UIButton }.last)
        // A stack that is as low as its images, somewhere in the row.
        content.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        for view in sequence(first: stack, next: \.superview).prefix(while: { $0 !== content }) {
            view.frame = CGRect(x: 50, y: 50, width: 300, height: 300)
        }
        stack.frame.size.height = 22
        for view in stack.subviews { view.frame = .zero }
        like.frame = CGRect(x: 30, y: 0, width: 22, height: 22)
        share.frame = CGRect(x: 60, y: 0, width: 22, height: 22)
        let middle = like.convert(CGPoint(x: 11, y: 11), to: content)
        func touched(_ x: CGFloat, _ y: CGFloat) -> UIView? {
            content.hitTest(CGPoint(x: middle.x + x, y: middle.y + y), with: nil)
        }
        for (x, y) in [(0, 0), (-21, 0), (0, 21), (0, -21), (-21, 21)] as [(CGFloat, CGFloat)] {
            #expect(touched(x, y) === like, "\(x), \(y)")
        }
        #expect(touched(-24, 0) !== like)
        #expect(touched(0, 24) !== like)
        // Between two buttons the nearer one is meant.
        #expect(touched(14, 0) === like)
        #expect(touched(17, 0) === share)
        #expect(touched(20, -15) === share)
        like.isEnabled = false
        #expect(touched(-11, -21) !== like)
        like.isEnabled = true
        #expect(touched(-11, -21) === like)
        like.isHidden = true
        #expect(touched(-11, -21) !== like)
    }

    @Test func buttonsHaveTheLooksThatTheSpecStates() throws {
        let share = try #require(try views(0, 0).first { (button: UIButton) in button.configuration?.title == "Share" })
        #expect(share.configuration?.inspection.style == .tinted)
        #expect(share.configuration?.image == UIImage(systemName: "square.and.arrow.up"))
        #expect(share.configuration?.imagePadding == 6)
        let follow = try #require(
            try views(0, 0).first { (button: UIButton) in button.configuration?.title == "Follow" }
        )
        let transformer = try #require(follow.configuration?.titleTextAttributesTransformer)
        #expect(transformer(AttributeContainer()).font?.pointSize == 15)
        let mute = try #require(try views(1, 0, UIButton.self).first)
        #expect(mute.configuration?.inspection.style == .filled)
        #expect(mute.configuration?.cornerStyle == .large)
        #expect(mute.configuration?.imagePlacement == .top)
        #expect(mute.configuration?.baseBackgroundColor == .systemIndigo)
        #expect(!mute.isSelected)
        controller.state.isMuted = true
        screen.layOut()
        #expect(try #require(try views(1, 0, UIButton.self).first).isSelected)
    }

    // MARK: Views over the table

    @Test func theButtonFloatsInTheCornerAndReachesTheApp() {
        let button = controller.overlayButton
        #expect(button.superview === controller.view)
        #expect(button.frame.maxX == controller.view.bounds.maxX - 20)
        #expect(button.frame.maxY == controller.view.bounds.maxY - 20)
        let place = button.frame
        screen.table.scrollToRow(at: path(0, 10), at: .top, animated: false)
        screen.layOut()
        #expect(button.frame == place)
        button.tap()
        #expect(app.newPosts == 1)
    }

    @Test func theLastRowCanBeScrolledOutFromUnderTheButton() {
        let button = controller.overlayButton
        #expect(button.frame.height > 0)
        #expect(screen.table.contentInset.bottom == button.frame.height + 40)
        button.isHidden = true
        controller.view.setNeedsLayout()
        screen.layOut()
        #expect(screen.table.contentInset.bottom == 0)
    }

    @Test func theBannerComesWithTheStateBelowTheViewsAboveTheTable() throws {
        let banner = controller.overlayRow
        #expect(banner.isHidden)
        controller.state.isOffline = true
        screen.layOut()
        #expect(!banner.isHidden)
        #expect(banner.frame.midX == controller.view.bounds.midX)
        let above = try #require(controller.aboveFilterSegmentedControl.superview)
        #expect(above.frame.height > 0)
        #expect(banner.frame.minY == above.frame.maxY + 8)
    }

    @Test func theKeyboardPushesTheButtonUp() {
        let bottom = controller.overlayButton.frame.maxY
        screen.showKeyboard(height: 300)
        screen.layOut()
        #expect(controller.overlayButton.frame.maxY == bottom - 300)
        screen.showKeyboard(height: 0)
        screen.layOut()
        #expect(controller.overlayButton.frame.maxY == bottom)
    }

    @Test func symbolsHaveASizeAndAWeight() throws {
        let image = try #require(try views(1, 0, UIImageView.self).first { $0.image != nil })
        #expect(
            image.preferredSymbolConfiguration == UIImage.SymbolConfiguration(pointSize: 28, weight: .light)
        )
        let like = try like(0)
        #expect(
            like.configuration?.preferredSymbolConfigurationForImage
                == UIImage.SymbolConfiguration(textStyle: .title3)
        )
    }
}

@MainActor
private final class FeedApp: FeedActions {
    var liked: [Int] = []
    var newPosts = 0
    var announced: [Int] = []
    var batches = 0
    var cancelled: [Int] = []
    var onAnnouncement: @MainActor () -> Void = {}

    func like(post: Post) { liked.append(post.id) }
    func follow(post: Post) {}
    func share(post: Post) {}
    func mute() {}
    func newPost() { newPosts += 1 }
    func loadComments(posts: [Post]) {
        announced += posts.map(\.id)
        batches += 1
        onAnnouncement()
    }
    func cancelComments(posts: [Post]) { cancelled += posts.map(\.id) }
    func image(for url: URL) async -> UIImage? { nil }
}
