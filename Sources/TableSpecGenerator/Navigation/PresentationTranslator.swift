internal import TableSpecModel
internal import TableSpecSwift

/// How a segue presents its destination.
struct PresentationTranslator {
    let plan: ScreenPlan
    let segue: Segue
    /// The source of a popover.
    let source: PopoverSource?
    /// Pushes the screens above the destination onto the presented stack.
    let pushing: [SwiftStatement]

    private var presentation: Presentation { segue.presentation }
    private var wraps: Bool { segue.wrapsInNavigation }

    @SwiftBody var statements: [SwiftStatement] {
        if isPlain {
            present(navigationController)
        } else {
            detailedStatements
        }
    }

    /// Whether nothing is to be said about the navigation controller before it's presented.
    private var isPlain: Bool {
        wraps && segue.stack.isEmpty && settings(of: "navigationController").isEmpty
    }

    private var hasLargeTitles: Bool { plan.index.stacks.hasLargeTitles(startingWith: segue.destination?.value ?? "") }

    private var navigationController: SwiftExpression {
        .shared(
            "navigationController",
            hasLargeTitles ? ["for": "destination", "largeTitles": true] : ["for": "destination"]
        ).using(.navigation)
    }

    private func present(_ presented: SwiftExpression) -> SwiftStatement {
        Code.call(
            plan.presenter?.dot("present") ?? "present",
            ["_": presented, "animated": .boolean(presentation.isAnimated.value ?? true)]
        )
    }

    @SwiftBody private var detailedStatements: [SwiftStatement] {
        let presented: SwiftIdentifier = wraps ? "navigationController" : "destination"
        if wraps {
            Code.let("navigationController", .call("UINavigationController", ["rootViewController": "destination"]))
            if hasLargeTitles {
                Code.assign("navigationController.navigationBar.prefersLargeTitles", true)
            }
            pushing
        }
        settings(of: .name(presented))
        if let screen = plan.index.destination(of: segue), screen.tellsOfDragging {
            let presentation = SwiftExpression.name(presented).dot("presentationController").chained
            Code.assign(presentation.dot("delegate"), "destination")
        }
        present(.name(presented))
    }

    @SwiftBody private func settings(of presented: SwiftExpression) -> [SwiftStatement] {
        if let style = presentation.style.value { Code.assign(presented.dot("modalPresentationStyle"), style.member) }
        if let transition = presentation.transition.value {
            Code.assign(presented.dot("modalTransitionStyle"), transition.member)
        }
        if let source {
            let popover = presented.dot("popoverPresentationController").chained
            source.statements(on: popover)
            let directions = presentation.arrowDirections.map(\.value.member)
            if !directions.isEmpty { Code.assign(popover.dot("permittedArrowDirections"), .array(directions)) }
        }
        let sheet = presented.dot("sheetPresentationController").chained
        if !presentation.detents.isEmpty {
            Code.assign(
                sheet.dot("detents"),
                .array(presentation.detents.map { .call($0.value.member) })
            )
        }
        if let isVisible = presentation.prefersGrabberVisible.value {
            Code.assign(sheet.dot("prefersGrabberVisible"), .boolean(isVisible))
        }
    }
}

extension Screen {
    /// Whether the user can drag the presented screen down while its presenter waits for a result.
    var tellsOfDragging: Bool { result != nil && settings.isModalInPresentation.value != true }
}

extension ScreenPlan {
    /// The presenter of screens during a search, which would otherwise prevent the presentation, or `nil` without a
    /// search.
    var presenter: SwiftExpression? {
        screen.navigationItem.search == nil ? nil : .shared("presenter", ["of": "self"]).using(.presenting)
    }

    /// Whether the user can drag the screen down where it is presented.
    var tellsOfDragging: Bool { screen.tellsOfDragging && !index.stacks.isOnlyPushed(screen.name.value) }

    /// Whether the screen asks before a drag discards what the user has changed.
    var asksBeforeDiscarding: Bool { tellsOfDragging && screen.asksBeforeDiscarding }

    /// Whether the screen compares its state with the initial one.
    var knowsInitialState: Bool { asksBeforeDiscarding || screen.builtInNames.contains(.isChanged) }
}

extension Presentation {
    /// Whether two segues present their destination in the same way.
    func hasStatements(of other: Presentation) -> Bool {
        style.value == other.style.value && transition.value == other.transition.value
            && detents.map(\.value) == other.detents.map(\.value)
            && prefersGrabberVisible.value == other.prefersGrabberVisible.value
            && arrowDirections.map(\.value) == other.arrowDirections.map(\.value)
            && wrapsInNavigation.value == other.wrapsInNavigation.value
            && isAnimated.value == other.isAnimated.value
    }

    /// The specified settings, as words for a name.
    var spokenName: String {
        let words =
            [style.value?.rawValue, transition.value?.rawValue] + detents.map(\.value.rawValue)
            + arrowDirections.map(\.value.rawValue)
        let flags = [
            prefersGrabberVisible.value == true ? "grabber" : nil,
            wrapsInNavigation.value.map { $0 ? "wrapped" : "bare" },
            isAnimated.value == false ? "atOnce" : nil,
        ]
        return (words + flags).compactMap { $0 }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
