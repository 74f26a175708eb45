/// The modifiers of a declaration, which the renderer writes in a fixed order.
package struct SwiftModifiers: OptionSet, Hashable, Sendable {
    /// A bit for each modifier.
    package let rawValue: UInt32

    /// Creates a set from bits for each modifier.
    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    private init(index: Int) {
        rawValue = 1 << UInt32(index)
    }

    /// `public`
    package static let `public` = SwiftModifiers(index: 0)
    /// `package`
    package static let package = SwiftModifiers(index: 1)
    /// `internal`
    package static let `internal` = SwiftModifiers(index: 2)
    /// `fileprivate`
    package static let `fileprivate` = SwiftModifiers(index: 3)
    /// `private`
    package static let `private` = SwiftModifiers(index: 4)
    /// `private(set)`
    package static let privateSet = SwiftModifiers(index: 5)
    /// `nonisolated`
    package static let nonisolated = SwiftModifiers(index: 6)
    /// `static`
    package static let `static` = SwiftModifiers(index: 7)
    /// `override`
    package static let override = SwiftModifiers(index: 8)
    /// `required`
    package static let required = SwiftModifiers(index: 9)
    /// `final`
    package static let final = SwiftModifiers(index: 10)
    /// `lazy`
    package static let lazy = SwiftModifiers(index: 11)
    /// `weak`
    package static let weak = SwiftModifiers(index: 12)
    /// `unowned`
    package static let unowned = SwiftModifiers(index: 13)
    /// Internal without a keyword, regardless of the file's level, for declarations with a type of unknown level.
    package static let keepsInternal = SwiftModifiers(index: 14)

    /// Internal like `keepsInternal`, unless the Swift that screens share is in another module: for declarations with a type
    /// from there.
    package static let ofSharedType = SwiftModifiers(index: 15)

    private static let words = [
        "public", "package", "internal", "fileprivate", "private", "private(set)", "nonisolated", "static", "override",
        "required", "final", "lazy", "weak", "unowned",
    ]

    /// Visits the keywords in the order in which they're written.
    func forEachWord(_ body: (String) -> Void) {
        var rest = subtracting([.keepsInternal, .ofSharedType]).rawValue
        while rest != 0 {
            body(Self.words[rest.trailingZeroBitCount])
            rest &= rest - 1
        }
    }
}

/// An attribute of a declaration or a type.
package enum SwiftAttribute: Hashable, Sendable {
    /// `@MainActor`, `@IBOutlet`, `@escaping`
    case named(SwiftType)
    /// `@available(iOS 16.0, *)`
    case available(iOS: Int)
    /// `@available(*, unavailable)`
    case unavailable

    /// `@MainActor`
    package static let mainActor = SwiftAttribute.named("MainActor")
    /// `@escaping`
    package static let escaping = SwiftAttribute.named("escaping")
    /// `@objc`
    package static let objc = SwiftAttribute.named("objc")
}
