/// The condition of `#if`.
package enum SwiftBuildCondition: Hashable, Sendable {
    /// `DEBUG`
    case flag(SwiftIdentifier)
    /// `canImport(UIKit)`
    case canImport(SwiftIdentifier)
    /// `a && b`
    case all([SwiftBuildCondition])
}
