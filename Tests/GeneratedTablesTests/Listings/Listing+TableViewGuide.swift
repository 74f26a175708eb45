extension Listing {
    static let tableViewGuide: [Listing] = chapters1To4 + chapters5To8

    private static let nib = "nothing is loaded from a nib file"

    private static let chapters1To4 = [
        guide("Figure 1-2", "A table view configured as an indexed list", "TimeZoneIndex"),
        guide("Figure 1-3", "A table view configured as a selection list", "Toppings"),
        guide("Figure 3-1", "Mapping the levels of a data model to table views", "Regions", "Trails", "TrailList"),
        guide("Listing 3-1", "Setting up the root view controller", "TimeZoneGuide", "TimeZoneList"),
        guide("Listing 3-2", "Setting up the root view controller and its window", "TimeZoneGuide"),
        guide("Listing 3-3", "Setting the title of the bar in the initializer", "TrailList"),
        guide("Listing 3-4", "Setting the buttons of the bar", "ItemList"),
        guide("Listing 3-5", "Creating and pushing the next table view controller", "TrailList", "TrailDetail"),
        guide("Figure 4-1", "Calling sequence for creating and configuring a table view", "TimeZones"),
        guide("Listing 4-1", "The application delegate shows the first screen", "TimeZoneGuide"),
        guide("Listing 4-2", "Adopting the data source and delegate protocols", "Finder"),
        guide("Listing 4-3", "Creating a table view", "Finder"),
        guide("Listing 4-4", "Populating a table view with data", "TimeZones"),
        guide("Listing 4-5", "Defining the model object interface", "States"),
        guide("Listing 4-6", "Loading the data of the table and initializing the model objects", "States"),
        guide("Listing 4-7", "Preparing the data for the indexed list", "States"),
        guide("Listing 4-8", "Providing the section index data to the table view", "States"),
        guide("Listing 4-9", "Populating the rows of an indexed list", "States"),
        guide("Listing 4-10", "Adding a title to the table view", "TrailFacts"),
        guide("Listing 4-11", "Returning a title for a header of a section", "PeriodicStates"),
        guide("Listing 4-12", "Custom indentation of a row", "TrailFacts"),
        guide("Listing 4-13", "Varying the height of rows", "TrailFacts"),
    ]

    private static let chapters5To8 = [
        guide("Listing 5-1", "Configuring a cell with an image and text", "CastlePhotos"),
        guide("Listing 5-2", "Changing the background color of a cell before it is displayed", "CastlePhotos"),
        guide("Listing 5-3", "Adding subviews to the content view of a cell", "TrailPhotos"),
        Self(.tableViewGuide, "Listing 5-4", "Defining the cell outlet", without: nib),
        guide("Listing 5-5", "Loading a cell from a nib file", "Countdown"),
        guide("Listing 5-6", "Outlet properties for the cells", "StaticForm"),
        guide("Listing 5-7", "Passing static cells to the table view", "StaticForm"),
        guide("Listing 5-8", "Changing the content of a static cell", "StaticForm"),
        guide("Listing 5-9", "Declaring a custom cell", "LocalTimes"),
        guide("Listing 5-10", "Initializing a custom cell", "LocalTimes"),
        guide("Listing 5-11", "The interface of a custom view", "LocalTimes"),
        guide("Listing 5-12", "Setting the values of a custom view", "LocalTimes"),
        guide("Listing 5-13", "Drawing a custom cell", "LocalTimes"),
        guide("Listing 5-14", "Returning an initialized custom cell", "LocalTimes"),
        guide("Listing 6-1", "Responding to a row selection", "Regions", "Trails"),
        guide("Listing 6-2", "A switch as accessory view, and its action message", "SoundEffects"),
        guide("Listing 6-3", "Managing a selection list: exclusive list", "TaskCategories"),
        guide("Listing 6-4", "Managing a selection list: inclusive list", "Toppings"),
        guide("Listing 6-5", "Selecting a row programmatically", "TimeZoneList"),
        guide("Figure 7-1", "Calling sequence for inserting or deleting rows in a table view", "Groceries"),
        guide("Figure 7-1", "Calling sequence, beginning with the rows that can be edited at all", "Chores"),
        guide("Calling sequence", "Deleting a row with a swipe", "Groceries"),
        guide("Listing 7-1", "A view controller responds to setEditing:animated:", "Groceries"),
        guide("Listing 7-2", "Customizing the editing style of rows", "Groceries"),
        guide("Listing 7-3", "Updating the model array and deleting the row", "Groceries", "NewGrocery"),
        guide("Listing 7-4", "Adding an Add button to the navigation bar", "Groceries"),
        guide("Listing 7-5", "Responding to a tap on the Add button", "Groceries", "NewGrocery"),
        guide("Listing 7-6", "Adding the new item to the model array", "Groceries", "NewGrocery"),
        guide("Listing 7-7", "The methods for inserting and deleting in a batch", "ThreeByThree"),
        guide("Listing 7-8", "Inserting and deleting a block of rows", "StateNames"),
        guide("Listing 8-1", "Excluding a row from relocation", "Reminders"),
        guide("Listing 8-2", "Updating the model array for the relocated row", "Reminders"),
        guide("Listing 8-3", "Retargeting the destination row of a move operation", "Reminders"),
        guide("Figure 8-2", "Calling sequence for reordering a row in a table view", "Groceries"),
    ]

    private static func guide(_ label: String, _ title: String, _ specs: String...) -> Listing {
        Listing(.tableViewGuide, label, title, specs: specs)
    }
}
