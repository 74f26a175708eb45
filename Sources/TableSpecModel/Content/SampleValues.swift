/// The values of a screen's input and state in previews.
///
/// A property without a sample has its default. A collection or an input without either gets generated values, so that
/// every prototype is visible.
package struct SampleValues: Equatable, Sendable {
    /// The values by the name of the property.
    private var values: [String: Value] = [:]

    /// Creates the values of a screen.
    ///
    /// - Parameters:
    ///   - screen: A resolved screen.
    ///   - types: The types of all specs, by name.
    ///   - locale: The language of generated texts, such as `de`, or `nil` for English.
    package init(of screen: Screen, types: TypeTable, locale: String? = nil) {
        let maker = SampleMaker(types: types, language: locale)
        let stated = Dictionary(
            screen.samples.map { ($0.name.value, $0.value) },
            uniquingKeysWith: { first, _ in first }
        )
        for property in screen.input {
            values[property.name.value] =
                stated[property.name.value] ?? property.defaultValue ?? maker.value(of: property)
        }
        for property in screen.state {
            values[property.name.value] =
                stated[property.name.value] ?? property.defaultValue ?? maker.initialValue(of: property)
        }
    }

    /// Creates the values that an app supplies to its tabs.
    ///
    /// - Parameters:
    ///   - app: A resolved app.
    ///   - types: The types of all specs, by name.
    init(ofBadges app: App, types: TypeTable) {
        let maker = SampleMaker(types: types, language: nil)
        for property in app.state {
            let stated = property.defaultValue.flatMap { $0 == .null ? nil : $0 }
            let isUnknownNumber = stated == nil && property.type.unwrapped == .integer
            values[property.name.value] =
                isUnknownNumber ? .integer(SampleMaker.elementCount) : stated ?? maker.initialValue(of: property)
        }
    }

    /// The value of a property, or `null` for an unknown name.
    package subscript(name: String) -> Value {
        get { values[name] ?? .null }
        set { values[name] = newValue }
    }
}
