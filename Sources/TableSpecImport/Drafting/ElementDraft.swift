/// The element of a collection whose rows a prototype draws.
struct ElementDraft {
    var variable: String
    var properties: YAMLMapping = [:]
    var sample: YAMLMapping = [:]
    private var names = UniqueNames()

    init(variable: String) {
        self.variable = variable
    }

    /// Adds a property and returns the binding to it.
    mutating func bind(_ candidates: [String], type: String, sample value: YAMLValue?) -> YAMLValue {
        let name = names.take(candidates)
        properties[name] = .text(type)
        if let value { sample[name] = value }
        return .binding("\(variable).\(name)")
    }
}
