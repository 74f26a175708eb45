import Foundation
import TableSpecModel
import Testing

@testable import TableSpecPreview

@Suite("Pictures of sheets, of screens as high as the device, and of scrolling content")
struct SheetPictureTests {
    private static func content(rows: Int = 3) -> ScreenContent {
        let rows = (1...rows).map {
            RowContent(id: "r\($0)", text: "Row \($0)", editing: EditingContent(style: .delete))
        }
        return ScreenContent(name: "Test", title: "Test", sections: [SectionContent(id: "s", rows: rows)])
    }

    private static func layout(_ traits: PreviewTraits, rows: Int = 3) -> ScreenLayout {
        LayoutEngine.layout(content(rows: rows), traits: traits)
    }

    @Test("A sheet begins below the status bar of the presenting screen, and a medium one in the middle")
    func places() {
        var traits = PreviewTraits(isSheet: true)
        #expect(traits.sheetTop == 72)
        #expect(Self.layout(traits).size.height == 874 - 72)
        traits.presentation.isMedium = true
        #expect(traits.sheetTop == 437)
        #expect(PreviewTraits(device: .iPad, isSheet: true).sheetTop == 0)
        #expect(PreviewTraits().sheetTop == 0)
    }

    @Test("The picture of a sheet is as high as the device, and its content has a separate picture")
    func picture() {
        let picture = SVGRenderer.render(Self.content(), traits: PreviewTraits(isSheet: true))
        #expect(picture.contains(#"width="402" height="874" viewBox="0 0 402 874""#))
        #expect(picture.contains(#"<svg x="0" y="72" width="402" height="802" viewBox="0 0 402 802">"#))
        #expect(picture.contains(">9:41</text>"))
    }

    @Test("On a tablet a sheet is centered over the dimmed screen, and a form is smaller than a page")
    func cards() {
        var traits = PreviewTraits(device: .iPad, isSheet: true)
        let page = SVGRenderer.render(Self.content(), traits: traits)
        #expect(page.contains(#"width="820" height="1180" viewBox="0 0 820 1180""#))
        #expect(page.contains(#"<svg x="58" y="44" width="704" height="1092" viewBox="0 0 704 1092">"#))
        traits.presentation.isForm = true
        let form = SVGRenderer.render(Self.content(), traits: traits)
        #expect(form.contains(#"<svg x="140" y="280" width="540" height="620" viewBox="0 0 540 620">"#))
        // The clock stays that of the screen behind; the home indicator is drawn once.
        #expect(form.components(separatedBy: ">9:41").count == 2)
        let long = SVGRenderer.render(Self.content(rows: 40), traits: traits)
        #expect(long.contains(">Row 40</text>"))
    }

    @Test("On a tablet a popover is below the bar, with an arrow up to iOS 18; on a phone it is a sheet")
    func popover() {
        var traits = PreviewTraits(device: .iPad, system: .iOS18, isSheet: true)
        traits.presentation.isPopover = true
        #expect(traits.fitted.device.size == Size(width: 320, height: 480))
        let old = SVGRenderer.render(Self.content(), traits: traits)
        #expect(old.contains(#"<svg x="250" y="87" width="320" height="480" viewBox="0 0 320 480">"#))
        #expect(old.contains(#"M397 88 C"#))
        traits.system = .iOS26
        #expect(!SVGRenderer.render(Self.content(), traits: traits).contains("M397 88 C"))
        traits.device = .iPhone
        #expect(traits.fitted.presenter == nil)
    }

    @Test("A search field is after the buttons of a tablet's bar from iOS 16 on, unless it is stacked")
    func searchInBar() throws {
        var content = Self.content()
        content.searchField = SearchFieldContent()
        content.rightItems = [BarButtonContent(kind: .system(.add))]
        func bars(_ system: SystemVersion) -> LayoutNode {
            LayoutEngine.layout(content, traits: PreviewTraits(device: .iPad, system: system)).bars
        }
        #expect(bars(.iOS15)[.barSearchField] == nil && bars(.iOS15)[.searchField] != nil)
        for system in [SystemVersion.iOS18, .iOS26] {
            let field = try #require(bars(system)[.barSearchField]).frame
            #expect(field.maxX == 800 && field.width == 250 && bars(system)[.searchField] == nil)
            let button = try #require(bars(system)[.rightItem]).frame
            #expect(button.maxX < field.x && button.maxX > field.x - 20)
        }
        content.searchField?.placement = .stacked
        #expect(bars(.iOS26)[.barSearchField] == nil && bars(.iOS26)[.searchField] != nil)
    }

    @Test("A sheet on a tablet is laid out at its width: a form as on a phone")
    func cardLayout() {
        var traits = PreviewTraits(device: .iPad, isSheet: true)
        #expect(Self.layout(traits.fitted).size.width == 704)
        traits.presentation.isForm = true
        #expect(Self.layout(traits.fitted).size == Size(width: 540, height: 620))
        #expect(traits.fitted.fitted == traits.fitted)
        #expect(PreviewTraits(isSheet: true).fitted.presenter == nil)
        #expect(PreviewTraits(device: .iPad).fitted.presenter == nil)
    }

    @Test("A picture as high as the device omits the content below it")
    func height() {
        let long = SVGRenderer.render(Self.content(rows: 60), traits: PreviewTraits())
        let cut = SVGRenderer.render(Self.content(rows: 60), traits: PreviewTraits(height: .screen))
        #expect(long.contains(">Row 60</text>") && !cut.contains(">Row 60</text>"))
        #expect(cut.contains(#"height="874" viewBox"#) && !long.contains(#"height="874" viewBox"#))
        #expect(Self.layout(PreviewTraits(height: .screen)).size.height == 874)
    }

    @Test("A swiped row has a capsule in iOS 26 and a block before, and moves as far as it needs")
    func swiped() throws {
        func swiped(_ system: SystemVersion) -> LayoutNode {
            Self.layout(PreviewTraits(system: system, state: .swiped)).sections[0].rows[0]
        }
        let (new, old) = (swiped(.iOS26), swiped(.iOS18))
        let capsule = try #require(new.frame(.swipeButton))
        let block = try #require(old.frame(.swipeButton))
        #expect(capsule.maxX == 394 && capsule.height == 44)
        #expect(new.swipeDistance() == capsule.width + 16)
        #expect(block.maxX == 402 && old.swipeDistance() == block.width)
    }

    @Test("Rows fade below the bars of iOS 26 and are hidden by those of iOS 18")
    func scrolled() {
        let content = Self.content(rows: 30)
        let new = SVGRenderer.render(content, traits: PreviewTraits(state: .scrolled))
        let old = SVGRenderer.render(content, traits: PreviewTraits(system: .iOS18, state: .scrolled))
        let fading = ##"fill="#FFFFFF" fill-opacity="0.2""##
        #expect(new.components(separatedBy: fading).count == 17)
        #expect(!old.contains(fading))
    }

    @Test("A field with a text shows its clear button if it has one, and its text ends before it")
    func clearButton() throws {
        func row(_ text: String, _ mode: String) -> RowContent {
            let field = ControlContent.textField(text: text, placeholder: nil, isSecure: false)
            var properties = PropertyValues<ControlPropertyKey>()
            properties[.clearButtonMode] = .choice(mode)
            return RowContent(id: "r", accessory: .control(.styled(field, properties)))
        }
        func picture(_ row: RowContent) -> String {
            let section = SectionContent(id: "s", rows: [row])
            return SVGRenderer.render(ScreenContent(name: "Test", sections: [section]), traits: PreviewTraits())
        }
        #expect(picture(row("Ada", "always")).contains("<mask"))
        #expect(picture(row("Ada", "always")) != picture(row("Ada", "never")))
        #expect(picture(row("Ada", "whileEditing")) == picture(row("Ada", "never")))
        #expect(picture(row("", "always")) == picture(row("", "never")))
    }
}
