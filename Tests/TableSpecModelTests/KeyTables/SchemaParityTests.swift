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
        var tried: Set<String> = []
        for place in places {
            let samples = all.samples(of: place)
            texts += samples.map(\.text)
            guard let sample = samples.first else { continue }
            texts += KeyMistake.all(for: place.key.entry.type).map(sample.text(with:))
            texts.append(sample.text(with: sample.fields.renaming(place.key.name, to: place.key.name.misspelled)))
            texts.append(sample.text(with: sample.fields.without(place.key.name)))
            texts += pairs(of: sample, beyond: &tried)
        }
        // JSON has no infinity.
        var seen: Set<String> = []
        return texts.filter { !$0.contains(".inf") && seen.insert($0).inserted }
    }

    /// Specs that state one more key, where decoder or schema may hold that it does not go with the key of the sample.
    private static func pairs(of sample: Sample, beyond tried: inout Set<String>) -> [String] {
        let object = sample.place.object
        let constrained = Set(object.constraints.flatMap(\.keys))
        return object.keys.compactMap { key in
            guard !sample.fields.contains(where: { $0.name == key.name }),
                let value = all.sample(of: Place(object: object, key: key))?.value
            else { return nil }
            let fields = sample.fields + [SpecField(key.name, value)]
            // The same keys in another order are the same spec.
            guard tried.insert(sample.text(with: fields.sorted { $0.name < $1.name })).inserted else { return nil }
            let isConstrained = constrained.contains(key.name) || constrained.contains(sample.place.key.name)
            let text = sample.text(with: fields)
            return isConstrained || !SampleReading.decoding(of: text).isEmpty ? text : nil
        }
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
