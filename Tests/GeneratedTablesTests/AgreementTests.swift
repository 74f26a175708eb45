import Foundation
import HeadlessUIKit
import TableSpecKit
import TableSpecModel
import TableSpecPreview
import Testing

@testable import GeneratedTables

/// The product's own truth test: the model, the generated table and the picture say the same.
@Suite("The model, the cells and the picture agree")
@MainActor
struct AgreementTests {
    /// Every generated screen with its samples, by the name of the screen.
    static let controllers: [String: @MainActor () -> UIViewController] = [
        "Account": { AccountViewController(input: .sample, state: .sample) },
        "Activities": { ActivitiesViewController(state: .sample) },
        "Alarms": { AlarmsViewController(state: .sample) },
        "AppCenter": { AppCenterViewController() },
        "AppInfo": { AppInfoViewController(input: .sample) },
        "AppSettings": { AppSettingsViewController(input: .sample, state: .sample) },
        "Articles": { ArticlesViewController(input: .sample) },
        "Audiobook": { AudiobookViewController(state: .sample) },
        "BarWithPrompt": { BarWithPromptViewController() },
        "BarWithSegments": { BarWithSegmentsViewController(state: .sample) },
        "BarWithTitleView": { BarWithTitleViewViewController() },
        "Bookshelf": { BookshelfViewController(state: .sample) },
        "CalendarColor": { CalendarColorViewController() },
        "CastlePhotos": { CastlePhotosViewController(input: .sample) },
        "Catalogue": { CatalogueViewController(input: .sample) },
        "Chores": { ChoresViewController(state: .sample) },
        "ComposerList": { ComposerListViewController(input: .sample) },
        "ComposerWorks": { ComposerWorksViewController(input: .sample, state: .sample) },
        "ContactDetail": { ContactDetailViewController(input: .sample) },
        "ContactGroups": { ContactGroupsViewController(input: .sample) },
        "ContactList": { ContactListViewController(input: .sample) },
        "Contacts": { ContactsViewController(input: .sample) },
        "Cookbook": { CookbookViewController() },
        "Countdown": { CountdownViewController(input: .sample) },
        "Crew": { CrewViewController(state: .sample) },
        "DayPlan": { DayPlanViewController(state: .sample) },
        "DeliveryHelp": { DeliveryHelpViewController(state: .init()) },
        "Departures": { DeparturesViewController(state: .sample) },
        "Downloads": { DownloadsViewController(state: .sample) },
        "EditChore": { EditChoreViewController(input: .sample, state: .sample) },
        "Elements": { ElementsViewController(state: .sample) },
        "Errands": { ErrandsViewController(state: .sample) },
        "Exhibition": { ExhibitionViewController(input: .sample, state: .sample) },
        "Expense": { ExpenseViewController(state: .sample) },
        "Feed": { FeedViewController(state: .sample) },
        "Finder": { FinderViewController(state: .sample) },
        "FocusedMessage": { FocusedMessageViewController() },
        "Groceries": { GroceriesViewController(state: .sample) },
        "Hotels": { HotelsViewController(state: .sample) },
        "Inbox": { InboxViewController(state: .sample) },
        "Invoice": { InvoiceViewController() },
        "Invoices": { InvoicesViewController(input: .sentBeforeToday) },
        "ItemList": { ItemListViewController(state: .sample) },
        "Itinerary": { ItineraryViewController(state: .sample) },
        "LocalTimes": { LocalTimesViewController(state: .sample) },
        "MailFilter": { MailFilterViewController() },
        "MailMessage": { MailMessageViewController(input: .sample) },
        "Mailbox": { MailboxViewController(state: .sample) },
        "Members": { MembersViewController(state: .sample) },
        "MenuCard": { MenuCardViewController(state: .sample) },
        "MultipleCells": { MultipleCellsViewController(input: .sample) },
        "NavigationBars": { NavigationBarsViewController() },
        "Networking": { NetworkingViewController(input: .sample) },
        "NewAccount": { NewAccountViewController(state: .sample) },
        "NewContact": { NewContactViewController(state: .sample) },
        "NewGrocery": { NewGroceryViewController() },
        "NewRecipe": { NewRecipeViewController(state: .sample) },
        "Notes": { NotesViewController(state: .sample) },
        "NotificationSettings": { NotificationSettingsViewController() },
        "PackingList": { PackingListViewController(state: .sample) },
        "PeriodicStates": { PeriodicStatesViewController(input: .sample) },
        "PersonProfile": { PersonProfileViewController(state: .sample) },
        "Plans": { PlansViewController(input: .sample) },
        "Playlist": { PlaylistViewController(state: .sample) },
        "Poll": { PollViewController(state: .sample) },
        "Projects": { ProjectsViewController(state: .sample) },
        "QuietHours": { QuietHoursViewController(state: .sample) },
        "Reading": { ReadingViewController() },
        "RecipePage": { RecipePageViewController(input: .sample) },
        "Recipes": { RecipesViewController(state: .sample) },
        "Regions": { RegionsViewController(input: .sample) },
        "Reminders": { RemindersViewController(state: .sample) },
        "Router": { RouterViewController() },
        "RowShapes": { RowShapesViewController() },
        "Settings": { SettingsViewController() },
        "SharedAlbums": { SharedAlbumsViewController(state: .sample) },
        "Sidebar": { SidebarViewController() },
        "SignIn": { SignInViewController() },
        "SortedNames": { SortedNamesViewController(state: .sample) },
        "SoundEffects": { SoundEffectsViewController() },
        "StateNames": { StateNamesViewController(state: .sample) },
        "Statement": { StatementViewController(input: .sample) },
        "States": { StatesViewController(input: .sample) },
        "StaticForm": { StaticFormViewController() },
        "Storage": { StorageViewController() },
        "TaskCategories": { TaskCategoriesViewController(input: .sample, state: .sample) },
        "MeterReadings": { MeterReadingsViewController(state: .sample) },
        "Tasting": { TastingViewController(state: .sample) },
        "ThreeByThree": { ThreeByThreeViewController(state: .sample) },
        "TimeZoneIndex": { TimeZoneIndexViewController(input: .sample) },
        "TimeZoneList": { TimeZoneListViewController(input: .sample) },
        "TimeZones": { TimeZonesViewController(input: .sample) },
        "Timer": { TimerViewController() },
        "TimerSounds": { TimerSoundsViewController(state: .sample) },
        "Timetable": { TimetableViewController(state: .sample) },
        "Toppings": { ToppingsViewController(input: .sample, state: .sample) },
        "TrailDetail": { TrailDetailViewController(input: .sample) },
        "TrailFacts": { TrailFactsViewController(input: .sample) },
        "TrailList": { TrailListViewController(input: .sample) },
        "TrailPhotos": { TrailPhotosViewController(input: .sample) },
        "Trails": { TrailsViewController(input: .sample) },
        "TravellerDetails": { TravellerDetailsViewController() },
        "WiFi": { WiFiViewController(state: .sample) },
        "Workout": { WorkoutViewController(input: .sample) },
        "WorldClock": { WorldClockViewController(state: .sample) },
    ]

    nonisolated static let names = [
        "Account",
        "Activities",
        "Alarms",
        "AppCenter",
        "AppInfo",
        "AppSettings",
        "Articles",
        "Audiobook",
        "BarWithPrompt",
        "BarWithSegments",
        "BarWithTitleView",
        "Bookshelf",
        "CalendarColor",
        "CastlePhotos",
        "Catalogue",
        "Chores",
        "ComposerList",
        "ComposerWorks",
        "ContactDetail",
        "ContactGroups",
        "ContactList",
        "Contacts",
        "Cookbook",
        "Countdown",
        "Crew",
        "DayPlan",
        "DeliveryHelp",
        "Departures",
        "Downloads",
        "EditChore",
        "Elements",
        "Errands",
        "Exhibition",
        "Expense",
        "Feed",
        "Finder",
        "FocusedMessage",
        "Groceries",
        "Hotels",
        "Inbox",
        "Invoice",
        "Invoices",
        "ItemList",
        "Itinerary",
        "LocalTimes",
        "MailFilter",
        "MailMessage",
        "Mailbox",
        "Members",
        "MenuCard",
        "MeterReadings",
        "MultipleCells",
        "NavigationBars",
        "Networking",
        "NewAccount",
        "NewContact",
        "NewGrocery",
        "NewRecipe",
        "Notes",
        "NotificationSettings",
        "PackingList",
        "PeriodicStates",
        "PersonProfile",
        "Plans",
        "Playlist",
        "Poll",
        "Projects",
        "QuietHours",
        "Reading",
        "RecipePage",
        "Recipes",
        "Regions",
        "Reminders",
        "Router",
        "RowShapes",
        "Settings",
        "SharedAlbums",
        "Sidebar",
        "SignIn",
        "SortedNames",
        "SoundEffects",
        "StateNames",
        "Statement",
        "States",
        "StaticForm",
        "Storage",
        "TaskCategories",
        "Tasting",
        "ThreeByThree",
        "TimeZoneIndex",
        "TimeZoneList",
        "TimeZones",
        "Timer",
        "TimerSounds",
        "Timetable",
        "Toppings",
        "TrailDetail",
        "TrailFacts",
        "TrailList",
        "TrailPhotos",
        "Trails",
        "TravellerDetails",
        "WiFi",
        "Workout",
        "WorldClock",
    ]

    static let analysis = Result { Analysis(try Workspace(paths: [Self.specs])) }

    private static let specs = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Specs").path

    @Test func everyScreenOfTheSpecsIsCompared() throws {
        #expect(try Self.analysis.get().screenNames.sorted() == Self.names)
        #expect(Self.controllers.keys.sorted() == Self.names)
    }

    @Test(arguments: names)
    func cellsShowWhatTheModelSays(_ name: String) throws {
        let (content, shown) = try shown(name)
        let expected = ShownScreen(content)
        #expect(shown.title == expected.title)
        #expect(shown.header == expected.header)
        #expect(shown.footer == expected.footer)
        #expect(shown.headerViews == expected.headerViews)
        #expect(shown.footerViews == expected.footerViews)
        #expect(shown.search == expected.search)
        #expect(shown.sections.count == expected.sections.count)
        for (section, expectedSection) in zip(shown.sections, expected.sections) {
            #expect(section.header == expectedSection.header)
            #expect(section.footer == expectedSection.footer)
            #expect(section.headerViews == expectedSection.headerViews)
            #expect(section.footerViews == expectedSection.footerViews)
            #expect(section.rows == expectedSection.rows)
        }
        #expect(shown.sections.contains { !$0.rows.isEmpty }, "an empty table proves nothing")
    }

    @Test(arguments: names)
    func thePictureShowsWhatTheCellsShow(_ name: String) throws {
        let (content, shown) = try shown(name)
        let layout = LayoutEngine.layout(content, traits: PreviewTraits())
        #expect(matches(layout[.tableHeader]?.lines ?? [], shown.header))
        #expect(matches(layout[.tableFooter]?.lines ?? [], shown.footer))
        for (drawn, views) in [
            (layout[.tableHeader]?.views ?? [], shown.headerViews),
            (layout[.tableFooter]?.views ?? [], shown.footerViews),
        ] {
            #expect(drawn.count == views.count)
            for (drawnView, view) in zip(drawn, views) {
                #expect(matches(drawnView.lines, view.kind == "label" ? view.value : nil))
            }
        }
        let search = layout[.toolbar]?[.searchField] ?? layout.bars[.searchField]
        #expect(matches(search?.lines ?? [], shown.search))
        for (section, drawn) in zip(shown.sections, layout.sections) {
            for (drawn, views) in [
                (drawn[.header]?.views ?? [], section.headerViews), (drawn[.footer]?.views ?? [], section.footerViews),
            ] {
                #expect(drawn.count == views.count)
                for (drawnView, view) in zip(drawn, views) {
                    #expect(matches(drawnView.lines, view.kind == "label" ? view.value : nil))
                }
            }
            for (row, drawnRow) in zip(section.rows, drawn.rows) {
                #expect(matches(drawnRow.lines(.text), row.text))
                #expect(matches(drawnRow.lines(.detail), row.detail))
                #expect((drawnRow.frame(.image) != nil) == (row.image != nil))
                let controls = row.views.filter { !["label", "image", "view"].contains($0.kind) }
                let isBesideTexts = drawnRow.control != nil && row.value == nil
                if isBesideTexts { #expect(controls.count == 1) }
                #expect((drawnRow.control != nil) == (row.value != nil || isBesideTexts))
                #expect(drawnRow.isSelected == row.isSelected)
                let views = drawnRow.views
                #expect(views.count + (isBesideTexts ? 1 : 0) == row.views.count)
                for (drawnView, view) in zip(views, row.views) {
                    #expect(matches(drawnView.lines, view.kind == "label" ? view.value : nil))
                    #expect((drawnView.control != nil) == !["label", "image", "view"].contains(view.kind))
                }
            }
            #expect(drawn.rows.count == section.rows.count)
        }
        #expect(layout.sections.count == shown.sections.count)
    }

    @Test func editedCellsShowWhatTheModelSays() throws {
        var seen: Set<String> = []
        for name in Self.names {
            let (content, shown) = try shown(name, isEditing: true)
            guard content.sections.flatMap(\.rows).contains(where: { $0.editing != nil }) else { continue }
            for (section, expected) in zip(shown.sections, content.sections) {
                for (row, expected) in zip(section.rows, expected.rows) {
                    let expected = ShownRow(expected.edited, isEdited: expected.editing != nil)
                    #expect(row.accessory == expected.accessory, "\(name)")
                    #expect(row.value == expected.value, "\(name)")
                    seen.insert(row.accessory)
                }
            }
        }
        #expect(seen.isSuperset(of: ["none", "disclosureIndicator", "detailButton", "switch", "button"]))
    }

    /// The content of a screen and what its generated controller shows in a window.
    private func shown(_ name: String, isEditing: Bool = false) throws -> (ScreenContent, ShownScreen) {
        let model = try Self.analysis.get().model
        let screen = try #require(model.screens.first { $0.name.value == name })
        let make = try #require(Self.controllers[name])
        let controller = make()
        let window = HeadlessScreen(inStack: controller)
        defer { withExtendedLifetime(window) {} }
        let failures = HeadlessFailure.collect {
            window.layOut()
            if isEditing { controller.setEditing(true, animated: false) }
        }
        #expect(failures.isEmpty)
        return (model.content(of: screen), ShownScreen(controller, try #require(window.tableView)).inAmericanEnglish)
    }

    /// Whether drawn lines are a text, which a picture may wrap and truncate.
    private func matches(_ lines: [LaidOutLine], _ text: String?) -> Bool {
        let drawn = lines.map(\.text).joined(separator: " ")
        guard let text, !text.isEmpty else { return drawn.isEmpty }
        if let end = drawn.range(of: "…"), lines.last?.isTruncated == true {
            return text.hasPrefix(drawn[..<end.lowerBound].trimmingCharacters(in: .whitespaces))
        }
        return drawn.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace }
    }
}

extension ShownScreen {
    /// What the screen shows in the region of the pictures. Foundation has no region on Linux, and then writes the day
    /// before the month.
    fileprivate var inAmericanEnglish: ShownScreen {
        let days = [
            "Wednesday, 5 January 2011": "Wednesday, January 5, 2011",
            "Monday, 28 February 2011": "Monday, February 28, 2011", "4 Jan 2011 at": "Jan 4, 2011 at",
            "30 Jan 2026": "Jan 30, 2026", "29 Jan 2026": "Jan 29, 2026",
        ]
        func translated(_ text: String?) -> String? {
            days.reduce(text) { text, day in text?.replacingOccurrences(of: day.key, with: day.value) }
        }
        var screen = self
        for section in screen.sections.indices {
            for row in screen.sections[section].rows.indices {
                screen.sections[section].rows[row].text = translated(sections[section].rows[row].text)
                screen.sections[section].rows[row].detail = translated(sections[section].rows[row].detail)
                for view in sections[section].rows[row].views.indices {
                    let text = translated(sections[section].rows[row].views[view].value)
                    screen.sections[section].rows[row].views[view].value = text
                }
            }
        }
        return screen
    }
}

extension InvoicesViewController.Input {
    /// The sample, with documents that were sent as long before the test as before the preview: a day, and a week.
    fileprivate static var sentBeforeToday: Self {
        var input = sample
        for (index, days) in [1.0, 7].enumerated() {
            input.invoices[index].document?.sent = Date(timeIntervalSinceNow: -86_400 * days)
        }
        return input
    }
}
