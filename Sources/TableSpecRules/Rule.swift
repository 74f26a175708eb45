/// A check of the model, with its rationale and examples.
///
/// One walk over the model calls all rules that are on. Rules keep nothing between calls, so that they have no instances.
protocol Rule: Sendable {
    static var description: RuleDescription { get }

    /// The checks of the rule, each with the kind of part that it visits.
    static var checks: [RuleCheck] { get }
}
