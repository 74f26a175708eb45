/// The amount of sample data that a screen shows.
package enum SampleData: String, CaseIterable, Hashable, Sendable {
    /// All values.
    case complete
    /// Optional values are missing.
    case required
    /// The state before anything is loaded: collections are empty, too.
    case none
}

extension SpecModel {
    /// Returns the content of a screen with its samples, or with a part of them.
    package func content(of screen: Screen, data: SampleData = .complete) -> ScreenContent {
        screen.content(data: data, types: typesByName)
    }
}

extension Screen {
    /// Returns the content of the screen with its samples, or with a part of them.
    ///
    /// - Parameters:
    ///   - types: The types of all specs, by name.
    ///   - locale: The language of generated samples and formatted values, such as `de`, or `nil` for American English.
    package func content(data: SampleData = .complete, types: TypeTable, locale: String? = nil) -> ScreenContent {
        let values = SampleValues(of: self, types: types, locale: locale)
        return content(with: values.reduced(to: data, of: self, types: types), locale: locale)
    }
}

extension SampleValues {
    /// Returns the values without those that are omitted.
    ///
    /// - Parameters:
    ///   - data: The data that is kept.
    ///   - screen: The screen that the values belong to.
    ///   - types: The types of all specs, by name.
    package func reduced(to data: SampleData, of screen: Screen, types: TypeTable) -> SampleValues {
        guard data != .complete else { return self }
        let reduction = SampleReduction(keepsElements: data == .required, types: types)
        var values = self
        for property in screen.input + screen.state {
            let name = property.name.value
            values[name] = reduction.reduced(values[name], property.type)
        }
        return values
    }
}

/// Removes values from samples.
private struct SampleReduction {
    let keepsElements: Bool
    let types: TypeTable

    func reduced(_ value: Value, _ type: TypeReference) -> Value {
        switch (type, value) {
        case (.optional, _): return .null
        case (.array(let element), .array(let elements)):
            return .array(keepsElements ? elements.map { reduced($0, element) } : [])
        case (.set, _): return keepsElements ? value : .set([])
        case (.structure(let name), .record(var record)):
            let properties = types[name]?.properties ?? []
            for index in record.fields.indices {
                let field = record.fields[index]
                guard let property = properties.first(where: { $0.name.value == field.name }) else { continue }
                record.fields[index].value = reduced(field.value, property.type)
            }
            return .record(record)
        default: return value
        }
    }
}
