package import Testing

/// The settings of an app's project that decide whether generated Swift compiles.
package struct ProjectSettings: Sendable, CustomTestStringConvertible {
    /// The language mode: 5 or 6.
    package let languageMode: Int
    /// Whether declarations are isolated to the main actor by default, as in the projects that Xcode 26 creates.
    package let isMainActorByDefault: Bool
    /// Whether the upcoming features about imports and existential types are on.
    package let hasUpcomingFeatures: Bool

    /// All pairs of values without isolation to the main actor by default.
    package static let plain = [
        ProjectSettings(languageMode: 5, isMainActorByDefault: false, hasUpcomingFeatures: false),
        ProjectSettings(languageMode: 6, isMainActorByDefault: false, hasUpcomingFeatures: true),
    ]

    /// All pairs of values with isolation to the main actor by default.
    package static let onMainActor = [
        ProjectSettings(languageMode: 6, isMainActorByDefault: true, hasUpcomingFeatures: false),
        ProjectSettings(languageMode: 5, isMainActorByDefault: true, hasUpcomingFeatures: true),
    ]

    /// All settings that the compiler knows.
    package static let all = plain + (knowsDefaultIsolation ? onMainActor : [])

    /// The options of the compiler.
    package var options: [String] {
        var features: [String] = []
        if isMainActorByDefault { features += ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"] }
        if hasUpcomingFeatures { features += ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"] }
        return ["-swift-version", "\(languageMode)"]
            + (isMainActorByDefault ? ["-default-isolation", "MainActor"] : [])
            + features.flatMap { ["-enable-upcoming-feature", $0] }
    }

    package var testDescription: String { options.joined(separator: " ") }

    fileprivate static var knowsDefaultIsolation: Bool {
        #if compiler(>=6.2)
            true
        #else
            false
        #endif
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test where the compiler can't isolate declarations to the main actor by default.
    package static var needsDefaultIsolation: Self {
        .enabled(if: ProjectSettings.knowsDefaultIsolation, "default isolation needs Swift 6.2")
    }
}
