/// The actions of a row other than a tap: swipe actions, menus and options.
package struct RowOffers: Hashable, Sendable {
    /// The buttons at the leading edge, starting at the edge.
    package var leadingButtons: [SwipeButtonContent] = []
    /// The buttons at the trailing edge, starting at the edge, without the delete button.
    package var trailingButtons: [SwipeButtonContent] = []
    /// The list that a tap shows.
    package var choice: ChoiceContent?
    /// The menu that a long press shows.
    package var menu: [MenuEntryContent] = []
    /// The confirmation question before an action.
    package var confirmation: ConfirmationContent?

    /// Creates a value without actions.
    package init() {}
}

/// A button of a swiped row.
package struct SwipeButtonContent: Hashable, Sendable {
    package var title: String
    package var image: ImageContent?
    /// The background color, or `nil` for gray, or red for a destructive button.
    package var color: ColorReference?
    package var isDestructive = false

    /// Creates a button.
    package init(_ title: String, image: ImageContent? = nil, color: ColorReference? = nil, isDestructive: Bool = false)
    {
        self.title = title
        self.image = image
        self.color = color
        self.isDestructive = isDestructive
    }
}

/// A list to choose from.
package struct ChoiceContent: Hashable, Sendable {
    package var title: String?
    package var options: [String]
    /// The position of the option with the checkmark.
    package var chosen: Int?

    /// The number of options from which on the list has a search field.
    package static let many = 12

    /// Creates a list.
    package init(title: String? = nil, options: [String], chosen: Int? = nil) {
        self.title = title
        self.options = options
        self.chosen = chosen
    }
}

extension Cell {
    /// The actions of a row with the cell, or `nil` if there are none.
    func offers(in scope: ContentScope) -> RowOffers? {
        var offers = RowOffers()
        if hasAttributes {
            offers.leadingButtons = self.leadingSwipeActions.map { $0.content(in: scope) }
            offers.trailingButtons = self.trailingSwipeActions.map { $0.content(in: scope) }
            offers.menu = self.contextMenu.entries(in: scope)
        }
        offers.confirmation = askedConfirmation(in: scope)
        offers.choice = self.trigger.optionList?.content(in: scope)
        offers.choice?.title = scope.text(self.text ?? self.content?.firstLabelText)
        return offers == RowOffers() ? nil : offers
    }
}

extension RowContent {
    /// Adds the swipe buttons of the rows of a collection.
    mutating func addSwipeActions(of editing: RowEditing, in scope: ContentScope) {
        guard !editing.swipeActions.isEmpty else { return }
        var offers = self.offers ?? RowOffers()
        offers.leadingButtons += editing.leadingSwipeActions.map { $0.content(in: scope) }
        offers.trailingButtons += editing.trailingSwipeActions.map { $0.content(in: scope) }
        offers.confirmation = offers.confirmation ?? editing.swipeActions.confirmation(in: scope)
        self.offers = offers
    }
}

extension SwipeAction {
    fileprivate func content(in scope: ContentScope) -> SwipeButtonContent {
        SwipeButtonContent(
            scope.text(title) ?? "",
            image: scope.image(image),
            color: color.value,
            isDestructive: style.value == .destructive
        )
    }
}
