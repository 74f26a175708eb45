public import TableSpecDiagnostics

/// What a person may do with the rows of a collection.
public struct RowEditing: Hashable, Sendable {
    /// Whether rows can be deleted, by the red minus and by a swipe.
    public var delete: Setting<Bool>
    /// The row with the green plus, which stands after the elements.
    public var insertRow: InsertRow?
    /// How rows can be dragged; not at all, if `nil`.
    public var move: RowMove?
    public var range: SourceRange

    /// Creates editing that allows nothing.
    public init(at range: SourceRange) {
        self.delete = .unset
        self.range = range
    }

    /// Whether rows can be deleted.
    public var deletes: Bool { delete.value ?? false }
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
