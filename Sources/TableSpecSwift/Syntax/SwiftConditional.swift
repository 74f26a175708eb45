/// `#if … #elseif … #else … #endif` around declarations or statements.
package struct SwiftConditional<Content: Hashable & Sendable>: Hashable, Sendable {
    /// One branch with its condition.
    package struct Branch: Hashable, Sendable {
        let condition: SwiftBuildCondition
        let content: [Content]

        /// A branch with its content.
        package init(_ condition: SwiftBuildCondition, _ content: [Content]) {
            self.condition = condition
            self.content = content
        }
    }

    let branches: [Branch]
    let otherwise: [Content]

    /// Creates a condition with branches in order. The first one whose condition is true is compiled.
    package init(_ branches: [Branch], otherwise: [Content] = []) {
        self.branches = branches
        self.otherwise = otherwise
    }
}

/// The condition of `#if`.
package indirect enum SwiftBuildCondition: Hashable, Sendable {
    /// `DEBUG`
    case flag(SwiftIdentifier)
    /// `canImport(UIKit)`
    case canImport(SwiftIdentifier)
    /// `hasFeature(InternalImportsByDefault)`
    case hasFeature(SwiftIdentifier)
    /// `os(iOS)`
    case os(SwiftIdentifier)
    /// `!condition`
    case not(SwiftBuildCondition)
    /// `a && b`
    case all([SwiftBuildCondition])
    /// `a || b`
    case any([SwiftBuildCondition])
}
