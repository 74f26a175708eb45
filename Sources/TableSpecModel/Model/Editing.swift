public import TableSpecDiagnostics

/// What a person may do with the rows of a collection.
public struct RowEditing: Hashable, Sendable {
    /// Which rows can be deleted, by the red minus and by a swipe; none, if `nil`.
    public var deletion: RowDeletion?
    /// The title of the button that deletes; the system's, if `nil`.
    public var deleteTitle: TextTemplate?
    /// The title of the button that deletes where it stands beside others and none is stated: UIKit gives a contextual
    /// action no title of its own.
    public var defaultDeleteTitle: TextTemplate
    /// Whether a swipe deletes a row, too.
    public var swipe: Setting<Bool>
    /// How rows come and go.
    public var animation: Setting<RowAnimation>
    /// The buttons at the leading edge of a swiped row, the edge first.
    public var leadingSwipeActions: [SwipeAction]
    /// The buttons at the trailing edge of a swiped row, the edge first, besides the one that deletes.
    public var trailingSwipeActions: [SwipeAction]
    /// The row with the green plus, which stands after the elements.
    public var insertRow: InsertRow?
    /// How rows can be dragged; not at all, if `nil`.
    public var move: RowMove?
    public var range: SourceRange

    /// Creates editing that allows nothing.
    public init(at range: SourceRange) {
        self.defaultDeleteTitle = TextTemplate([.literal("Delete")], at: range)
        self.swipe = .unset
        self.animation = .unset
        self.leadingSwipeActions = []
        self.trailingSwipeActions = []
        self.range = range
    }

    /// Whether rows can be deleted.
    public var deletes: Bool { deletion != nil }

    /// Whether the button that deletes stands beside others, so that the table makes it itself.
    public var deletesBesideOthers: Bool { deletes && swipe.value != false && !trailingSwipeActions.isEmpty }

    /// The buttons of swiped rows at both edges.
    public var swipeActions: [SwipeAction] { leadingSwipeActions + trailingSwipeActions }
}

/// Which rows can be deleted.
public struct RowDeletion: Hashable, Sendable {
    /// The rows that cannot be deleted.
    public var except: [Located<FixedRow>]
    /// When a row can be deleted; always, if `nil`.
    public var condition: Binding?
    /// The method of the app that is asked before a row is deleted.
    public var confirmation: Located<String>?
    public var range: SourceRange

    /// Creates the deletion of every row.
    public init(at range: SourceRange) {
        self.except = []
        self.range = range
    }

    /// Whether a row is kept.
    public func keeps(_ row: FixedRow) -> Bool { except.contains { $0.value == row } }

    /// Whether every row can be deleted.
    public var concernsEveryRow: Bool { except.isEmpty && condition == nil }
}

/// A button of a swiped row.
public struct SwipeAction: Hashable, Sendable {
    public var title: TextTemplate
    public var image: ImageReference?
    public var style: Setting<SwipeActionStyle>
    public var color: Setting<ColorReference>
    /// The method of the app that a tap calls.
    public var action: Located<String>
    public var range: SourceRange

    /// Creates a button.
    public init(title: TextTemplate, action: Located<String>, at range: SourceRange) {
        self.title = title
        self.action = action
        self.style = .unset
        self.color = .unset
        self.range = range
    }
}

/// The row with the green plus: the last one of its section, whether the table is edited or not.
public struct InsertRow: Hashable, Sendable {
    /// The row's id, text and trigger; its cell is made once and kept, as that of every row that a spec spells out.
    public var row: Row

    /// Creates the row that inserts.
    public init(_ row: Row) {
        self.row = row
    }
}

/// How rows can be dragged.
public struct RowMove: Hashable, Sendable {
    public var within: Setting<MoveScope>
    /// The rows that keep their places.
    public var except: [Located<FixedRow>]
    public var range: SourceRange

    /// Creates drags within the section.
    public init(within: Setting<MoveScope> = .unset, except: [Located<FixedRow>] = [], at range: SourceRange) {
        self.within = within
        self.except = except
        self.range = range
    }

    /// Whether a row keeps its place.
    public func keeps(_ row: FixedRow) -> Bool { except.contains { $0.value == row } }
}
