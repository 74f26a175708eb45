package import TableSpecDiagnostics
package import TableSpecModel

/// Outputs that are drawn of specs: previews and a gallery. The pipeline delivers them; another module draws them.
package protocol Drawing: Sendable {
    /// The kinds of the outputs, in the order in which they are reported.
    var kinds: [OutputKind] { get }
    /// The name of the only screen to draw, or `nil` for all screens.
    var onlyScreen: String? { get }
    /// A text that differs for different drawings.
    var key: String { get }
    /// The paths of the outputs that are made of all specs.
    var sharedPaths: [String] { get }

    /// The paths of all outputs that a spec with a stem may have, whether it describes a screen or not.
    func paths(stem: String) -> [String]

    /// Whether a run for these drawings replaces an output that an earlier run made from a spec and that it doesn't make
    /// itself.
    func replaces(_ kind: OutputKind, named name: String, ofSpecNamed stem: String) -> Bool

    /// Reads the images, colors, and symbols that the configuration names; reports their faults as findings.
    mutating func readAssets(of workspace: inout Workspace)

    /// Reads the string catalogs in the output folder if drawings in other languages are requested.
    mutating func readTranslations(of workspace: inout Workspace, in folder: OutputFolder) throws(FileProblem)

    /// The drawings of the screens of an analyzed workspace.
    func screens(of workspace: Workspace, _ analysis: Analysis, _ stacks: NavigationStacks) -> any DrawnScreens
}

/// The screens of a model that can be drawn.
package protocol DrawnScreens: Sendable {
    /// The number of the screens, requested or not.
    var count: Int { get }
    /// The outputs that are made of all specs.
    var sharedPlans: [OutputPlan] { get }

    /// The outputs of a spec; `nil` if none of its screen is requested, or it can't be drawn.
    func plan(of file: SpecFile, stem: String) -> OutputPlan?
}

/// What is read for drawings besides the specs.
package struct DrawingInputs: Sendable {
    /// The paths of the files, as the user knows them.
    package var paths: [String] = []
    /// Hashes of everything that was read.
    package var hashes: [ContentHash] = []
}
