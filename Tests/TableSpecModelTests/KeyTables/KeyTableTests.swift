import TableSpecDiagnostics
import TableSpecModel
import TableSpecTestSupport
import Testing

/// Right and wrong values of every key, made from the key tables.
///
/// A new key is met by these tests, by `SchemaParityTests` and by `InspectionTests` without a list of them. It needs
///
/// - nothing else, where the description of its value in the key table says what is right: a word, a number, a text;
/// - `SampleSpecs.values["object.key"]`, where only some values suit, such as the name of a property;
/// - `SampleSpecs.bases["object"]`, where its mapping makes sense only beside other keys; the required keys, and one
///   key of each choice that `KeyConstraint` states, are there without an entry;
/// - `constraints` of its key table (`KeyConstraint`), where decoding reports a combination of keys: the schema has to
///   reject what decoding rejects;
/// - a member in `ModelInspection` with the key's own name, so that `tablespec inspect` shows it.
///
/// A new kind of mapping is reached through the key that holds it, and a new case of `ValueDescription` needs its right
/// values in `SampleSpecs.candidates(for:)` and its wrong ones in `KeyMistake`. Decoding has to tell a wrong value once,
/// at the value, with what was expected; the marks `⟦ ⟧` in a report mark the place where it must be.
@Suite("Every key of the key tables")
struct KeyTableTests {
    @Test func everyObjectLivesInAValidSpec() {
        let names = SampleSpecs.all.unreachable.map { "'\($0)'" }.joined(separator: ", ")
        #expect(
            names.isEmpty,
            "no valid spec holds \(names); say in 'SampleSpecs.bases' what the mapping needs besides its required keys"
        )
    }

    @Test func everyBaseOfAFileIsValid() {
        for text in SampleSpecs.files { #expect(SampleReading(text).told(in: text) == nil) }
    }

    @Test("is accepted with a valid value", arguments: SampleSpecs.places)
    func valid(_ place: SampleSpecs.Place) {
        #expect(
            SampleSpecs.all.sample(of: place) != nil,
            """
            no valid spec states '\(place)'; add a right value as 'SampleSpecs.values["\(place)"]', or what it needs \
            beside it as 'SampleSpecs.bases["\(place.object.description.name)"]'. Tried:
            \(SampleSpecs.all.obstacle(to: place))
            """
        )
    }

    @Test("with an invalid value is diagnosed once, at its place, with a remedy", arguments: SampleSpecs.places)
    func wrongValue(_ place: SampleSpecs.Place) {
        // What is wrong inside a value of one form is wrong altogether where the key wants the other one.
        let samples = SampleSpecs.all.samples(of: place)
        for mistake in KeyMistake.all(for: place.key.entry.type) {
            let texts = samples.map { $0.text(with: mistake) }
            let isTold = texts.contains { text in
                SampleReading(text).findingAtMark.map { $0.severity == .error && $0.says(what: mistake.kind) } == true
            }
            guard !isTold, let text = texts.first else { continue }
            Issue.record("\(SampleReading(text).report(on: place, in: text))")
        }
    }

    @Test("with an unresolved binding is diagnosed once", arguments: SampleSpecs.places)
    func unknownBinding(_ place: SampleSpecs.Place) {
        guard let sample = SampleSpecs.all.sample(of: place), let value = place.key.entry.type.unboundText,
            // The place that is found for one is such a prototype: `RemoteImageTests` bind it to nothing.
            place.object.description.name != PlaceholderKey.object.name
        else { return }
        let texts = SampleSpecs.all.texts(of: sample, value: value)
        // A prototype that no table uses is not resolved.
        let isTold = texts.contains { SampleReading($0).diagnostics.map(\.severity) == [.error] }
        #expect(isTold, "\(place) in\n\(texts.joined(separator: "\n"))")
    }

    @Test("with a misspelling is diagnosed once, at its place, with the right spelling", arguments: SampleSpecs.places)
    func misspelled(_ place: SampleSpecs.Place) {
        guard let sample = SampleSpecs.all.sample(of: place) else { return }
        let name = place.key.name
        let text = sample.text(with: sample.fields.renaming(name, to: "⟦\(name.misspelled)⟧"))
        let reading = SampleReading(text)
        let isTold = reading.findingAtMark.map { $0.suggests(key: name, of: place.object) }
        #expect(isTold == true, "\(reading.report(on: place, in: text))")
    }
}

extension ValueDescription {
    /// A value with an unresolved binding in a text; `nil` if the value can't contain a text.
    fileprivate var unboundText: String? {
        switch self {
        case .text, .content: "$(Zzzzzzzz)"
        case .list(let element): element.unboundText.map { "[\($0)]" }
        case .either(let types): types.lazy.compactMap(\.unboundText).first
        default: nil
        }
    }
}

extension SampleReading {
    /// The only finding, if it is at the only mark.
    fileprivate var findingAtMark: Diagnostic? {
        diagnostics.count == 1 && diagnostics.map(\.range) == marks ? diagnostics.first : nil
    }

    /// What decoding the key has to do, and what it did.
    fileprivate func report(on place: SampleSpecs.Place, in text: String) -> String {
        let remedy = "decoding '\(place)' must report this once, at the mark, with what was expected; it told:"
        return "\(remedy)\n\(told(in: text) ?? "nothing\n\(text)")"
    }

    /// The messages, for the report of a failure.
    fileprivate func told(in text: String) -> String? {
        let findings = diagnostics.map { "\($0.range.start)-\($0.range.end) [\($0.id)] \($0.message)" }
        return findings.isEmpty ? nil : (findings + [text]).joined(separator: "\n")
    }
}

extension Diagnostic {
    /// Whether the finding says what was expected, or suggests it.
    fileprivate func says(what kind: KeyMistake.Kind) -> Bool {
        let words = message + (help ?? "")
        return switch kind {
        case .wrongType, .unknownName: words.contains("expected") || help != nil
        case .unknownSpelling(let listed):
            expected == listed || words.contains("expected") && listed.allSatisfy { words.contains("'\($0)'") }
        case .misspelledWord(let word, let listed): help == "did you mean '\(word)'?" && expected == listed
        }
    }

    /// Whether the finding carries the keys of the mapping, names the one that was meant, and replaces it.
    fileprivate func suggests(key: String, of object: LanguageObject) -> Bool {
        id == LanguageDiagnostic.unknownKey.rawValue && help == "did you mean '\(key)'?"
            && fixIts.first?.edits.map(\.replacement) == [key]
            && message.contains("'\(key)'") && expected == object.keys.map(\.name)
    }
}
