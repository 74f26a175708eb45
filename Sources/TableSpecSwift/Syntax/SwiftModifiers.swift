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

    /// `open`
    package static let open = SwiftModifiers(index: 0)
    /// `public`
    package static let `public` = SwiftModifiers(index: 1)
    /// `package`
    package static let package = SwiftModifiers(index: 2)
    /// `internal`
    package static let `internal` = SwiftModifiers(index: 3)
    /// `fileprivate`
    package static let `fileprivate` = SwiftModifiers(index: 4)
    /// `private`
    package static let `private` = SwiftModifiers(index: 5)
    /// `private(set)`
    package static let privateSet = SwiftModifiers(index: 6)
    /// `nonisolated`
    package static let nonisolated = SwiftModifiers(index: 7)
    /// `static`
    package static let `static` = SwiftModifiers(index: 8)
    /// `override`
    package static let override = SwiftModifiers(index: 9)
    /// `required`
    package static let required = SwiftModifiers(index: 10)
    /// `convenience`
    package static let convenience = SwiftModifiers(index: 11)
    /// `final`
    package static let final = SwiftModifiers(index: 12)
    /// `mutating`
    package static let mutating = SwiftModifiers(index: 13)
    /// `indirect`
    package static let indirect = SwiftModifiers(index: 14)
    /// `lazy`
    package static let lazy = SwiftModifiers(index: 15)
    /// `weak`
    package static let weak = SwiftModifiers(index: 16)
    /// `unowned`
    package static let unowned = SwiftModifiers(index: 17)
    /// Internal without a keyword, regardless of the file's level, for declarations with a type of unknown level.
    package static let keepsInternal = SwiftModifiers(index: 18)

    /// Internal like `keepsInternal`, unless the Swift that screens share is in another module: for declarations with a type
    /// from there.
    package static let ofSharedType = SwiftModifiers(index: 19)

    private static let words = [
        "open", "public", "package", "internal", "fileprivate", "private", "private(set)", "nonisolated", "static",
        "override", "required", "convenience", "final", "mutating", "indirect", "lazy", "weak", "unowned",
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

/// An attribute of a declaration, a type or a closure.
package enum SwiftAttribute: Hashable, Sendable {
    /// `@MainActor`, `@IBOutlet`, `@escaping`
    case named(SwiftType)
    /// `@available(iOS 16.0, *)`
    case available(iOS: Int)
    /// `@available(*, unavailable)`
    case unavailable

    /// `@MainActor`
    package static let mainActor = SwiftAttribute.named("MainActor")
    /// `@discardableResult`
    package static let discardableResult = SwiftAttribute.named("discardableResult")
    /// `@escaping`
    package static let escaping = SwiftAttribute.named("escaping")
    /// `@objc`
    package static let objc = SwiftAttribute.named("objc")
}
