/// The values that a spec specifies for the properties of a UIKit object, by key.
package struct PropertySettings<Key: KeyTable>: Hashable, Sendable {
    private var settings: [Key: Setting<PropertyValue>] = [:]

    /// Creates settings with no values set.
    package init() {}

    /// Whether the spec specifies none of them.
    package var isEmpty: Bool { settings.isEmpty }

    /// The setting of one property, or `unset` if the spec doesn't specify it.
    package subscript(key: Key) -> Setting<PropertyValue> {
        get { settings[key] ?? .unset }
        set { settings[key] = newValue }
    }

    /// The specified values.
    package var values: PropertyValues<Key> {
        var values = PropertyValues<Key>()
        for (key, setting) in settings { values[key] = setting.value }
        return values
    }
}

/// The values of properties of a UIKit object, by key. A missing property has UIKit's default.
package struct PropertyValues<Key: KeyTable>: Hashable, Sendable {
    private var values: [Key: PropertyValue] = [:]

    /// Creates values with none set.
    package init() {}

    /// The value of one property.
    package subscript(key: Key) -> PropertyValue? {
        get { values[key] }
        set { values[key] = newValue }
    }

    /// The specified values, in the order of the keys.
    package var stated: [(key: Key, value: PropertyValue)] {
        values.isEmpty ? [] : Key.allCases.compactMap { key in values[key].map { (key, $0) } }
    }

    /// The Boolean of a property, if it's specified.
    package func boolean(_ key: Key) -> Bool? {
        if case .boolean(let value)? = values[key] { return value }
        return nil
    }

    /// The whole number of a property, if it's specified.
    package func count(_ key: Key) -> Int? {
        if case .count(let value)? = values[key] { return value }
        return nil
    }

    /// The points of a property, if they're specified.
    package func points(_ key: Key) -> Double? {
        if case .points(let value)? = values[key] { return value }
        return nil
    }

    /// The enumeration value of a property, if it's specified.
    package func choice<W: SpecEnumeration>(_ key: Key, as type: W.Type) -> W? {
        if case .choice(let choice)? = values[key] { return W(rawValue: choice) }
        return nil
    }

    /// The color of a property, if it's specified.
    package func color(_ key: Key) -> ColorReference? {
        if case .color(let value)? = values[key] { return value }
        return nil
    }

    /// The font of a property, if it's specified.
    package func font(_ key: Key) -> FontReference? {
        if case .font(let value)? = values[key] { return value }
        return nil
    }

    /// The distances of a property, if they're specified.
    package func insets(_ key: Key) -> EdgeInsets? {
        if case .insets(let value)? = values[key] { return value }
        return nil
    }
}

/// The value of a property of a UIKit object.
package enum PropertyValue: Hashable, Sendable {
    case boolean(Bool)
    case count(Int)
    case points(Double)
    case string(String)
    case color(ColorReference)
    case font(FontReference)
    case insets(EdgeInsets)
    /// A member of the property's type.
    case choice(String)
    /// Members of the property's type, an option set.
    case choices([String])
}

/// Distances from the four edges, in points.
package struct EdgeInsets: Hashable, Sendable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    /// Creates distances, which are 0 by default.
    package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
