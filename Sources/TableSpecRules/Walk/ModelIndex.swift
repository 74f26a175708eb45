internal import TableSpecDiagnostics
internal import TableSpecModel

/// A model with what rules look up in it, made once.
struct ModelIndex {
    /// A segue that leads to a screen.
    struct Arrival {
        var segue: Segue
        /// The name of the screen from which it comes.
        var origin: String
    }

    let model: SpecModel
    /// The screens of all files, in order.
    let screens: [Screen]
    /// The names to which a segue may lead, in order.
    let destinationNames: [String]
    /// Whether a file could not be read far enough to know which screens it declares.
    let mayLackScreens: Bool
    /// Whether nothing was wrong before the rules, so that what nobody mentions is truly not mentioned.
    let isComplete: Bool
    private let arrivalsByName: [String: [Arrival]]

    init(_ model: SpecModel, after diagnostics: [Diagnostic]) {
        self.model = model
        screens = model.screens
        destinationNames = (screens.map(\.name.value) + model.externals.map(\.name.value)).sorted()
        var arrivals: [String: [Arrival]] = [:]
        for screen in screens {
            for segue in screen.segues {
                guard let name = segue.destination?.value else { continue }
                arrivals[name, default: []].append(Arrival(segue: segue, origin: screen.name.value))
            }
        }
        arrivalsByName = arrivals
        isComplete = !diagnostics.contains { $0.severity == .error }
        let described = Set(screens.map(\.source))
        mayLackScreens = diagnostics.contains {
            $0.severity == .error && $0.origin != .rule && !described.contains($0.range.source)
        }
    }

    /// The screen that a misspelled name was meant to be, or `nil`.
    func nearestDestination(to name: String) -> String? { Spelling.nearest(to: name, in: destinationNames) }

    /// The segues that lead to a screen, in order.
    func arrivals(at screen: Screen) -> [Arrival] { arrivalsByName[screen.name.value] ?? [] }
}
