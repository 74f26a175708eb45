/// Returns ids of prototypes that result in unique names of generated view classes.
struct PrototypeIDs: Sendable {
    private var ids: UniqueNames
    private var stems = UniqueNames()
    /// The last number after an identifier.
    private var numbers: [String: Int] = [:]

    init(reserved: Set<String> = []) {
        ids = UniqueNames(reserved: reserved)
    }

    /// A reuse identifier, or one with a number, because both `Payment` and `PaymentCell` would have `PaymentViews`.
    mutating func take(_ identifier: String) -> String {
        var (id, number) = (identifier, numbers[identifier] ?? 1)
        if number > 1 { id = "\(identifier)\(number)" }
        while ids.contains(id) || stems.contains(Self.stem(of: id)) {
            number += 1
            id = "\(identifier)\(number)"
        }
        numbers[identifier] = number
        ids.reserve(id)
        stems.reserve(Self.stem(of: id))
        return id
    }

    private static func stem(of id: String) -> String {
        let letters = id.filter { $0.isLetter || $0.isNumber }
        let isCell = letters.lowercased().hasSuffix("cell") && letters.count > 4
        return isCell ? String(letters.dropLast(4)) : letters
    }
}
