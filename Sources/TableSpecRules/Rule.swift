/// A check of the model, with its rationale and examples.
///
/// One walk over the model calls all enabled rules. Rules keep no state between calls, so they have no instances.
protocol Rule: Sendable {
    static var description: RuleDescription { get }

    /// The checks of the rule, each with the kind of part that it visits.
    static var checks: [RuleCheck] { get }
}
