internal import TableSpecDiagnostics
package import TableSpecModel

/// For every key of the language a small valid spec that states it, found with the key tables alone.
///
/// An object that is new in the tables is reached through the key that names it; one that needs more than its required
/// keys says so in `bases`.
package struct SampleSpecs: Sendable {
    package static let all = SampleSpecs()

    /// One key of one kind of mapping.
    package struct Place: Hashable, Sendable, CustomStringConvertible {
        package var object: LanguageObject
        package var key: LanguageObject.Key

        /// Names a key of an object.
        package init(object: LanguageObject, key: LanguageObject.Key) {
            self.object = object
            self.key = key
        }

        package var description: String { "\(object.description.name).\(key.name)" }

        /// The names are enough: the object has all its keys, with their descriptions.
        package func hash(into hasher: inout Hasher) {
            hasher.combine(object.description.name)
            hasher.combine(key.name)
        }
    }

    /// A valid spec that states a key, with the mapping that holds the key apart from the text around it.
    package struct Sample: Sendable {
        package var place: Place
        /// The fields of the mapping, the key among them.
        package var fields: [SpecField]
        var home: Home

        /// The value of the key.
        package var value: String { fields.first { $0.name == place.key.name }?.value ?? "" }

        /// The spec.
        package var text: String { home.text(around: fields) }

        /// The spec with another mapping in its place.
        package func text(with fields: [SpecField]) -> String { home.text(around: fields) }

        /// The spec with another value of the key.
        package func text(value: String) -> String { text(with: fields.stating(SpecField(place.key.name, value))) }

        /// The spec with an invalid value; an invalid entry of a mapping is next to the valid entries.
        package func text(with mistake: KeyMistake) -> String {
            let isBeside = mistake.isEntry && value.hasPrefix("{ ")
            return text(value: isBeside ? mistake.value.dropLast(2) + ", " + value.dropFirst(2) : mistake.value)
        }
    }

    /// The text around a mapping.
    struct Home: Hashable, Sendable {
        var before: String
        var after: String
        var isFile = false

        func text(around fields: [SpecField]) -> String {
            isFile ? fields.fileText : before + fields.flowText + after
        }
    }

    /// All keys, those of one mapping after another.
    package static let places = Language.objects.flatMap { object in
        object.keys.map { Place(object: object, key: $0) }
    }

    /// The ways to write a file.
    package static var files: [String] { bases["file", default: []].map(\.fileText) }

    private let homes: [String: [Home]]
    private let samples: [Place: [Sample]]

    /// Finds where the objects live.
    private init() {
        var homes = ["file": [Home(before: "", after: "", isFile: true)]]
        // The parents in which an object was looked for in vain.
        var tried: [String: Set<String>] = [:]
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for object in Language.objects where homes[object.description.name] == nil {
                let name = object.description.name
                let found = Self.homes(of: object, in: homes.filter { tried[name]?.contains($0.key) != true })
                tried[name] = Set(homes.keys)
                guard !found.isEmpty else { continue }
                homes[name] = found
                isGrowing = true
            }
        }
        self.homes = homes
        let samples = Self.places.concurrentMap { [homes] in Self.samples(of: $0, in: homes) }
        self.samples = Dictionary(zip(Self.places, samples), uniquingKeysWith: { first, _ in first })
    }

    /// The objects that no valid spec was found for.
    package var unreachable: [String] { Language.objects.map(\.description.name).filter { homes[$0] == nil } }

    /// A valid spec that states the key; `nil` if none was found.
    package func sample(of place: Place) -> Sample? { samples(of: place).first }

    /// Valid specs that state the key, one for each value of the candidates that is valid.
    package func samples(of place: Place) -> [Sample] { samples[place] ?? [] }

    /// The specs of a sample with another value of the key, one for each way in which a key can hold its mapping.
    package func texts(of sample: Sample, value: String) -> [String] {
        let fields = sample.fields.stating(SpecField(sample.place.key.name, value))
        return (homes[sample.place.object.description.name] ?? []).map { $0.text(around: fields) }
    }

    // MARK: Search

    private static func samples(of place: Place, in homes: [String: [Home]]) -> [Sample] {
        let name = place.object.description.name
        var bases = bases(of: place.object)
        let stated = bases.flatMap { $0 }.first { $0.name == place.key.name }.map { [$0.value] } ?? []
        var places = homes[name] ?? []
        var samples: [Sample] = []
        for value in stated + candidates(of: place) {
            let attempts = places.lazy.flatMap { home in
                bases.lazy.compactMap { base in
                    base.stating(SpecField(place.key.name, value), in: place.object)
                        .map { (base, Sample(place: place, fields: $0, home: home)) }
                }
            }
            guard let (base, sample) = attempts.first(where: { SampleReading.isClean($1.text) }) else { continue }
            samples.append(sample)
            // Most values of a key are valid in one place, and trying all places takes half of the quick tier's time.
            places = [sample.home] + (TestTier.isSlow ? places.filter { $0 != sample.home } : [])
            bases = [base] + bases.filter { $0 != base }
        }
        return samples
    }

    /// One home for each way in which a key can hold the object, or as many as ``numbersOfHomes`` says.
    private static func homes(of object: LanguageObject, in homes: [String: [Home]]) -> [Home] {
        Language.objects.flatMap { parent in
            let parentHomes = homes[parent.description.name] ?? []
            return parent.keys.flatMap { key in
                wraps(of: object.description.name, in: key.entry.type).flatMap { wrap in
                    let found = parentHomes.lazy.flatMap { home in
                        bases(of: parent).lazy.compactMap { base in
                            base.stating(SpecField(key.name, wrap.before + hole + wrap.after), in: parent)
                                .flatMap { Self.home(of: object, in: home.text(around: $0)) }
                        }
                    }
                    return Array(found.prefix(numbersOfHomes[object.description.name] ?? 1))
                }
            }
        }
    }

    /// The home of an object in the place of the hole in a spec.
    private static func home(of object: LanguageObject, in text: String) -> Home? {
        let parts = text.split(separator: hole, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let candidate = Home(before: String(parts[0]), after: String(parts[1]))
        return bases(of: object).contains { SampleReading.isClean(candidate.text(around: $0)) } ? candidate : nil
    }

    private static let hole = "\u{0}"

    /// The ways to write an object as a value.
    private static func wraps(of object: String, in type: ValueDescription) -> [(before: String, after: String)] {
        switch type {
        case .object(object): [("", "")]
        case .image where object == ImageKey.object.name: [("", "")]
        case .color where object == ColorKey.object.name: [("", "")]
        case .alternatingColor where object == ColorKey.object.name: [("", "")]
        case .alternatingColor where object == AlternatingColorKey.object.name: [("", "")]
        case .font where object == FontKey.object.name: [("", "")]
        case .content where object == ContentKey.object.name: [("", "")]
        // Fields lead on to the field of another row.
        case .list(.object("row")) where object == "row": [("[", ", \(field)]")]
        case .list(let element): wraps(of: object, in: element).map { ("[" + $0.before, $0.after + "]") }
        case .table(let value): wraps(of: object, in: value).map { ("{ Name: " + $0.before, $0.after + " }") }
        case .requiring(_, let type), .excluding(_, let type): wraps(of: object, in: type)
        case .either(let types): types.flatMap { wraps(of: object, in: $0) }
        default: []
        }
    }

    /// A row with a field, beside the row that matters.
    private static let field = "{ id: field, accessory: { textField: $(words) } }"

    /// The ways to write an object: the stated ones, or else its required keys with one key of each choice.
    static func bases(of object: LanguageObject) -> [[SpecField]] {
        if let stated = bases[object.description.name] { return stated }
        func fields(_ names: [String]) -> [SpecField] {
            object.keys.filter { names.contains($0.name) }.map { key in
                SpecField(key.name, candidates(of: Place(object: object, key: key)).first ?? "")
            }
        }
        let required = fields(object.keys.filter(\.entry.isRequired).map(\.name))
        return object.constraints.reduce([required]) { bases, constraint in
            switch constraint {
            case .exactlyOne(let names, _, _), .atLeastOne(let names, _):
                fields(names).flatMap { field in bases.map { $0.stating(field) } }
            default: bases
            }
        }
    }

    /// Values that a key may have, likely ones first.
    private static func candidates(of place: Place) -> [String] {
        values["\(place)"] ?? candidates(for: place.key.entry.type)
    }

    // MARK: Reports

    /// Why no valid spec states a key: the findings of the first attempt.
    package func obstacle(to place: Place) -> String {
        let home = homes[place.object.description.name]?.first
        let value = Self.candidates(of: place).first
        guard let home, let value else { return "no mapping leads to '\(place.object.description.name)'" }
        let base = Self.bases(of: place.object).first ?? []
        let text = home.text(around: base.stating(SpecField(place.key.name, value)))
        return (SampleReading(text).diagnostics.map { "[\($0.id)] \($0.message)" } + [text]).joined(separator: "\n")
    }
}
