/// Tells whether a delegate implements an optional method.
///
/// UIKit's protocols have optional Objective-C methods, which Swift lacks on Linux. Here every optional method has a
/// default implementation that leaves a mark; who sends a message looks for the mark afterwards. So a method counts as
/// implemented exactly when the receiver's own code ran, and `nil` is told apart from "not implemented".
///
/// A method whose own code calls `super` counts as not implemented when no class above implements it. In UIKit such a
/// call raises an exception, so correct code does not do it.
@MainActor enum OptionalMethod {
    private static var isMissing = false

    /// The body of a default implementation.
    static func missing<Result>(_ result: Result) -> Result {
        isMissing = true
        return result
    }

    static func missing() {
        isMissing = true
    }

    /// Calls an optional method; `nil` when the receiver does not implement it.
    static func call<Result>(_ body: () -> Result) -> Result? {
        isMissing = false
        let result = body()
        guard isMissing else { return result }
        isMissing = false
        return nil
    }
}
