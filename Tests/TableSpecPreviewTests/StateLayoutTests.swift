import TableSpecModel
import Testing

@testable import TableSpecPreview

/// What a table looks like while something is going on in it.
@Suite("States")
struct StateLayoutTests {
    private let phone = PreviewTraits(device: .iPhoneSE, system: .iOS18)

    private func traits(_ state: PreviewState) -> PreviewTraits {
        var traits = phone
        traits.state = state
        return traits
    }

    @Test("An initially selected row is selected in the normal picture")
    func selectedFirst() {
        var row = RowContent(id: "row", text: "Inbox")
        #expect(Samples.layout(row, traits: traits(.normal))?.isSelected == false)
        row.isSelectedFirst = true
        #expect(Samples.layout(row, traits: traits(.normal))?.isSelected == true)
        #expect(Samples.layout(row, traits: traits(.editing))?.isSelected == false)
    }

    @Test("A message is below its row if a value is invalid, and nowhere else")
    func message() throws {
        var row = RowContent(id: "row", text: "Email", accessory: .control(.switch(isOn: false)))
        let plain = try #require(Samples.layout(row, traits: traits(.invalid)))
        row.message = "This is not an email address, and it is so long that it takes more than one line on a phone."
        #expect(Samples.layout(row, traits: traits(.normal)) == plain)
        let told = try #require(Samples.layout(row, traits: traits(.invalid)))
        #expect(told.lines(.message).count > 1)
        let height = told.frame.height - plain.frame.height
        #expect(height > 2 * 11 && told.lines(.text) == plain.lines(.text))
        #expect(told.frame(.separator)?.maxY == told.frame.maxY)
        let frames = told.lines(.message).map(\.frame)
        let end = try plain.frame(of: .contentView).maxY
        #expect(frames.allSatisfy { $0.y >= end && $0.maxY < told.frame.maxY })
        let (before, after) = (try #require(plain.control), try #require(told.control))
        #expect(after.frame.y == before.frame.y + height / 2, "a switch stands in the middle of the cell")
        row.height = 44
        #expect(Samples.layout(row, traits: traits(.invalid))?.lines(.message).isEmpty == true)
    }

    @Test("A scrolled table shows its target row at the top")
    func scrollTarget() {
        var content = groceries
        content.sections[0].rows[2].isScrollTarget = true
        let layout = LayoutEngine.layout(content, traits: traits(.scrolled))
        let header = layout.floatingSection == nil ? 0 : layout.sections[0].frame(.header)?.height ?? 0
        #expect(layout.sections[0].rows[2].frame.y == layout.contentTop + header)
    }

    @Test("A search field is below the title and disappears while the table is scrolled")
    func searchField() throws {
        var content = groceries
        let before = LayoutEngine.layout(content, traits: phone).bars
        content.searchField = SearchFieldContent(placeholder: "Groceries")
        let bars = LayoutEngine.layout(content, traits: phone).bars
        let field = try #require(bars[.searchField])
        #expect(field.frame == Rect(x: 16, y: before.frame.maxY + 1, width: 375 - 32, height: 36))
        #expect(field.lines.first?.text == "Groceries")
        #expect(bars.frame.maxY == before.frame.maxY + 52)
        #expect(LayoutEngine.layout(content, traits: traits(.scrolled)).bars[.searchField] == nil)
        content.searchField?.hidesWhenScrolling = false
        #expect(LayoutEngine.layout(content, traits: traits(.scrolled)).bars[.searchField] != nil)
    }

    @Test("In iOS 26 the toolbar of phones has the search field, unless it is stacked; tablets have it in the bar")
    func searchFieldInToolbar() throws {
        var content = groceries
        content.searchField = SearchFieldContent(placeholder: "Groceries")
        let phone = PreviewTraits(device: .iPhone, system: .iOS26, state: .scrolled)
        let layout = LayoutEngine.layout(content, traits: phone)
        let toolbar = try #require(layout[.toolbar])
        #expect(layout.bars[.searchField] == nil)
        #expect(toolbar[.searchField]?.frame == Rect(x: 28, y: toolbar.frame.y, width: 402 - 56, height: 48))
        #expect(toolbar.lines(.searchField).first?.text == "Groceries")
        let tablet = LayoutEngine.layout(content, traits: PreviewTraits(device: .iPad, system: .iOS26))
        #expect(tablet.bars[.barSearchField] != nil)
        #expect(tablet[.toolbar] == nil)
        content.searchField?.placement = .stacked
        let stacked = LayoutEngine.layout(content, traits: PreviewTraits())
        #expect(stacked.bars[.searchField] != nil)
        #expect(stacked[.toolbar] == nil)
    }

    @Test("The search field is after the buttons of the toolbar; if a text doesn't fit, it is a button")
    func searchFieldBehindButtons() throws {
        var content = groceries
        content.searchField = SearchFieldContent()
        content.toolbarItems = [BarButtonContent(kind: .system(.add)), BarButtonContent(kind: .system(.flexibleSpace))]
        func toolbar() throws -> LayoutNode {
            try #require(LayoutEngine.layout(content, traits: PreviewTraits())[.toolbar])
        }
        let first = try toolbar()
        #expect(first.frame(.searchField)?.x == first.children[0].frame.maxX + 12)
        #expect(first.line(.searchField)?.text == "Search")
        content.toolbarItems.append(BarButtonContent(kind: .title(String(repeating: "Sort ", count: 5))))
        let second = try toolbar()
        #expect(second.all(.toolbarItem).count == 2)
        #expect(second.frame(.searchField)?.width == 48)
        #expect(second.line(.searchField) == nil)
    }

    @Test(
        "Every button of a toolbar is on the screen: if they don't fit, the widest title is truncated",
        arguments: [SystemVersion.iOS18, .iOS26],
        [LayoutDirection.leftToRight, .rightToLeft]
    )
    func longToolbar(system: SystemVersion, direction: LayoutDirection) throws {
        var content = groceries
        let space = BarButtonContent(kind: .system(.flexibleSpace))
        let title = BarButtonContent(kind: .title(String(repeating: "Updated ", count: 9)))
        let (add, short) = (BarButtonContent(kind: .system(.add)), BarButtonContent(kind: .title("Select")))
        content.toolbarItems = [add, space, title, space, short]
        var traits = PreviewTraits(device: .iPhoneSE, system: system)
        traits.direction = direction
        let items = try #require(LayoutEngine.layout(content, traits: traits)[.toolbar]).all(.toolbarItem)
        let frames = items.map(\.frame).sorted { $0.x < $1.x }
        #expect(items.count == 3)
        #expect(frames.allSatisfy { $0.x >= 15.9 && $0.maxX <= 375 - 15.9 })
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX + 11.9 <= $1.x })
        #expect(items[1].lines.first?.isTruncated == true)
        #expect(items[2].lines.first?.text == "Select")
    }

    @Test("Titles of a toolbar that don't fit are truncated to one width", arguments: [SystemVersion.iOS18, .iOS26])
    func equalTitles(system: SystemVersion) throws {
        var content = groceries
        content.toolbarItems = Array(repeating: BarButtonContent(kind: .title("Reload Everything")), count: 4)
        let traits = PreviewTraits(device: .iPhoneSE, system: system)
        let items = try #require(LayoutEngine.layout(content, traits: traits)[.toolbar]).all(.toolbarItem)
        #expect(items.count == 4 && items.allSatisfy { $0.lines.first?.isTruncated == true })
        #expect(zip(items, items.dropFirst()).allSatisfy { $0.frame.maxX + 15.9 <= $1.frame.x })
    }

    private let groceries = GallerySamples.groceries

    private func rows(_ state: PreviewState) -> [LayoutNode] {
        LayoutEngine.layout(groceries, traits: traits(state)).sections[0].rows
    }

    @Test("Rows for editing only appear in editing mode only")
    func insertRow() {
        #expect(rows(.normal).map(\.id) == ["title", "milk", "eggs"])
        #expect(rows(.editing).map(\.id) == ["title", "milk", "eggs", "new"])
    }

    @Test("Editing: control at the margin, content 38 further in, grip at the other margin, no accessory")
    func editing() throws {
        let editing = rows(.editing)
        let milk = editing[1]
        #expect(milk.editingControls == [.delete, .grip])
        #expect(milk.all(.editingControl)[0].frame.x == 16)
        #expect(milk.all(.editingControl)[0].frame.width == 22)
        #expect(milk.all(.editingControl)[1].frame.maxX == 375 - 16)
        #expect(milk.frame(.text)?.x == 54)
        #expect(milk.frame(.separator)?.x == 54)
        #expect(milk.accessories.isEmpty)
        #expect(editing[3].editingControls == [.insert])
    }

    @Test("Editing: the accessory of editing mode is before the grip, or else at the margin, and the text before it")
    func editingAccessory() throws {
        let accessories: [AccessoryContent] = [
            .type(.detailButton), .type(.disclosureIndicator), .type(.detailDisclosureButton), .type(.checkmark),
            .control(.switch(isOn: true)), .control(.button(title: "Change")),
        ]
        for accessory in accessories {
            for canMove in [true, false] {
                let row = RowContent(
                    id: "row",
                    text: "A title that is much too long for a single line of any table on any phone",
                    accessory: .control(.stepper(value: 1)),
                    editingAccessory: accessory,
                    editing: EditingContent(style: .delete, canMove: canMove)
                )
                let layout = try #require(Samples.layout(row, traits: traits(.editing)))
                let normal = try #require(
                    Samples.layout(RowContent(id: "row", accessory: accessory), traits: traits(.normal))
                )
                let room: Double = canMove ? 22 + 8 : 0
                #expect(layout.accessories == normal.accessories)
                #expect(layout.all(.accessory).map(\.frame.x) == normal.all(.accessory).map { $0.frame.x - room })
                #expect(layout.control?.frame.x == normal.control.map { $0.frame.x - room })
                let frames = layout.all(.accessory).map(\.frame) + [layout.control?.frame].compactMap { $0 }
                let start = frames.map(\.x).min() ?? 0
                #expect(try #require(layout.frame(.text)).maxX <= start - 8)
                #expect(try layout.frame(of: .contentView).maxX <= start)
            }
        }
    }

    @Test("A tap on the information button of editing mode leads to another screen, only while editing")
    func editingAccessorySegue() {
        let content = Samples.row(
            RowContent(
                id: "row",
                text: "Home",
                accessory: .type(.detailButton),
                editingAccessory: .type(.detailButton),
                accessorySegue: SegueContent(destination: "Network", kind: .show),
                editingAccessorySegue: SegueContent(destination: "Rename", kind: .presentModally),
                editing: EditingContent(style: .delete)
            )
        )
        func destinations(_ state: PreviewState) -> [Bool] {
            let svg = SVGRenderer.render(content, traits: traits(state))
            return ["Network", "Rename"].map { svg.contains("data-destination=\"\($0)\"") }
        }
        #expect(destinations(.normal) == [true, false])
        #expect(destinations(.editing) == [false, true])
        #expect(destinations(.swiped) == [false, false], "a swiped row leads nowhere")
        #expect(GalleryScreen(content: content).destinations == ["Network", "Rename"])
    }

    @Test("A movable row without a control keeps the position of its text")
    func movedRow() throws {
        let content = Samples.row(RowContent(id: "row", text: "Move", editing: EditingContent(canMove: true)))
        let row = try #require(LayoutEngine.layout(content, traits: traits(.editing)).sections.first?.rows.first)
        #expect(row.editingControls == [.grip])
        #expect(row.frame(.text)?.x == 16)
    }

    @Test("A row that can't be edited keeps its position and its accessory")
    func uneditedRow() {
        #expect(rows(.editing)[0].frame(.text) == rows(.normal)[0].frame(.text))
        #expect(rows(.editing)[0].accessories == [.checkmark])
    }

    @Test("In editing mode Edit becomes Done, and the buttons of other modes are gray")
    func bar() throws {
        let layout = LayoutEngine.layout(groceries, traits: traits(.editing))
        #expect(layout.bars.all(.leftItem).first?.lines.first?.text == "Done")
        let svg = SVGRenderer.render(groceries, traits: traits(.editing))
        #expect(svg.contains("fill=\"none\" stroke=\"#3C3C43\" stroke-opacity=\"0.3\""))
    }

    @Test("The first deletable row is swiped: its content moves by the width of the button, 82 for Delete")
    func swiped() throws {
        let milk = rows(.swiped)[1]
        let button = try #require(milk.all(.swipeButton).first)
        #expect(abs(button.frame.width - 82) < 0.5)
        #expect(button.frame.maxX == milk.frame.maxX)
        #expect(button.lines.first?.text == "Delete")
        #expect(abs((milk.frame(.text)?.x ?? 0) - (16 - 82)) < 0.01)
        #expect(rows(.swiped).filter { $0[.swipeButton] != nil }.count == 1)
        let svg = SVGRenderer.render(groceries, traits: traits(.swiped))
        #expect(svg.contains("fill=\"#FF3B30\""))
    }

    @Test("The buttons of a swiped row are side by side, the first at the edge; or else those of the other edge are")
    func ownSwipeActions() throws {
        func swiped(_ offers: RowOffers, deletes: Bool = false) throws -> (row: LayoutNode, buttons: [LayoutNode]) {
            var row = RowContent(id: "row", text: "Milk")
            row.offers = offers
            if deletes { row.editing = EditingContent(style: .delete) }
            let layout = try #require(Samples.layout(row, traits: traits(.swiped)))
            return (layout, layout.all(.swipeButton))
        }
        var offers = RowOffers()
        let symbol = ImageContent.symbol("envelope.badge")
        offers.leadingButtons = [SwipeButtonContent("Unread", image: symbol, color: .system(.systemBlue))]
        let leading = try swiped(offers)
        #expect(leading.buttons.map(\.frame.x) == [leading.row.frame.x])
        #expect(leading.buttons[0].frame(.image) != nil && leading.buttons[0].lines.isEmpty)
        #expect((leading.row.frame(.text)?.x ?? 0) > leading.buttons[0].frame.maxX)
        offers.trailingButtons = [SwipeButtonContent("Flag"), SwipeButtonContent("More")]
        let trailing = try swiped(offers, deletes: true)
        #expect(trailing.buttons.map { $0.lines.first?.text } == ["Delete", "Flag", "More"])
        let frames = trailing.buttons.map(\.frame)
        #expect(frames[0].maxX == trailing.row.frame.maxX)
        #expect(frames[1].maxX <= frames[0].x && frames[2].maxX <= frames[1].x)
        #expect(-(trailing.row.frame(.contentView)?.x ?? 0) <= trailing.row.frame.width * 0.8 + 0.01)
    }

    @Test("An option list is a separate screen with a back button")
    func choosing() throws {
        var row = RowContent(id: "country", text: "Country")
        row.offers = RowOffers()
        row.offers?.choice = ChoiceContent(title: "Country", options: ["Austria", "Brazil"], chosen: 1)
        var content = Samples.row(row)
        content.title = "Account"
        #expect(PreviewState.allCases.filter(content.hasOwnPicture).contains(.choosing))
        let layout = LayoutEngine.layout(content, traits: traits(.choosing))
        let rows = layout.sections.flatMap(\.rows)
        #expect(rows.map { $0.lines(.text).map(\.text) } == [["Austria"], ["Brazil"]])
        #expect(rows.map { $0.accessories } == [[], [.checkmark]])
        #expect(layout.bars.line(.title)?.text == "Country")
        #expect(layout.bars[.backButton] != nil && layout.bars[.searchField] == nil)
        row.offers?.choice?.options = (1...12).map { "\($0)" }
        let long = LayoutEngine.layout(Samples.row(row), traits: traits(.choosing))
        #expect(long.bars[.searchField] != nil || long[.toolbar]?[.searchField] != nil)
    }

    @Test("The first selectable row is selected")
    func selected() {
        #expect(rows(.selected).map(\.isSelected) == [false, true, false])
        #expect(SVGRenderer.render(groceries, traits: traits(.selected)).contains("fill=\"#D1D1D6\""))
    }

    @Test("Scrolled: half of the first row is under the floating header of a plain table; the large title is collapsed")
    func scrolled() throws {
        var content = groceries
        content.largeTitle = .always
        let layout = LayoutEngine.layout(content, traits: traits(.scrolled))
        let section = layout.sections[0]
        #expect(layout.bars.line(.largeTitle) == nil)
        #expect(layout.bars.line(.title)?.text == "Groceries")
        #expect(layout.floatingSection == 0)
        #expect(section.frame(.header)?.y == layout.bars.frame.maxY)
        // Tables scroll by whole pixels.
        #expect(abs((section.frame(.header)?.maxY ?? 0) - section.rows[0].frame.midY) <= 0.25)
        content.style = .grouped
        let grouped = LayoutEngine.layout(content, traits: traits(.scrolled))
        #expect(grouped.floatingSection == nil)
        #expect(abs(grouped.sections[0].rows[0].frame.midY - grouped.bars.frame.maxY) <= 0.25)
    }

    @Test("A screen has pictures of its possible states")
    func ownPictures() {
        let states = PreviewState.allCases.filter(groceries.hasOwnPicture)
        #expect(states == [.normal, .selected, .editing, .swiped, .scrolled])
        let fixed = Samples.row(RowContent(id: "row", text: "Fixed", selectionStyle: .none))
        #expect(PreviewState.allCases.filter(fixed.hasOwnPicture) == [.normal, .selected, .scrolled])
        #expect(PreviewState.allCases.filter(ScreenContent(name: "Empty").hasOwnPicture) == [.normal])
    }

    @Test("Increased contrast and sheets change only colors")
    func colours() {
        var traits = PreviewTraits(appearance: .dark)
        let normal = SVGRenderer.render(GallerySamples.trails, traits: traits)
        traits.contrast = .increased
        let increased = SVGRenderer.render(GallerySamples.trails, traits: traits)
        #expect(increased != normal)
        #expect(increased.contains("fill=\"#242426\""))
        #expect(normal.split(separator: "\n").count == increased.split(separator: "\n").count)
    }

    @Test("A sheet has no status bar and a bar of 56 on iOS 18")
    func sheet() {
        let layout = LayoutEngine.layout(
            GallerySamples.map,
            traits: PreviewTraits(device: .iPhoneSE, system: .iOS18, isSheet: true)
        )
        #expect(layout[.statusBar] == nil)
        #expect(layout.bars.frame.maxY == 56)
    }
}
