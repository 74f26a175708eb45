public import Foundation

/// A function that changes the attributes of a title when its button is updated.
public struct UIConfigurationTextAttributesTransformer {
    /// The function.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a transformer from a function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension AttributeScopes {
    /// The text attributes of UIKit. HeadlessUIKit has only the font.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute

        /// The attribute for the font.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIFont

            /// The name of the attribute.
            public static let name = "NSFont"
        }
    }
}

extension AttributeDynamicLookup {
    /// Returns the key of a UIKit attribute.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}
