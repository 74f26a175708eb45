internal import Foundation
internal import TableSpecDiagnostics

/// The parts of the support file that the screens of files use, as far as their Swift has been generated: the plan of a screen
/// is made once for both.
final class SupportUses: @unchecked Sendable {
    private let lock = NSLock()
    private var parts: [SourceID: Set<SupportPart>] = [:]

    /// The parts that the screen of a file uses, or `nil` while its Swift has not been generated.
    subscript(file: SourceID) -> Set<SupportPart>? {
        get { lock.withLock { parts[file] } }
        set { lock.withLock { parts[file] = newValue } }
    }
}
