package import TableSpecDiagnostics

/// The editing operations that the rows of a collection allow.
package struct RowEditing: Equatable, Sendable {
    /// Which rows can be deleted with the minus button or a swipe; `nil` means none.
    package var deletion: RowDeletion?
    /// The title of the delete button; `nil` means the system's.
    package var deleteTitle: TextTemplate?
    /// The title of the delete button if it appears with other buttons and the spec specifies no title: a contextual
    /// action has no default title in UIKit.
    package var defaultDeleteTitle: TextTemplate
    /// Whether a swipe deletes a row, too.
    package var swipe = Setting<Bool>.unset
    /// The animation of inserted and deleted rows.
    package var animation = Setting<RowAnimation>.unset
    /// The buttons at the leading edge of a swiped row, starting at the edge.
    package var leadingSwipeActions: [SwipeAction] = []
    /// The buttons at the trailing edge of a swiped row, starting at the edge, without the delete button.
    package var trailingSwipeActions: [SwipeAction] = []
    /// Whether a prototype of the rows has buttons at the trailing edge, too. Known after names are resolved.
    package var isBesideOthersOfPrototypes = false
    /// The row with the plus button, which appears after the elements.
    package var insertRow: InsertRow?
    /// How rows can be dragged; `nil` means not at all.
    package var move: RowMove?
    package var range: SourceRange

    /// Creates editing that allows nothing.
    package init(at range: SourceRange) {
        self.defaultDeleteTitle = TextTemplate([.literal("Delete")], at: range)
        self.range = range
    }

    /// Whether rows can be deleted.
    package var deletes: Bool { deletion != nil }

    /// Whether the delete button appears with other buttons, so that the table creates it itself.
    package var deletesBesideOthers: Bool {
        deletes && swipe.value != false && (!trailingSwipeActions.isEmpty || isBesideOthersOfPrototypes)
    }

    /// The buttons of swiped rows at both edges.
    package var swipeActions: [SwipeAction] { leadingSwipeActions + trailingSwipeActions }
}

/// Which rows can be deleted.
package struct RowDeletion: Equatable, Sendable {
    /// The rows that can't be deleted.
    package var except: [Located<FixedRow>] = []
    /// When a row can be deleted; `nil` means always.
    package var condition: Condition?
    /// The method of the app that is asked before a row is deleted.
    package var confirmation: Located<String>?
    package var range: SourceRange

    /// Creates a deletion of any row.
    package init(at range: SourceRange) {
        self.range = range
    }

    /// Whether a row can't be deleted.
    package func keeps(_ row: FixedRow) -> Bool { except.contains { $0.value == row } }

    /// Whether every row can be deleted.
    package var concernsEveryRow: Bool { except.isEmpty && condition == nil }
}

/// A button of a swiped row.
package struct SwipeAction: Hashable, Sendable {
    package var title: TextTemplate
    package var image: ImageReference?
    package var style = Setting<SwipeActionStyle>.unset
    package var color = Setting<ColorReference>.unset
    /// The confirmation question; `nil` means none.
    package var confirmation: TextTemplate?
    /// The effect of a tap.
    package var trigger = Trigger.none
    package var range: SourceRange

    /// A name for the button: its effect, or else the beginning of its title.
    package var name: String { trigger.identifier(else: title) ?? "button" }

    /// The bindings in what the button shows and asks.
    package var shownBindings: [Binding] {
        title.bindings + (image?.bindings ?? []) + (confirmation?.bindings ?? [])
    }

    /// Creates a button.
    package init(title: TextTemplate, at range: SourceRange) {
        self.title = title
        self.range = range
    }
}

/// The row with the plus button: the one below the elements, both in and out of editing mode.
package struct InsertRow: Equatable, Sendable {
    /// The row's id, text and trigger. Its cell is created once and kept, like that of every static row.
    package var row: Row

    /// Creates an insert row.
    package init(_ row: Row) {
        self.row = row
    }
}

/// How rows can be dragged.
package struct RowMove: Equatable, Sendable {
    package var within: Setting<MoveScope>
    /// The rows that keep their positions.
    package var except: [Located<FixedRow>]
    package var range: SourceRange

    /// Creates drags within the section.
    package init(within: Setting<MoveScope> = .unset, except: [Located<FixedRow>] = [], at range: SourceRange) {
        self.within = within
        self.except = except
        self.range = range
    }

    /// Whether a row keeps its position.
    package func keeps(_ row: FixedRow) -> Bool { except.contains { $0.value == row } }
}
