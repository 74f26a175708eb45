/// Detects whether a delegate implements an optional method.
///
/// UIKit's protocols have optional Objective-C methods, which Swift on Linux doesn't support. Here, every optional
/// method has a default implementation that sets a mark, and the caller checks for the mark afterwards. A method
/// therefore counts as implemented only if the receiver's own code ran, and returning `nil` differs from not being
/// implemented.
///
/// A method that calls `super` counts as not implemented if no superclass implements it. In UIKit, such a call raises
/// an exception, so correct code doesn't make it.
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

    /// Calls an optional method. Returns `nil` if the receiver doesn't implement it.
    static func call<Result>(_ body: () -> Result) -> Result? {
        isMissing = false
        let result = body()
        guard isMissing else { return result }
        isMissing = false
        return nil
    }
}
