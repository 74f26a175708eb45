internal import TableSpecDiagnostics
internal import TableSpecModel

/// A model with the indexes that rules query, which are created once.
struct RuleIndex: Sendable {
    let model: SpecModel
    let configuration: RuleConfiguration
    /// The screens of all files, in order.
    let screens: [Screen]
    /// The indexes of the screens, by name.
    private let screenPlaces: [String: Int]
    /// The types of all files, by name.
    private(set) var types: TypeTable
    /// The possible destinations of segues, in order.
    let destinationNames: [String]
    /// The classes of the external screens, by name.
    private let classNames: [String: String]
    /// The libraries with screens that specs of the build can't refer to, by the names of the screens.
    private let indirectLibraries: [String: String]
    private var log: LookupLog?
    /// Whether the declarations of screens in a file couldn't be decoded.
    let mayLackScreens: Bool
    /// Whether all uses of a name are known, so that a name without uses is certainly unused: there were no errors before
    /// the rules, and the specs aren't those of a library.
    let isComplete: Bool

    init(_ model: SpecModel, configuration: RuleConfiguration, after diagnostics: [Diagnostic]) {
        self.model = model
        self.configuration = configuration
        screens = model.screens
        screenPlaces = Dictionary(
            zip(screens.map(\.name.value), screens.indices),
            uniquingKeysWith: { first, _ in first }
        )
        types = model.typesByName
        destinationNames = (screens.map(\.name.value) + model.externals.map(\.name.value)).sorted()
        classNames = Dictionary(
            model.externals.map { ($0.name.value, $0.className.value) },
            uniquingKeysWith: { first, _ in first }
        )
        indirectLibraries = model.indirectLibraries
        isComplete = !model.isLibrary && !diagnostics.contains { $0.severity == .error }
        let described = Set(screens.map(\.source) + model.apps.map(\.range.source))
        mayLackScreens =
            model.files.contains(where: \.mayLackExternals)
            || diagnostics.contains {
                $0.severity == .error && $0.origin != .rule && !described.contains($0.range.source)
            }
    }

    /// The index with a log that records the lookups of a screen's rules.
    func noting(in log: LookupLog?) -> RuleIndex {
        guard let log else { return self }
        var index = self
        index.log = log
        index.types = types.noting(in: log)
        return index
    }

    /// The screen with a name, or `nil`. If several share it, the first one.
    func screen(named name: String) -> Screen? { screenPlaces[name].map { screens[$0] } }

    /// The class of the external destination of a segue, or `nil`.
    func className(of segue: Segue) -> Located<String>? {
        segue.destination.flatMap { name in
            log?.note(.screen, name.value)
            return classNames[name.value].map { Located($0, at: name.range) }
        }
    }

    /// The library with a screen of that name on which the specs don't depend directly, or `nil`.
    func indirectLibrary(of screen: String) -> String? { indirectLibraries[screen] }

    /// The intended screen for a misspelled name, or `nil`.
    func nearestDestination(to name: String) -> String? { Spelling.nearest(to: name, in: destinationNames) }
}

extension SpecModel {
    fileprivate var indirectLibraries: [String: String] {
        files.reduce(into: [:]) { libraries, file in
            guard let dependency = file.dependency, !dependency.isDirect else { return }
            let names = file.externals.map(\.name.value) + (file.screen.map { [$0.name.value] } ?? [])
            for name in names { libraries[name] = dependency.library }
        }
    }
}
