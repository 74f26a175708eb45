/// A check of the model: what it looks for, why, and with which examples.
///
/// One walk over the model calls all rules that are on. Rules keep nothing between calls, so that they have no instances.
protocol Rule: Sendable {
    static var description: RuleDescription { get }

    /// What the rule looks at, and how.
    static var checks: [RuleCheck] { get }
}
