internal import Foundation
internal import TableSpecSwift

/// The parts of the shared Swift that code uses, recorded during generation.
///
/// Controls and views are generated in many places that don't have access to the screen. The object is bound while one
/// file is generated, so that the file stays a function of its inputs.
final class SupportUses: @unchecked Sendable {
    @TaskLocal private static var current: SupportUses?

    private let lock = NSLock()
    private var parts: Set<SupportPart> = []

    /// Generates code, and returns it with the parts that it uses.
    static func collected<Code>(_ generate: () -> Code) -> (code: Code, parts: Set<SupportPart>) {
        let uses = SupportUses()
        let code = $current.withValue(uses) { generate() }
        return (code, uses.parts)
    }

    /// Records that the code being generated uses a part.
    static func note(_ part: SupportPart) {
        guard let current else { return }
        _ = current.lock.withLock { current.parts.insert(part) }
    }
}

extension SwiftExpression {
    /// The expression, which uses parts of the shared Swift.
    func using(_ parts: SupportPart...) -> SwiftExpression {
        for part in parts { SupportUses.note(part) }
        return self
    }
}
