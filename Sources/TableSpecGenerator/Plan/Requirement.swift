internal import TableSpecModel
internal import TableSpecSwift

/// A method that the app must implement.
struct Requirement {
    enum Purpose: Hashable {
        case action
        /// Prepares a generated screen.
        case preparation
        /// Creates a handwritten screen.
        case making(screen: String)
        /// Creates the result that the screen returns.
        case makingResult(SwiftType)
        /// Creates a custom view.
        case makingView(place: SwiftComment)
        /// Receives the result of another screen.
        case reception(screen: String)
        /// Called when the state changes.
        case change(of: String)
        /// Checks whether the value of a row is valid.
        case validation
        /// Loads an image that is shown when it's available.
        case loadingImage
        /// Decides whether a row is deleted.
        case confirmation
        /// A hook for a method of UIKit.
        case hook(Hook)
    }

    let name: SwiftIdentifier
    let parameters: [SwiftParameter]
    /// The name in the spec that the method is derived from.
    let place: Located<String>
    let purpose: Purpose
    var events: [TriggerSite.Event]
    /// Whether all callers await the method.
    var isAwaited = false

    /// The key that identifies equal requirements.
    struct Signature: Hashable {
        let name: SwiftIdentifier
        let parameters: [SwiftParameter]
        let purpose: Purpose
    }

    /// The types of the parameters.
    var types: [SwiftType] { parameters.map(\.type) }

    /// Whether the method is asynchronous: its answer is still needed when it arrives, or else its task is canceled.
    private var isAsynchronous: Bool { isAwaited || purpose == .validation || purpose == .loadingImage }

    var signature: Signature { Signature(name: name, parameters: parameters, purpose: purpose) }

    var declaration: SwiftDeclaration {
        Declare.requirement(
            name,
            SwiftParameters(parameters),
            effects: isAsynchronous ? .async : [],
            returns: result,
            documentation: documentation
        )
    }

    private var result: SwiftType? {
        switch purpose {
        case .action, .preparation, .reception, .change, .confirmation: nil
        case .validation: "Bool"
        case .making: "UIViewController"
        case .makingView: "UIView"
        case .makingResult(let type): .optional(type)
        case .loadingImage: "UIImage?"
        case .hook(let hook): hook.result
        }
    }

    private var documentation: SwiftComment {
        switch purpose {
        case .action: "Called when \(TriggerSite.Event.phrase(events))."
        case .preparation: "Prepares a screen before it is shown; set its actions here."
        case .making(let screen):
            "Makes the screen `\(screen)`, which is shown when \(TriggerSite.Event.phrase(events))."
        case .makingView(let place): "Makes the \(place)."
        case .makingResult:
            "Makes the result of the screen from its state; `nil` keeps the screen open."
        case .reception(let screen):
            "Receives the result of the screen `\(screen)`, or `nil` on cancel, after the screen is closed."
        case .change(let property):
            "Called after the user or the app changes `\(property)`; save it here."
        case .validation:
            """
            Returns whether a value is valid. Called when \(TriggerSite.Event.phrase(events)); the task is canceled \
            when it changes again.
            """
        case .loadingImage:
            """
            Loads an image that has become visible, or returns `nil` if there is none. The task is canceled when the \
            image is no longer needed.
            """
        case .confirmation: "Asks whether to delete a row; call `delete` to delete it, now or later."
        case .hook(let hook): hook.documentation
        }
    }
}

extension [Requirement] {
    /// The methods without duplicates: equal ones have the events of all.
    var merged: [Requirement] {
        var all: [Requirement] = []
        var places: [Requirement.Signature: Int] = [:]
        for requirement in self {
            if let index = places[requirement.signature] {
                all[index].events += requirement.events
                all[index].isAwaited = all[index].isAwaited && requirement.isAwaited
            } else {
                places[requirement.signature] = all.count
                all.append(requirement)
            }
        }
        return all
    }
}
