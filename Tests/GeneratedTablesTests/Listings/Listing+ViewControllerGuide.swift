extension Listing {
    static let viewControllerGuide: [Listing] = [
        guide("Listing 2-1", "Creating a view controller in code", "NewGrocery"),
        guide("Listing 2-2", "Declaring a custom view controller class", "StaticForm"),
        guide("Listing 2-3", "Creating a view in code", "Finder"),
        guide("Listing 2-4", "The orientations that a view controller supports", "FocusedMessage"),
        untested("Listing 2-5", "Presenting the landscape view controller", "screens adapt to their size today"),
        guide("Listing 2-6", "Adding the view of a view controller to a window", "SoundEffects"),
        guide("Listing 3-1", "Creating a navigation controller in code", "TrailGuide", "Regions"),
        guide("Listing 3-2", "Creating a custom bar button item", "Mailbox"),
        untested("Listing 3-3", "A toolbar with a segmented control in its middle", unwritten),
        guide("Listing 4-1", "Creating a tab bar controller from scratch", "App"),
        guide("Listing 4-2", "Creating the tab bar item of a view controller", "App"),
        untested("Listing 4-3", "Removing the current tab", unwritten),
        untested("Listing 4-4", "Preventing the selection of tabs", unwritten),
        guide("Listing 5-1", "Presenting a view controller modally", "Groceries", "NewGrocery"),
        guide("Listing 5-2", "The delegate protocol for dismissing a modal view controller", "NewGrocery"),
        guide("Listing 5-3", "Dismissing a modal view controller through its delegate", "Groceries", "NewGrocery"),
        guide("Listing 6-1", "Installing the combined interface in the window", "App"),
        untested("Listing 6-2", "Creating a tab bar controller with a navigation controller from scratch", unwritten),
        untested("Listing 6-3", "Presenting a navigation controller modally", unwritten),
        guide("Listing 6-4", "Navigating data with a table view", "Regions", "Trails"),
    ]

    private static let unwritten = "not written yet"

    private static func guide(_ label: String, _ title: String, _ specs: String...) -> Listing {
        Listing(.viewControllerGuide, label, title, specs: specs)
    }

    private static func untested(_ label: String, _ title: String, _ reason: String) -> Listing {
        Listing(.viewControllerGuide, label, title, without: reason)
    }
}
