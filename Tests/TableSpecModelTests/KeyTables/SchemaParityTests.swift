import TableSpecDiagnostics
import TableSpecModel
import TableSpecTestSupport
import Testing

@Suite("The schema accepts what the decoder accepts, and rejects what it rejects")
struct SchemaParityTests {
    @Test(
        "according to jsonschema-rs, for valid and invalid values of every key",
        .slow,
        .enabled("\(SchemaVerdict.requirement)") { await SchemaVerdict.isAvailable() }
    )
    func parity() async throws {
        let specs = SampleSpecs.parityTexts.enumerated().map { (name: "\($0).yaml", text: MarkedText($1).text) }
        let verdict = try await SchemaVerdict(of: specs, against: JSONSchema.text)
        #expect(specs.count > 1000 && verdict.faults.count > 500)
        for spec in specs {
            let rejected = SampleReading.decoding(of: spec.text)
            let faults = verdict.faults[spec.name] ?? []
            #expect(
                rejected.isEmpty == faults.isEmpty,
                "\(Self.report(rejected.map(\.message), faults, on: spec.text))"
            )
        }
    }

    private static func report(_ rejections: [String], _ faults: [String], on text: String) -> String {
        let remedy =
            faults.isEmpty
            ? "decoding rejects this and the schema does not: state it in 'constraints' of the key table"
            : "the schema rejects this and decoding does not: correct 'constraints' or the key's value description"
        return ([remedy] + rejections + faults + [text]).joined(separator: "\n")
    }
}

extension SampleSpecs {
    /// Right specs, and specs with one mistake in their structure.
    fileprivate static var parityTexts: [String] {
        var texts = files
        for place in places {
            let samples = all.samples(of: place)
            texts += samples.map(\.text)
            guard let sample = samples.first else { continue }
            texts += KeyMistake.all(for: place.key.entry.type).map(sample.text(with:))
            texts.append(sample.text(with: sample.fields.renaming(place.key.name, to: place.key.name.misspelled)))
            texts.append(sample.text(with: sample.fields.without(place.key.name)))
            texts += place.object.keys.compactMap { pair(of: sample, and: $0) }
        }
        // JSON has no infinity.
        var seen: Set<String> = []
        return texts.filter { !$0.contains(".inf") && seen.insert($0).inserted }
    }

    /// A spec that states two keys, where decoder or schema may hold that they do not go together.
    private static func pair(of sample: Sample, and other: LanguageObject.Key) -> String? {
        let object = sample.place.object
        guard !sample.fields.contains(where: { $0.name == other.name }),
            let value = all.sample(of: Place(object: object, key: other))?.value
        else { return nil }
        let text = sample.text(with: sample.fields + [SpecField(other.name, value)])
        let constrained = Set(object.constraints.flatMap(\.keys))
        let isConstrained = constrained.contains(other.name) || constrained.contains(sample.place.key.name)
        return isConstrained || !SampleReading.decoding(of: text).isEmpty ? text : nil
    }
}

extension KeyConstraint {
    /// All keys that the constraint speaks of.
    fileprivate var keys: [String] {
        switch self {
        case .exactlyOne(let keys, _, _), .atLeastOne(let keys, _), .atMostOne(let keys, _), .excluded(let keys): keys
        case .only(let key, _, let other): [key, other]
        case .form(let key, _, let other): [key, other]
        case .needs(let key, let others), .required(let key, let others): [key] + others
        case .when(let key, let constraints, let otherwise): [key] + (constraints + otherwise).flatMap(\.keys)
        }
    }
}
