extension Listing {
    static let viewControllerGuide: [Listing] = [
        guide(
            "Figure 1-5",
            "Navigating hierarchical data",
            "AddressBook",
            "ContactGroups",
            "ContactList",
            "ContactDetail"
        ),
        guide("Figure 1-7", "Presenting a view controller modally", "ContactList", "NewContact"),
        guide("Listing 2-1", "Creating a view controller in code", "NewGrocery"),
        guide("Listing 2-2", "Declaring a custom view controller class", "StaticForm"),
        guide("Listing 2-3", "Creating a view in code", "Finder"),
        guide("Listing 2-4", "The orientations that a view controller supports", "FocusedMessage"),
        guide("Listing 2-5", "Presenting the landscape view controller", "Statement"),
        guide("Listing 2-6", "Adding the view of a view controller to a window", "SoundEffects"),
        guide("Figure 2-11", "The modes in which a view is shown and edited", "ContactDetail"),
        guide("Listing 3-1", "Creating a navigation controller in code", "TrailGuide", "Regions"),
        guide(
            "Figure 3-10",
            "Custom buttons in the navigation bar",
            "NavigationBars",
            "BarWithTitleView",
            "BarWithPrompt"
        ),
        guide("Listing 3-2", "Creating a custom bar button item", "BarWithSegments"),
        guide("Listing 3-3", "A toolbar with a segmented control in its middle", "SortedNames"),
        guide("Listing 4-1", "Creating a tab bar controller from scratch", "App"),
        guide("Listing 4-2", "Creating the tab bar item of a view controller", "App"),
        guide("Listing 4-3", "Removing the current tab", "OneTimeTab"),
        guide("Listing 4-4", "Preventing the selection of tabs", "LoginGate"),
        guide("Figure 4-4", "Tabs of the Clock app", "App", "WorldClock", "Timer", "TimerSounds"),
        guide("Listing 5-1", "Presenting a view controller modally", "Groceries", "NewGrocery"),
        guide("Listing 5-2", "The delegate protocol for dismissing a modal view controller", "NewGrocery"),
        guide("Listing 5-3", "Dismissing a modal view controller through its delegate", "Groceries", "NewGrocery"),
        guide("Figure 5-2", "A chain of modal view controllers", "NewContact"),
        guide("Listing 6-1", "Installing the combined interface in the window", "App"),
        guide(
            "Listing 6-2",
            "Creating a tab bar controller with a navigation controller from scratch",
            "TrailExplorer"
        ),
        guide("Listing 6-3", "Presenting a navigation controller modally", "Recipes", "Cookbook", "RecipePage"),
        guide("Listing 6-4", "Navigating data with a table view", "Regions", "Trails"),
    ]

    private static func guide(_ label: String, _ title: String, _ specs: String...) -> Listing {
        Listing(.viewControllerGuide, label, title, specs: specs)
    }
}
