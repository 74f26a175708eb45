/// What a spec says about the properties of a UIKit object, by key.
public struct PropertySettings<Key: KeyTable>: Hashable, Sendable {
    private var settings: [Key: Setting<PropertyValue>] = [:]

    /// Creates settings of which none is stated.
    public init() {}

    /// Whether the spec states none of them.
    public var isEmpty: Bool { settings.isEmpty }

    /// What the spec says about one property.
    public subscript(key: Key) -> Setting<PropertyValue> {
        get { settings[key] ?? .unset }
        set { settings[key] = newValue }
    }

    /// The stated values.
    public var values: PropertyValues<Key> {
        var values = PropertyValues<Key>()
        for (key, setting) in settings { values[key] = setting.value }
        return values
    }
}

/// The values of properties of a UIKit object, by key; a property that is missing has UIKit's default.
public struct PropertyValues<Key: KeyTable>: Hashable, Sendable {
    private var values: [Key: PropertyValue] = [:]

    /// Creates values of which none is stated.
    public init() {}

    /// The value of one property.
    public subscript(key: Key) -> PropertyValue? {
        get { values[key] }
        set { values[key] = newValue }
    }

    /// The stated values, in the order of the keys.
    public var stated: [(key: Key, value: PropertyValue)] {
        values.isEmpty ? [] : Key.allCases.compactMap { key in values[key].map { (key, $0) } }
    }

    /// The Boolean of a property, if it is stated.
    public func boolean(_ key: Key) -> Bool? {
        if case .boolean(let value)? = values[key] { return value }
        return nil
    }

    /// The whole number of a property, if it is stated.
    public func count(_ key: Key) -> Int? {
        if case .count(let value)? = values[key] { return value }
        return nil
    }

    /// The points of a property, if they are stated.
    public func points(_ key: Key) -> Double? {
        if case .points(let value)? = values[key] { return value }
        return nil
    }

    /// The word of a property, if it is stated.
    public func word<W: Word>(_ key: Key, as words: W.Type) -> W? {
        if case .word(let word)? = values[key] { return W(rawValue: word) }
        return nil
    }

    /// The colour of a property, if it is stated.
    public func color(_ key: Key) -> ColorReference? {
        if case .color(let value)? = values[key] { return value }
        return nil
    }

    /// The distances of a property, if they are stated.
    public func insets(_ key: Key) -> EdgeInsets? {
        if case .insets(let value)? = values[key] { return value }
        return nil
    }
}

/// The value of a property of a UIKit object.
public enum PropertyValue: Hashable, Sendable {
    case boolean(Bool)
    case count(Int)
    case points(Double)
    case string(String)
    case color(ColorReference)
    case insets(EdgeInsets)
    /// A member of the property's type.
    case word(String)
    /// Members of the property's type, an option set.
    case words([String])
}

/// Distances from the four edges, in points.
public struct EdgeInsets: Hashable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    /// Creates distances; none, if they are left out.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
