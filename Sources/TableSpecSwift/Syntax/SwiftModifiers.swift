/// The modifiers of a declaration; the renderer writes them in a fixed order.
public struct SwiftModifiers: OptionSet, Hashable, Sendable {
    /// A bit for each modifier.
    public let rawValue: UInt32

    /// Takes a bit for each modifier.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    private init(index: Int) {
        rawValue = 1 << UInt32(index)
    }

    /// `open`
    public static let open = SwiftModifiers(index: 0)
    /// `public`
    public static let `public` = SwiftModifiers(index: 1)
    /// `package`
    public static let package = SwiftModifiers(index: 2)
    /// `internal`
    public static let `internal` = SwiftModifiers(index: 3)
    /// `fileprivate`
    public static let `fileprivate` = SwiftModifiers(index: 4)
    /// `private`
    public static let `private` = SwiftModifiers(index: 5)
    /// `private(set)`
    public static let privateSet = SwiftModifiers(index: 6)
    /// `nonisolated`
    public static let nonisolated = SwiftModifiers(index: 7)
    /// `static`
    public static let `static` = SwiftModifiers(index: 8)
    /// `override`
    public static let override = SwiftModifiers(index: 9)
    /// `required`
    public static let required = SwiftModifiers(index: 10)
    /// `convenience`
    public static let convenience = SwiftModifiers(index: 11)
    /// `final`
    public static let final = SwiftModifiers(index: 12)
    /// `mutating`
    public static let mutating = SwiftModifiers(index: 13)
    /// `indirect`
    public static let indirect = SwiftModifiers(index: 14)
    /// `lazy`
    public static let lazy = SwiftModifiers(index: 15)
    /// `weak`
    public static let weak = SwiftModifiers(index: 16)
    /// `unowned`
    public static let unowned = SwiftModifiers(index: 17)
    /// Internal without a word, whatever level the file has: for what is of a type whose own level is not known.
    public static let keepsInternal = SwiftModifiers(index: 18)

    private static let words = [
        "open", "public", "package", "internal", "fileprivate", "private", "private(set)", "nonisolated", "static",
        "override", "required", "convenience", "final", "mutating", "indirect", "lazy", "weak", "unowned",
    ]

    /// Hands over the words in the order in which they are written.
    func forEachWord(_ body: (String) -> Void) {
        var rest = subtracting(.keepsInternal).rawValue
        while rest != 0 {
            body(Self.words[rest.trailingZeroBitCount])
            rest &= rest - 1
        }
    }
}

/// An attribute of a declaration, a type or a closure.
public enum SwiftAttribute: Hashable, Sendable {
    /// `@MainActor`, `@IBOutlet`, `@escaping`
    case named(SwiftType)
    /// `@available(iOS 16.0, *)`
    case available(SwiftPlatform)
    /// `@available(*, unavailable)`
    case unavailable

    /// `@MainActor`
    public static let mainActor = SwiftAttribute.named("MainActor")
    /// `@discardableResult`
    public static let discardableResult = SwiftAttribute.named("discardableResult")
    /// `@escaping`
    public static let escaping = SwiftAttribute.named("escaping")
    /// `@Sendable`
    public static let sendable = SwiftAttribute.named("Sendable")
    /// `@objc`
    public static let objc = SwiftAttribute.named("objc")
}
