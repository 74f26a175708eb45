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
        #expect(form.navigationItem.leftBarButtonItem?.tap() == true)
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

    @Test func rowsAreDeselectedAtOnce() {
        screen.table.tapRow(at: path(0, 0))
        #expect(screen.topViewController !== controller)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    @Test func pullingTheTableDownAsksForRecipes() {
        #expect(controller.tableView.pullToRefresh())
        #expect(app.fetches == 1)
        #expect(controller.refreshControl?.isRefreshing == true)
        controller.refreshControl?.endRefreshing()
        controller.state.updated = "Just now"
        #expect(controller.refreshControl?.attributedTitle?.string == "Updated: Just now")
    }
}

private final class RecipesCode: RecipesActions, NewRecipeActions, CookbookActions {
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
    func closeCookbook() {}
}
