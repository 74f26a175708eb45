extension SampleValues {
    /// The values as they are before anything has been loaded: collections are empty and optional values missing.
    ///
    /// - Parameters:
    ///   - screen: The screen that the values belong to.
    ///   - types: The types of all specs, by name.
    public func withoutData(of screen: Screen, types: [String: ModelType]) -> SampleValues {
        var values = self
        for property in screen.input + screen.state {
            let name = property.name.value
            values[name] = Self.emptied(values[name], property.type, types: types)
        }
        return values
    }

    private static func emptied(_ value: Value, _ type: TypeReference, types: [String: ModelType]) -> Value {
        switch (type, value) {
        case (.optional, _): return .null
        case (.array, _): return .array([])
        case (.set, _): return .set([])
        case (.structure(let name), .record(var record)):
            let properties = types[name]?.properties ?? []
            for index in record.fields.indices {
                guard let property = properties.first(where: { $0.name.value == record.fields[index].name }) else {
                    continue
                }
                record.fields[index].value = emptied(record.fields[index].value, property.type, types: types)
            }
            return .record(record)
        default: return value
        }
    }
}

extension SpecModel {
    /// What a screen shows before anything has been loaded.
    public func contentWithoutData(of screen: Screen) -> ScreenContent {
        let types = typesByName
        let samples = SampleValues(of: screen, types: types)
        return screen.content(with: samples.withoutData(of: screen, types: types))
    }
}
