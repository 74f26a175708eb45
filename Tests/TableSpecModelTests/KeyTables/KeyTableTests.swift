import TableSpecDiagnostics
import TableSpecModel
import TableSpecTestSupport
import Testing

@Suite("Every key of the key tables")
struct KeyTableTests {
    @Test func everyObjectLivesInAValidSpec() {
        #expect(SampleSpecs.all.unreachable.isEmpty, "say in 'SampleSpecs.bases' what these objects need besides")
    }

    @Test func everyBaseOfAFileIsValid() {
        for text in SampleSpecs.files { #expect(SampleReading(text).told(in: text) == nil) }
    }

    @Test("is accepted with a right value", arguments: SampleSpecs.places)
    func valid(_ place: SampleSpecs.Place) {
        #expect(
            SampleSpecs.all.sample(of: place) != nil,
            "no valid spec states '\(place)'; give its mapping a base, or the key a value, in 'SampleSpecs'"
        )
    }

    @Test("is told once, at its place, with a remedy, where its value is wrong", arguments: SampleSpecs.places)
    func wrongValue(_ place: SampleSpecs.Place) {
        guard let sample = SampleSpecs.all.sample(of: place) else { return }
        for mistake in KeyMistake.all(for: place.key.entry.type) {
            let text = sample.text(with: mistake)
            let reading = SampleReading(text)
            let isTold = reading.findingAtMark.map { $0.severity == .error && $0.says(what: mistake.kind) }
            #expect(isTold == true, "\(reading.told(in: text) ?? "nothing was told: \(text)")")
        }
    }

    @Test("is told once, at its place, with the right spelling, where it is misspelled", arguments: SampleSpecs.places)
    func misspelled(_ place: SampleSpecs.Place) {
        guard let sample = SampleSpecs.all.sample(of: place) else { return }
        let name = place.key.name
        let text = sample.text(with: sample.fields.renaming(name, to: "⟦\(name.misspelled)⟧"))
        let reading = SampleReading(text)
        let isTold = reading.findingAtMark.map { $0.suggests(key: name, of: place.object) }
        #expect(isTold == true, "\(reading.told(in: text) ?? "nothing was told: \(text)")")
    }
}

extension SampleReading {
    /// The only finding, if it stands at the only mark.
    fileprivate var findingAtMark: Diagnostic? {
        diagnostics.count == 1 && diagnostics.map(\.range) == marks ? diagnostics.first : nil
    }

    /// What was told, for the report of a failure.
    fileprivate func told(in text: String) -> String? {
        let findings = diagnostics.map { "\($0.range.start)-\($0.range.end) [\($0.id)] \($0.message)" }
        return findings.isEmpty ? nil : (findings + [text]).joined(separator: "\n")
    }
}

extension Diagnostic {
    /// Whether the finding says what was expected, or suggests it.
    fileprivate func says(what kind: KeyMistake.Kind) -> Bool {
        let words = message + (help ?? "")
        func lists(_ expected: [String]) -> Bool { expected.allSatisfy { words.contains("'\($0)'") } }
        return switch kind {
        case .wrongType, .unknownName: words.contains("expected") || help != nil
        case .unknownWord(let expected): lists(expected)
        case .misspelledWord(let word, let expected): help == "did you mean '\(word)'?" && lists(expected)
        }
    }

    /// Whether the finding lists the keys of the mapping and mends the key.
    fileprivate func suggests(key: String, of object: LanguageObject) -> Bool {
        id == LanguageDiagnostic.unknownKey.rawValue && help == "did you mean '\(key)'?"
            && fixIts.first?.edits.map(\.replacement) == [key]
            && object.keys.allSatisfy { message.contains("'\($0.name)'") }
    }
}
