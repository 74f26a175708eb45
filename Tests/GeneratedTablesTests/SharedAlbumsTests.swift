import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Headers with custom views, in sections generated from elements.
@Suite("Headers with views")
@MainActor
struct SharedAlbumsTests {
    private let controller = SharedAlbumsViewController(state: .sample)
    private let screen: HeadlessScreen
    private let app = AlbumsApp()

    init() {
        screen = HeadlessScreen(inStack: controller)
        controller.actions = app
        screen.layOut()
    }

    private func views<View: UIView>(_ type: View.Type, of section: Int) -> [View] {
        let content = screen.table.headerView(forSection: section)?.contentView
        return (content?.subviews.first as? UIStackView)?.arrangedSubviews.compactMap { $0 as? View } ?? []
    }

    @Test func theHeaderShowsItsElement() {
        #expect(views(UILabel.self, of: 0).map(\.text) == ["Favourites"])
        #expect(views(UISwitch.self, of: 0).map(\.isOn) == [true])
        #expect(views(UISwitch.self, of: 0).first?.accessibilityLabel == "Share Favourites")
        #expect(views(UISwitch.self, of: 1).map(\.isOn) == [false])
        // VoiceOver finds it among the headings.
        #expect(views(UILabel.self, of: 1).first?.accessibilityTraits == .header)
    }

    @Test func theHeaderIsAsHighAsItsViews() throws {
        let tallest = try #require(views(UIView.self, of: 1).map(\.intrinsicContentSize.height).max())
        #expect(screen.table.rectForHeader(inSection: 1).height == tallest + 16)
    }

    @Test func theSwitchWritesItsElementAndTellsTheApp() {
        let control = views(UISwitch.self, of: 1)[0]
        control.tap()
        #expect(controller.state.albums.map(\.isShared) == [true, true])
        #expect(app.shared == ["Holidays true"])
        #expect(views(UISwitch.self, of: 1).first === control, "the view stays, and so does what a finger holds")
    }

    @Test func theFooterFollowsTheElement() {
        #expect(screen.table.footerView(forSection: 0)?.inspection.shownText == "Others can add photos.")
        #expect(screen.table.footerView(forSection: 1)?.inspection.shownText == nil)
        controller.state.albums[1].isShared = true
        screen.layOut()
        #expect(screen.table.footerView(forSection: 1)?.inspection.shownText == "Others can add photos.")
        #expect(
            screen.table.rectForFooter(inSection: 1).height == screen.table.rectForFooter(inSection: 0).height
        )
    }

    @Test func aNameThatChangesIsShownAndPassedOn() {
        controller.state.albums[0].name = "Best of All"
        #expect(views(UILabel.self, of: 0).first?.text == "Best of All")
        views(UIButton.self, of: 0).first?.tap()
        #expect(app.opened == ["Best of All"])
        #expect(screen.topViewController === app.photos)
    }

    @Test func sectionsThatMoveKeepTheirOwnHeaders() {
        controller.state.albums.swapAt(0, 1)
        screen.layOut()
        #expect(views(UILabel.self, of: 0).map(\.text) == ["Holidays"])
        views(UISwitch.self, of: 0).first?.tap()
        #expect(app.shared == ["Holidays true"])
    }
}

@MainActor
private final class AlbumsApp: SharedAlbumsActions {
    private(set) var shared: [String] = []
    private(set) var opened: [String] = []
    let photos = UIViewController()

    func share(album: Album) { shared.append("\(album.name) \(album.isShared)") }
    func makeAlbumPhotos(album: Album) -> UIViewController {
        opened.append(album.name)
        return photos
    }
}
