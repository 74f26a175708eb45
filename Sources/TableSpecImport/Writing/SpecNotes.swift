/// Comments about what wasn't imported, by the objects of a spec's mappings.
struct SpecNotes {
    private var notes: [String: [String]] = [:]

    static let none = SpecNotes()

    private init() {}

    /// An omission is noted at the nearest mapping that describes its object or an ancestor, or else at the top.
    ///
    /// - Parameter root: The element that contains the objects, if they have identifiers.
    init(_ omissions: [Omission], in spec: YAMLMapping, of root: Element?) {
        var described: Set<String> = []
        YAMLValue.mapping(spec).walk { if let object = $1.mapping?.object { described.insert(object) } }
        var places: [String: String] = [:]
        if let root { Self.collect(root, in: "", described, into: &places) }
        for omission in omissions {
            let note = SpecComment.line("Not imported: \(omission.what)")
            let found = places[omission.place] ?? omission.place
            let place = described.contains(found) ? found : ""
            if notes[place]?.contains(note) != true { notes[place, default: []].append(note) }
        }
    }

    private static func collect(
        _ element: Element,
        in outer: String,
        _ described: Set<String>,
        into places: inout [String: String]
    ) {
        let place = element["id"].flatMap { described.contains($0) ? $0 : nil } ?? outer
        if let id = element["id"] { places[id] = place }
        for child in element.children { collect(child, in: place, described, into: &places) }
    }

    /// The notes for the whole spec.
    var ofSpec: [String] { notes[""] ?? [] }

    /// The notes for the object that a mapping describes.
    func of(_ value: YAMLValue) -> [String] { value.mapping?.object.flatMap { notes[$0] } ?? [] }
}
