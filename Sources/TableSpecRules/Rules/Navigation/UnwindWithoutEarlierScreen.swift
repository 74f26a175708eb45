internal import TableSpecDiagnostics
internal import TableSpecModel

enum UnwindWithoutEarlierScreen: Rule {
    static let checks: [RuleCheck] = [.models(check)]

    static let description = RuleDescription(
        "unwind-without-earlier-screen",
        .navigation,
        .warning,
        summary: "An unwind segue to a screen that isn't on the user's path.",
        rationale: """
            An unwind segue goes back along the path that the user has taken, through the navigation stack and the \
            presented screens. A screen that isn't on that path isn't found, and the tap does nothing. To show another \
            screen, use `segue`.
            """,
        source: .uiKit("UIViewController.unwind(for:towards:)")
    )

    static func check(_ walked: WalkedModel, _ findings: inout Findings) {
        guard walked.knowsAllDestinations, walked.index.isComplete else { return }
        for way in walked.unwinds where way.unwind.target == .screen {
            guard let name = way.unwind.destination else { continue }
            let earlier = reach(from: way.origin, along: walked.earlierScreens)
            guard !earlier.contains(name.value) else { continue }
            let isLater = reach(from: way.origin, along: walked.destinations.mapValues(Set.init)).contains(name.value)
            guard isLater || knowsAllWays(to: way.origin, through: earlier, in: walked) else { continue }
            findings.report(
                "no path to \(way.origin.quoted) leads through \(name.value.quoted), "
                    + "so the unwind segue can't return to it",
                at: name.range,
                help: "name an earlier screen, or use 'segue: \(name.value)' to show this one"
            )
        }
    }

    /// Whether all paths to a screen begin with the app. Code can show other screens from anywhere.
    private static func knowsAllWays(to screen: String, through earlier: Set<String>, in walked: WalkedModel) -> Bool {
        let starts = Set(walked.index.model.apps.flatMap(\.entries).compactMap(\.segue.destination?.value))
        return earlier.union([screen]).allSatisfy { starts.contains($0) || walked.earlierScreens[$0] != nil }
    }

    /// The screens on any path from a screen. The screen itself is included only if a path returns to it.
    private static func reach(from screen: String, along edges: [String: Set<String>]) -> Set<String> {
        var reached: Set<String> = []
        var pending = [screen]
        while let name = pending.popLast() {
            for next in edges[name] ?? [] where reached.insert(next).inserted { pending.append(next) }
        }
        return reached
    }
}
