import TableSpecModel
import Testing

@testable import TableSpecPreview

@Suite("Open menus and confirmations in the picture")
struct PopupLayoutTests {
    private func traits(
        _ state: PreviewState,
        device: PreviewDevice = .iPhone,
        _ direction: LayoutDirection = .leftToRight
    )
        -> PreviewTraits
    {
        PreviewTraits(device: device, system: .iOS18, direction: direction, state: state)
    }

    private func content() -> ScreenContent {
        var row = RowContent(id: "a", text: "A")
        var offers = RowOffers()
        var delete = MenuEntryContent("Delete")
        delete.isDestructive = true
        delete.beginsGroup = true
        offers.menu = [MenuEntryContent("Reply"), MenuEntryContent("Move To"), delete]
        offers.confirmation = ConfirmationContent("Delete this message?", title: "Delete")
        row.offers = offers
        return Samples.row(row)
    }

    @Test func aMenuStandsBelowItsRowWithALineForEachEntry() throws {
        let layout = LayoutEngine.layout(content(), traits: traits(.menu))
        let popup = try #require(layout[.popup])
        #expect(popup.popup?.isDimmed == true)
        let card = try #require(popup.children.first)
        #expect(card.all(.entry).map { $0.lines.map(\.text) } == [["Reply"], ["Move To"], ["Delete"]])
        #expect(card.all(.entry).map(\.entry?.role) == [.entry, .entry, .destructive])
        #expect(card.all(.entry).map(\.frame.height) == [44, 44, 44])
        #expect(card.frame.y > layout.sections[0].rows[0].frame.maxY)
        #expect(card.frame.maxY == card.all(.entry)[2].frame.maxY)
    }

    @Test func aMenuOfALowRowStandsAboveIt() throws {
        var low = content()
        let filler = (0..<14).map { RowContent(id: "\($0)", text: "Filler") }
        low.sections[0].rows = filler + [low.sections[0].rows[0]]
        var screen = traits(.menu)
        screen.height = .screen
        let layout = LayoutEngine.layout(low, traits: screen)
        let row = try #require(layout.sections[0].rows.last).frame
        let card = try #require(layout[.popup]?.children.first).frame
        #expect(card.maxY < row.y)
        #expect(card.y >= 0)
    }

    @Test func theMenuOfAPopUpButtonHasACheckmark() throws {
        var row = RowContent(id: "a", text: "Theme")
        row.accessory = .control(.popUpButton(titles: ["Light", "Dark"], selected: 1))
        let layout = LayoutEngine.layout(Samples.row(row), traits: traits(.menu))
        let popup = try #require(layout[.popup])
        #expect(popup.popup?.isDimmed == false)
        #expect(
            popup.children[0].all(.entry).map { $0.children.map(\.content) } == [[], [.image(.symbol("checkmark"))]]
        )
        #expect(popup.children[0].frame.maxX == layout.size.width - 16)
    }

    @Test func aQuestionStandsAtTheBottomOfAPhone() throws {
        let layout = LayoutEngine.layout(content(), traits: traits(.confirmation))
        let cards = try #require(layout[.popup]).children
        #expect(cards.map { $0.all(.entry).map(\.entry?.role) } == [[.question, .destructive], [.cancel]])
        #expect(cards[0].all(.entry)[0].lines.map(\.text) == ["Delete this message?"])
        #expect(cards[1].frame.y == cards[0].frame.maxY + 8)
        #expect(cards[1].frame.maxY <= layout.size.height - 8)
    }

    @Test func aQuestionPointsAtItsRowOnATablet() throws {
        let layout = LayoutEngine.layout(content(), traits: traits(.confirmation, device: .iPad))
        let cards = try #require(layout[.popup]).children
        #expect(cards.count == 1)
        #expect(cards[0].frame.y == layout.sections[0].rows[0].frame.maxY + 13)
        #expect(cards[0].frame(.arrow)?.y == layout.sections[0].rows[0].frame.maxY)
    }

    private func bar(_ change: (inout BarButtonContent) -> Void) -> ScreenContent {
        var content = Samples.row(RowContent(id: "a", text: "A"))
        var button = BarButtonContent(kind: .system(.trash))
        change(&button)
        content.rightItems = [BarButtonContent(kind: .system(.add)), button]
        return content
    }

    @Test func theMenuOfABarButtonStandsBelowItOnItsSide() throws {
        let content = bar { $0.menu = [MenuEntryContent("Name"), MenuEntryContent("Date")] }
        let layout = LayoutEngine.layout(content, traits: traits(.menu))
        let popup = try #require(layout[.popup])
        #expect(popup.popup?.isDimmed == false)
        let button = try #require(layout.bars.all(.rightItem).last)
        #expect((popup.children[0].frame.y - button.frame.maxY - 8).magnitude < 0.01)
        #expect(popup.children[0].frame.maxX == layout.size.width - 16)
        #expect(popup.children[0].all(.entry).map { $0.lines.map(\.text) } == [["Name"], ["Date"]])
        #expect(TextRenderer.render(content, state: .menu).contains("[Name][Date]"))
    }

    @Test func theQuestionOfABarButtonPointsAtItOnATablet() throws {
        let content = bar { $0.confirmation = ConfirmationContent("Empty it?", title: "Empty") }
        let layout = LayoutEngine.layout(content, traits: traits(.confirmation, device: .iPad))
        let card = try #require(layout[.popup]?.children.first)
        let button = try #require(layout.bars.all(.rightItem).last)
        #expect((card.frame.y - button.frame.maxY - 13).magnitude < 0.01)
        #expect(card.all(.entry).map(\.entry?.role) == [.question, .destructive])
        #expect(content.hasOwnPicture(in: .confirmation) && !content.hasOwnPicture(in: .menu))
        #expect(TextRenderer.render(content, state: .confirmation).contains("[Empty it?][Empty][Cancel]"))
    }

    @Test func onIOS26AQuestionStandsBesideItsRowWithoutACancelButton() throws {
        var traits = traits(.confirmation)
        traits.system = .iOS26
        let layout = LayoutEngine.layout(content(), traits: traits)
        let popup = try #require(layout[.popup])
        #expect(popup.children.map { $0.all(.entry).map(\.entry?.role) } == [[.question, .destructive]])
        #expect(popup.children[0].frame.y == layout.sections[0].rows[0].frame.maxY + 8)
        #expect(popup.popup?.isDimmed == false && popup.popup?.isBesideRow == true)
    }

    @Test func onIOS26AMenuCoversItsBarButtonAndHasImagesBeforeTheTexts() throws {
        var named = MenuEntryContent("Name")
        named.image = .symbol("tag")
        let content = bar { $0.menu = [named, MenuEntryContent("Date")] }
        var traits = traits(.menu)
        for (system, leads) in [(SystemVersion.iOS26, true), (.iOS18, false)] {
            traits.system = system
            let layout = LayoutEngine.layout(content, traits: traits)
            let card = try #require(layout[.popup]?.children.first)
            let button = try #require(layout.bars.all(.rightItem).last)
            #expect((card.frame.y <= button.frame.y) == leads)
            let sign = try #require(card.all(.entry)[0].children.first)
            #expect((sign.frame.maxX <= card.all(.entry)[0].lines[0].frame.x) == leads)
        }
    }

    @Test func theRowWhoseMenuIsOpenStaysBright() throws {
        let layout = LayoutEngine.layout(content(), traits: traits(.menu))
        #expect(layout[.popup]?.popup?.liftedRow == RowPlace(section: 0, row: 0))
        let painter = ScreenPainter(content: content(), layout: layout, traits: traits(.menu))
        let texts = painter.popupCards.flatMap(\.ungrouped)
            .compactMap { if case .text(let line, _) = $0 { line.text } else { nil } }
        #expect(texts == ["A", "Reply", "Move To", "Delete"])
    }

    @Test func aRowIsShownRatherThanABarButton() throws {
        var content = content()
        content.rightItems = bar { $0.menu = [MenuEntryContent("Name")] }.rightItems
        let popup = try #require(LayoutEngine.layout(content, traits: traits(.menu))[.popup])
        #expect(popup.children[0].all(.entry).count == 3)
    }

    @Test func theyAreMirrored() throws {
        let left = try #require(LayoutEngine.layout(content(), traits: traits(.menu))[.popup])
        let layout = LayoutEngine.layout(content(), traits: traits(.menu, .rightToLeft))
        let right = try #require(layout[.popup])
        #expect(right.children[0].frame.maxX == layout.size.width - left.children[0].frame.x)
        #expect(right.children[0].all(.entry)[0].lines[0].edge == .right)
    }

    @Test func theyAreDrawnInFrontOfAllElse() throws {
        for state in [PreviewState.menu, .confirmation] {
            let layout = LayoutEngine.layout(content(), traits: traits(state))
            let items = ScreenPainter(content: content(), layout: layout, traits: traits(state)).screen
                .flatMap(\.ungrouped)
            guard case .text(let line, _)? = items.last(where: { if case .text = $0 { true } else { false } }) else {
                Issue.record("a text is drawn last")
                continue
            }
            #expect(line.text == (state == .menu ? "Delete" : "Cancel"))
        }
    }

    @Test func charactersShowThemBesideTheRow() {
        #expect(TextRenderer.render(content(), state: .menu).contains("[Reply][Move To][Delete]"))
        #expect(TextRenderer.render(content(), state: .confirmation).contains("[Delete this message?][Delete][Cancel]"))
    }

    @Test func onlyScreensWithSomethingToOpenHaveSuchPictures() {
        #expect(content().hasOwnPicture(in: .menu) && content().hasOwnPicture(in: .confirmation))
        let plain = Samples.row(RowContent(id: "a", text: "A"))
        #expect(!plain.hasOwnPicture(in: .menu) && !plain.hasOwnPicture(in: .confirmation))
    }
}
