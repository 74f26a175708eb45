import Foundation
import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Buttons with looks, one of which shows another image while it is selected; symbols of several sizes.
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

    @Test func aTapReachesTheAppWithItsElement() throws {
        try like(3).tap()
        #expect(app.liked == [3])
        controller.state.posts[3].isLiked = true
        screen.layOut()
        #expect(try like(3).isSelected)
    }

    @Test func buttonsHaveTheLooksThatTheSpecStates() throws {
        let share = try #require(try views(0, 0).first { (button: UIButton) in button.configuration?.title == "Share" })
        #expect(share.configuration?.look == .tinted)
        #expect(share.configuration?.image == UIImage(systemName: "square.and.arrow.up"))
        #expect(share.configuration?.imagePadding == 6)
        let follow = try #require(
            try views(0, 0).first { (button: UIButton) in button.configuration?.title == "Follow" }
        )
        let transformer = try #require(follow.configuration?.titleTextAttributesTransformer)
        #expect(transformer(AttributeContainer()).font?.pointSize == 15)
        let mute = try #require(try views(1, 0, UIButton.self).first)
        #expect(mute.configuration?.look == .filled)
        #expect(mute.configuration?.cornerStyle == .large)
        #expect(mute.configuration?.imagePlacement == .top)
        #expect(mute.configuration?.baseBackgroundColor == .systemIndigo)
        #expect(!mute.isSelected)
        controller.state.isMuted = true
        screen.layOut()
        #expect(try #require(try views(1, 0, UIButton.self).first).isSelected)
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

    func like(post: Post) { liked.append(post.id) }
    func follow(post: Post) {}
    func share(post: Post) {}
    func mute() {}
}
