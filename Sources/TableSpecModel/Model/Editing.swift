package import TableSpecDiagnostics

/// The editing operations that the rows of a collection allow.
package struct RowEditing: Hashable, Sendable {
    /// Which rows can be deleted, by the red minus and by a swipe; none, if `nil`.
    package var deletion: RowDeletion?
    /// The title of the button that deletes; the system's, if `nil`.
    package var deleteTitle: TextTemplate?
    /// The title of the delete button if it appears with other buttons and the spec sets no title: UIKit gives a
    /// contextual action no default title.
    package var defaultDeleteTitle: TextTemplate
    /// Whether a swipe deletes a row, too.
    package var swipe: Setting<Bool>
    /// The animation with which rows appear and disappear.
    package var animation: Setting<RowAnimation>
    /// The buttons at the leading edge of a swiped row, the edge first.
    package var leadingSwipeActions: [SwipeAction]
    /// The buttons at the trailing edge of a swiped row, the edge first, besides the one that deletes.
    package var trailingSwipeActions: [SwipeAction]
    /// Whether a prototype of the rows has buttons at the trailing edge, too; known when names are resolved.
    package var isBesideOthersOfPrototypes = false
    /// The row with the green plus, which appears after the elements.
    package var insertRow: InsertRow?
    /// How rows can be dragged; not at all, if `nil`.
    package var move: RowMove?
    package var range: SourceRange

    /// Creates editing that allows nothing.
    package init(at range: SourceRange) {
        self.defaultDeleteTitle = TextTemplate([.literal("Delete")], at: range)
        self.swipe = .unset
        self.animation = .unset
        self.leadingSwipeActions = []
        self.trailingSwipeActions = []
        self.range = range
    }

    /// Whether rows can be deleted.
    package var deletes: Bool { deletion != nil }

    /// Whether the delete button appears with other buttons, so that the table makes it itself.
    package var deletesBesideOthers: Bool {
        deletes && swipe.value != false && (!trailingSwipeActions.isEmpty || isBesideOthersOfPrototypes)
    }

    /// The buttons of swiped rows at both edges.
    package var swipeActions: [SwipeAction] { leadingSwipeActions + trailingSwipeActions }
}

/// Which rows can be deleted.
package struct RowDeletion: Hashable, Sendable {
    /// The rows that cannot be deleted.
    package var except: [Located<FixedRow>]
    /// When a row can be deleted; always, if `nil`.
    package var condition: Condition?
    /// The method of the app that is asked before a row is deleted.
    package var confirmation: Located<String>?
    package var range: SourceRange

    /// Creates the deletion of every row.
    package init(at range: SourceRange) {
        self.except = []
        self.range = range
    }

    /// Whether a row is kept.
    package func keeps(_ row: FixedRow) -> Bool { except.contains { $0.value == row } }

    /// Whether every row can be deleted.
    package var concernsEveryRow: Bool { except.isEmpty && condition == nil }
}

/// A button of a swiped row.
package struct SwipeAction: Hashable, Sendable {
    package var title: TextTemplate
    package var image: ImageReference?
    package var style: Setting<SwipeActionStyle>
    package var color: Setting<ColorReference>
    /// The question that must be answered before anything is done; none, if `nil`.
    package var confirmation: TextTemplate?
    /// The effect of a tap.
    package var trigger: Trigger
    package var range: SourceRange

    /// A word for the button: what it does, else the beginning of its title.
    package var name: String { trigger.word(else: title) ?? "button" }

    /// The bindings of what the button shows and asks.
    package var shownBindings: [Binding] {
        title.bindings + (image?.bindings ?? []) + (confirmation?.bindings ?? [])
    }

    /// Creates a button.
    package init(title: TextTemplate, at range: SourceRange) {
        self.title = title
        self.trigger = .none
        self.style = .unset
        self.color = .unset
        self.range = range
    }
}

/// The row with the green plus: the last one of its section, whether the table is edited or not.
package struct InsertRow: Hashable, Sendable {
    /// The row's id, text and trigger; its cell is made once and kept, as that of every row that a spec spells out.
    package var row: Row

    /// Creates the row that inserts.
    package init(_ row: Row) {
        self.row = row
    }
}

/// How rows can be dragged.
package struct RowMove: Hashable, Sendable {
    package var within: Setting<MoveScope>
    /// The rows that keep their places.
    package var except: [Located<FixedRow>]
    package var range: SourceRange

    /// Creates drags within the section.
    package init(within: Setting<MoveScope> = .unset, except: [Located<FixedRow>] = [], at range: SourceRange) {
        self.within = within
        self.except = except
        self.range = range
    }

    /// Whether a row keeps its place.
    package func keeps(_ row: FixedRow) -> Bool { except.contains { $0.value == row } }
}
