internal import TableSpecModel

extension Screen {
    /// Every cell that the spec spells out: static rows, then prototypes.
    var cells: [Cell] { table.staticRows.map(\.cell) + table.prototypes.map(\.cell) }

    /// The names of the screens to which the screen leads, with repetitions.
    var destinations: [String] { segues.compactMap(\.destination?.value) }
}
