package import TableSpecDiagnostics

/// The findings of decoding, of name resolution and of the names of outputs. They're errors and can't be suppressed.
package enum LanguageDiagnostic: String, CaseIterable, Sendable {
    case unknownKey = "unknown-key"
    case unknownValue = "unknown-value"
    case wrongType = "wrong-type"
    case missingKey = "missing-key"
    case conflictingKeys = "conflicting-keys"
    case invalidName = "invalid-name"
    case invalidBinding = "invalid-binding"
    case invalidType = "invalid-type"
    case invalidLoop = "invalid-loop"
    case duplicateName = "duplicate-name"
    case unknownName = "unknown-name"
    case typeMismatch = "type-mismatch"
    /// Two declarations with the same name in Swift, or one whose name already has a meaning there.
    case nameCollision = "name-collision"
    /// Two specs with the same output name.
    case outputCollision = "output-collision"

    /// Whether a part of the spec couldn't be decoded, so that it's missing from the model.
    package var leavesHole: Bool { self != .nameCollision && self != .outputCollision }
}

extension Diagnostic {
    /// A spelling that isn't in a closed list. The finding lists the expected spellings and suggests the intended one.
    ///
    /// - Parameters:
    ///   - preferred: The candidates that a message lists first.
    ///   - alias: The replacement of the spelling, if UIKit or SwiftUI uses it.
    ///   - topic: The help topic with the whole list, for a list that is too long for a message.
    package static func unknownSpelling(
        _ id: LanguageDiagnostic,
        _ word: String,
        message: String,
        candidates: [String],
        preferred: [String] = [],
        alias: Alias.Answer? = nil,
        topic: HelpTopic? = nil,
        at range: SourceRange
    ) -> Diagnostic {
        let expectation = ClosedList(spellings: candidates, preferred: preferred, topic: topic).expectation(
            insteadOf: word,
            alias: alias
        )
        return Diagnostic(
            .error,
            id: id.rawValue,
            origin: .language,
            message + expectation.clause,
            at: range,
            help: expectation.help,
            fixIts: expectation.replacement.map {
                let edit = FixIt.Edit(range: range, replacement: $0)
                return [FixIt(message: "replace with '\($0)'", edits: [edit], isSafe: expectation.isCertain)]
            } ?? [],
            expected: candidates
        )
    }
}

extension [String] {
    /// The quoted spellings, with "or" before the last one.
    package var listed: String { listed(with: "or") }

    /// The quoted texts, with a word before the last one.
    package func listed(with conjunction: String) -> String {
        let quoted = map { "'\($0)'" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
