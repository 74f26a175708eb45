package import TableSpecModel

extension SampleSpecs {
    /// Values that a key of a type may have, as flow YAML; not all of them suit every key.
    package static func candidates(for type: ValueDescription) -> [String] {
        switch type {
        case .text: ["Sample", "$(words)", "$(item.name)"]
        case .string: ["special"]
        case .url: ["https://example.com"]
        case .identifier: ["sampleName"]
        case .name(of: "prototype"): prototypes
        case .name(of: "property"): ["name"]
        case .name: ["Other"]
        case .path: paths
        case .loop: loops
        case .boolean: ["true", "false"]
        case .count: ["2", "1"]
        case .number, .points: ["2.5", "20"]
        case .length: ["2.5", "50%"]
        case .bounded(let range): [range.upperBound, range.lowerBound].map { "\($0)" }
        case .wholeNumber(let numbers): numbers.reversed().map { "\($0)" }
        case .hexadecimalColor: ["'#FF3B30'", "'#FF3B3080'"]
        case .choice(_, let words): words.reversed()
        case .binding: bindings
        case .condition: bindings + ["$(isOn && words.count > 2)"]
        case .type: ["String", "'Int?'", "[Item]"]
        case .enumeration: ["'enum(plain, photo)'"]
        case .value: ["Sample", "1"]
        case .color: ["systemRed", "'#FF3B30'", "{ light: '#FFFFFF', dark: '#000000' }"]
        case .alternatingColor: candidates(for: .color) + ["{ even: systemRed, odd: systemBlue }"]
        case .image: ["Photo", "{ symbol: star }"] + bindings
        case .font: ["headline", "{ size: 20 }"]
        case .content: ["Sample", "{ label: Sample }"]
        case .list(let element): candidates(for: element).map { "[\($0)]" }
        case .table(let value):
            ["sample", "words"].flatMap { key in candidates(for: value).map { "{ \(key): \($0) }" } } + ["{}"]
        case .tableWith(let key, let keyType, let value):
            candidates(for: keyType).flatMap { path in
                candidates(for: value).map { "{ \(key): \(path), plain: \($0), photo: \($0) }" }
            }
        case .object(let name): objects(name)
        case .requiring(let key, let type):
            objects(in: type).flatMap { object in
                loops.map { object.filter { $0.name != "id" }.stating(SpecField(key, $0)).flowText }
            }
        case .excluding(let key, let type): objects(in: type).map { $0.without(key).flowText }
        case .either(let types): types.flatMap(candidates)
        }
    }

    private static func objects(_ name: String) -> [String] { objects(in: .object(name)).map(\.flowText) }

    private static func objects(in type: ValueDescription) -> [[SpecField]] {
        switch type {
        case .requiring(_, let type), .excluding(_, let type): return objects(in: type)
        case .object(let name):
            guard let object = Language.objects.first(where: { $0.description.name == name }) else { return [] }
            let fields = object.keys.prefix(1).map { SpecField($0.name, candidates(for: $0.entry.type).first ?? "") }
            return bases(of: object).flatMap { $0.isEmpty ? [$0, fields] : [$0] }
        default: return []
        }
    }
}
