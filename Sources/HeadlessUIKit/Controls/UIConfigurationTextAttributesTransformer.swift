public import Foundation

/// Changes the attributes of a title whenever its button is updated.
public struct UIConfigurationTextAttributesTransformer {
    /// Changes the attributes.
    public let transform: (AttributeContainer) -> AttributeContainer

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension AttributeScopes {
    /// The attributes of texts that UIKit knows; of them the font alone.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont

            public static let name = "NSFont"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}
