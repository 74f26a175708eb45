internal import TableSpecModel

/// One of the menus, questions or lists of a screen.
struct Opening: Hashable, Sendable {
    /// What opens it, by its number among those of the state.
    enum Place: Hashable, Sendable {
        case row(Int)
        case bar(Int)
    }

    /// The state that shows it.
    var state: PreviewState
    var place: Place

    /// The name by which the page of a gallery finds the drawing.
    var name: String {
        switch place {
        case .row(let number): "\(state.rawValue)-row\(number)"
        case .bar(let number): "\(state.rawValue)-bar\(number)"
        }
    }

    /// The most openings of each state that a screen shows: lists can have as many menus as rows.
    fileprivate static let limit = 20
}

extension ScreenContent {
    /// What the rows open, by their places.
    var openingsOfRows: [RowPlace: [PreviewState: Opening]] {
        var openings: [RowPlace: [PreviewState: Opening]] = [:]
        for state in PreviewState.opening {
            for (number, place) in rowOpenings(in: state).prefix(Opening.limit).enumerated() {
                openings[place, default: [:]][state] = Opening(state: state, place: .row(number))
            }
        }
        return openings
    }

    /// What a button of a bar opens: a menu, or a question.
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
