internal import TableSpecDiagnostics
internal import TableSpecModel

enum RepeatedSampleIdentity: Rule {
    static let checks: [RuleCheck] = [.screens(check)]

    static let description = RuleDescription(
        "repeated-sample-identity",
        .identity,
        .warning,
        summary: "Two elements of a sample with the same 'id'.",
        rationale: """
            The property 'id' tells the elements of a collection apart: changes of the table and checkmarks go by it. \
            A sample in which two elements share it shows what the app can never show.
            """,
        source: .language("ids"),
        bad: [
            """
            screen: Cities
            types: { City: { id: String, name: String } }
            input: { cities: [City] }
            table:
              prototypes:
                - { id: CityCell, text: $(city.name) }
              sections:
                - rows: { forEach: city in cities, prototype: CityCell }
            samples:
              ⟦cities⟧: [{ id: a, name: Paris }, { id: a, name: Rome }]
            """
        ],
        good: [
            """
            screen: Cities
            types: { City: { id: String, name: String } }
            input: { cities: [City] }
            table:
              prototypes:
                - { id: CityCell, text: $(city.name) }
              sections:
                - rows: { forEach: city in cities, prototype: CityCell }
            samples:
              cities: [{ id: a, name: Paris }, { id: b, name: Rome }]
            """
        ]
    )

    static func check(_ screen: Screen, in scope: ScreenScope, _ findings: inout Findings) {
        for sample in screen.samples {
            if let id = sample.value.repeatedIdentity { findings.report(.identityRepeated(sample, id)) }
        }
    }
}

extension Value {
    /// The first identity that two elements of one collection share, however deep in the value.
    fileprivate var repeatedIdentity: Value? {
        switch self {
        case .array(let elements):
            var seen: Set<Value> = []
            let repeated = elements.compactMap(\.identity).first { !seen.insert($0).inserted }
            return repeated ?? elements.lazy.compactMap(\.repeatedIdentity).first
        case .record(let record):
            return record.fields.lazy.compactMap(\.value.repeatedIdentity).first
        default:
            return nil
        }
    }

    private var identity: Value? {
        guard case .record(let record) = self, record["id"] != .null else { return nil }
        return record["id"]
    }

    /// The value as text, for messages.
    fileprivate var words: String {
        switch self {
        case .string(let text), .url(let text), .word(let text, _): text.quoted
        case .integer(let number): "\(number)"
        case .number(let number): number.text
        default: "of one value"
        }
    }
}

extension Finding {
    fileprivate static func identityRepeated(_ sample: Screen.Sample, _ id: Value) -> Finding {
        Finding(
            "two elements of the sample \(sample.name.value.quoted) have the id \(id.words)",
            at: sample.name.range,
            help: "give each element an id of its own"
        )
    }
}
