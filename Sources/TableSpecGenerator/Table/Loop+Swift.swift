internal import TableSpecModel
internal import TableSpecSwift

extension Loop {
    /// The property that identifies an element, or the element if it identifies itself.
    func identity(of element: SwiftExpression) -> SwiftExpression {
        identity.map { element.dot(SwiftIdentifier(property: $0.name.value)) } ?? element
    }

    /// `by: \.id`, for methods that look for an element. Omitted if they compare whole elements.
    var identityArgument: [SwiftArguments.Argument] {
        identity.map { [.init("by", .keyPath(nil, [SwiftIdentifier(property: $0.name.value)]))] } ?? []
    }
}
