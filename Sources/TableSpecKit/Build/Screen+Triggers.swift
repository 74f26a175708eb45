internal import TableSpecModel

extension Screen {
    /// Every cell that the spec spells out: static rows, then prototypes.
    var cells: [Cell] { table.staticRows.map(\.cell) + table.prototypes.map(\.cell) }

    /// What taps do: on rows, their detail buttons and the buttons of the bars.
    var triggers: [Trigger] {
        cells.flatMap { [$0.trigger] + $0.accessories.map(\.trigger) }
            + barButtons.map(\.trigger)
    }

    /// The names of the screens to which the screen leads, with repetitions.
    var destinations: [String] { triggers.flatMap(\.segues).compactMap(\.destination?.value) }
}
