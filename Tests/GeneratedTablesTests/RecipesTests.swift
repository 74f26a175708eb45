import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// Listings 5-1 to 5-3 and 6-3 of the View Controller Programming Guide.
@Suite("Recipes")
@MainActor
struct RecipesTests {
    private let app = RecipesCode()
    private let controller = RecipesViewController(state: .sample)
    private let screen: HeadlessScreen

    init() {
        controller.actions = app
        screen = HeadlessScreen(inStack: controller)
    }

    private func add() throws -> NewRecipeViewController {
        #expect(controller.navigationItem.rightBarButtonItem?.tap() == true)
        return try #require(screen.topViewController as? NewRecipeViewController)
    }

    @Test func theFormHandsBackARecipe() throws {
        let form = try add()
        form.actions = app
        form.nameTextField.type("Dumplings")
        #expect(form.navigationItem.rightBarButtonItem?.tap() == true)
        #expect(controller.presentedViewController == nil, "the presenter has dismissed it")
        #expect(app.added == ["Dumplings"])
    }

    @Test func cancellingHandsBackNothing() throws {
        let form = try add()
        form.nameTextField.type("Dumplings")
        #expect(form.navigationItem.leftBarButtonItem?.tap() == true)
        #expect(try #require(form.presentedViewController as? UIAlertController).tapAction("Discard Changes"))
        #expect(controller.presentedViewController == nil)
        #expect(app.added == [nil])
    }

    @Test func aPresentedStackOpensAtItsSecondScreen() throws {
        #expect(screen.table.tapAccessory(at: path(0, 1)))
        let stack = try #require(controller.presentedViewController as? UINavigationController)
        #expect(stack.viewControllers.map(\.title) == ["Cookbook", "Recipe"])
        let content = screen.table.cell(path(0, 0))?.contentConfiguration as? UIListContentConfiguration
        #expect(content?.secondaryText == "Bean Soup")
        #expect(app.prepared == ["Cookbook", "RecipePage"])
        #expect(stack.tapBack())
        #expect(stack.topViewController is CookbookViewController)
    }

    /// The presented stack, with the page on top.
    private func page() throws -> RecipePageViewController {
        #expect(screen.table.tapAccessory(at: path(0, 1)))
        return try #require(screen.topViewController as? RecipePageViewController)
    }

    @Test func aRowLeadsBackThroughTheStack() throws {
        let page = try page()
        let stack = try #require(page.navigationController)
        #expect(page.tableView.tapRow(at: path(1, 0)))
        HeadlessClock.finishAnimations()
        #expect(stack.viewControllers.map(\.title) == ["Cookbook"])
        #expect(controller.presentedViewController === stack, "the presentation stays")
    }

    @Test func aButtonLeadsBackThroughTheStackAndThePresentation() throws {
        let page = try page()
        let button = try #require(page.navigationItem.rightBarButtonItem)
        #expect(button.image?.inspection.name == "list.bullet")
        #expect(button.title == "All Recipes", "VoiceOver reads the title, which the image hides")
        #expect(button.tap())
        HeadlessClock.finishAnimations()
        #expect(controller.presentedViewController == nil)
        #expect(screen.topViewController === controller)
    }

    @Test func keysDoWhatButtonsDo() throws {
        let page = try page()
        #expect(!page.press("r", .command), "no button has these keys")
        #expect(page.keyCommands?.map(\.title) == ["All Recipes"])
        let button = try #require(page.navigationItem.rightBarButtonItem)
        button.isEnabled = false
        #expect(!page.press("r", [.shift, .command]), "the button does not react")
        button.isEnabled = true
        #expect(page.press("r", [.shift, .command]))
        HeadlessClock.finishAnimations()
        #expect(controller.presentedViewController == nil)
    }

    @Test func escapeClosesTheCookbook() throws {
        let page = try page()
        #expect(page.navigationController?.tapBack() == true)
        let cookbook = try #require(screen.topViewController as? CookbookViewController)
        #expect(cookbook.keyCommands?.map(\.title) == ["Close"])
        #expect(cookbook.press(UIKeyCommand.inputEscape))
        HeadlessClock.finishAnimations()
        #expect(screen.topViewController === controller)
    }

    @Test func rowsAreDeselectedAtOnce() {
        screen.table.tapRow(at: path(0, 0))
        #expect(screen.topViewController !== controller)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    @Test func pullingTheTableDownAsksForRecipes() async {
        #expect(controller.tableView.pullToRefresh())
        #expect(controller.refreshControl?.isRefreshing == true)
        while controller.refreshControl?.isRefreshing == true { await Task.yield() }
        #expect(app.fetches == 1)
        controller.state.updated = "Just now"
        #expect(controller.refreshControl?.attributedTitle?.string == "Updated: Just now")
    }
}

private final class RecipesCode: RecipesActions, NewRecipeActions {
    private(set) var added: [String?] = []
    private(set) var prepared: [String] = []
    private(set) var fetches = 0

    func prepare(_ destination: NewRecipeViewController) { destination.actions = self }
    func prepare(_ destination: CookbookViewController) { prepared.append("Cookbook") }
    func prepare(_ destination: RecipePageViewController) { prepared.append("RecipePage") }
    func makeRecipeNotes(recipe: Recipe) -> UIViewController { UIViewController(nibName: nil, bundle: nil) }
    func makeRecipe(from state: NewRecipeViewController.State) -> Recipe? { Recipe(id: 9, name: state.name) }
    func didFinish(newRecipe result: Recipe?) { added.append(result?.name) }
    func fetchRecipes() { fetches += 1 }
}
