internal import TableSpecModel

/// A menu, confirmation question or list of a screen.
struct Opening: Hashable, Sendable {
    /// The part that opens it, by its number among those of the state.
    enum Place: Hashable, Sendable {
        case row(Int)
        case bar(Int)
    }

    /// The state that shows it.
    var state: PreviewState
    var place: Place

    /// The name by which the gallery page finds the drawing.
    var name: String {
        switch place {
        case .row(let number): "\(state.rawValue)-row\(number)"
        case .bar(let number): "\(state.rawValue)-bar\(number)"
        }
    }

    /// The maximum number of openings of each state that a screen shows, because lists can have as many menus as rows.
    fileprivate static let limit = 20
}

extension ScreenContent {
    /// The openings of rows, by their positions.
    var openingsOfRows: [RowPlace: [PreviewState: Opening]] {
        var openings: [RowPlace: [PreviewState: Opening]] = [:]
        for state in PreviewState.opening {
            for (number, place) in rowOpenings(in: state).prefix(Opening.limit).enumerated() {
                openings[place, default: [:]][state] = Opening(state: state, place: .row(number))
            }
        }
        return openings
    }

    /// The opening of a bar button: a menu or a confirmation question.
    func opening(of place: BarPlace) -> Opening? {
        PreviewState.opening.lazy.compactMap { state in
            self.barOpenings(in: state).prefix(Opening.limit).firstIndex(of: place)
                .map { Opening(state: state, place: .bar($0)) }
        }.first
    }

    /// All openings of a state.
    func openings(in state: PreviewState) -> [Opening] {
        let rows = rowOpenings(in: state).prefix(Opening.limit).indices.map { Opening.Place.row($0) }
        let buttons = barOpenings(in: state).prefix(Opening.limit).indices.map { Opening.Place.bar($0) }
        return (rows + buttons).map { Opening(state: state, place: $0) }
    }
}
