internal import TableSpecModel

/// A key and its value as flow YAML; either may hold marks.
package struct SpecField: Hashable, Sendable {
    package var name: String
    package var value: String

    /// Creates a field.
    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

extension [SpecField] {
    /// The fields as a mapping in one line.
    package var flowText: String {
        isEmpty ? "{}" : "{ " + map { "\($0.name): \($0.value)" }.joined(separator: ", ") + " }"
    }

    /// The fields as the top of a file, one a line.
    package var fileText: String { map { "\($0.name): \($0.value)\n" }.joined() }

    /// The fields with one of them stated, in its old place if it was there.
    package func stating(_ field: SpecField) -> [SpecField] {
        guard contains(where: { $0.name == field.name }) else { return self + [field] }
        return map { $0.name == field.name ? field : $0 }
    }

    /// The fields with one of them stated; `nil` if the keys of the object exclude each other.
    func stating(_ field: SpecField, in object: LanguageObject) -> [SpecField]? {
        let fields = stating(field)
        let names = Set(fields.map(\.name))
        return object.constraints.allSatisfy { $0.holds(for: names) } ? fields : nil
    }

    /// The fields with a different spelling of a key.
    package func renaming(_ name: String, to spelling: String) -> [SpecField] {
        map { $0.name == name ? SpecField(spelling, $0.value) : $0 }
    }

    /// The fields without a key.
    package func without(_ name: String) -> [SpecField] { filter { $0.name != name } }
}
