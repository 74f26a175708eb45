/// A value that stores its properties by reference.
protocol PartsHolder: Sendable {
    associatedtype Parts: Sendable

    var parts: Boxed<Parts> { get set }
}

extension Cell: PartsHolder {}
extension Control: PartsHolder {}

extension Place where Root: PartsHolder {
    /// One of the properties that the root stores by reference.
    static func part(_ path: ModelPath<Root.Parts, Value>) -> Self {
        let place = Place<Root.Parts, Value>(path)
        return Place(
            get: { $0.parts.read(place.get(in:)) },
            modify: { root, change in place.modify(&root.parts.wrappedValue, change) }
        )
    }

    /// A large property that few roots specify.
    static func part<Wrapped>(_ path: ModelPath<Root.Parts, BoxedIfPresent<Wrapped>>) -> Self where Value == Wrapped? {
        Place<Root, BoxedIfPresent<Wrapped>>.part(path).appending(Place<BoxedIfPresent<Wrapped>, Value>(\.wrappedValue))
    }
}

extension KeyDeclaration where Owner: PartsHolder {
    /// Declares a key whose value is one of the properties that the owner stores by reference.
    static func part<Value>(
        _ path: ModelPath<Owner.Parts, Value>,
        _ type: ValueType<Value>,
        shown: (@Sendable (Owner) -> Value)? = nil,
        default defaultValue: String? = nil,
        _ documentation: String
    ) -> Self {
        KeyDeclaration(at: .part(path), type, shown: shown, default: defaultValue, documentation)
    }

    /// Declares a key whose value is a large property that few owners specify.
    static func part<Wrapped>(
        _ path: ModelPath<Owner.Parts, BoxedIfPresent<Wrapped>>,
        _ type: ValueType<Wrapped?>,
        default defaultValue: String? = nil,
        _ documentation: String
    ) -> Self {
        KeyDeclaration(at: .part(path), type, default: defaultValue, documentation)
    }
}
