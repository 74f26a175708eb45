internal import TableSpecModel
internal import TableSpecSwift

/// A method that the app must implement.
struct Requirement {
    /// What a method is for.
    struct Purpose: Hashable {
        /// The kind of the method's name in messages: "action", "hook".
        let noun: String
        let documentation: Documentation
        /// The type that the method returns.
        var result: SwiftType?
        /// Whether the method is asynchronous. Its task is canceled when the answer is no longer needed.
        var isAsynchronous = false
        /// Whether the method shows a screen.
        var isDestination = false

        /// Calls the app.
        static let action = Purpose(noun: "action", documentation: .events("Called when "))
    }

    enum Documentation: Hashable {
        case text(SwiftComment)
        /// The events that call the method, between two texts.
        case events(SwiftComment, SwiftComment = ".")
    }

    let name: SwiftIdentifier
    let parameters: [SwiftParameter]
    /// The name in the spec that the method is derived from.
    let place: Located<String>
    let purpose: Purpose
    var events: [TriggerSite.Event] = []
    /// Whether all callers await the method.
    var isAwaited = false
    /// The name of the method in the terms of the spec, unless it's that of the place.
    var subject: String?

    /// The key that identifies equal requirements.
    struct Signature: Hashable {
        let name: SwiftIdentifier
        let parameters: [SwiftParameter]
        let purpose: Purpose
    }

    /// The types of the parameters.
    var types: [SwiftType] { parameters.map(\.type) }

    var signature: Signature { Signature(name: name, parameters: parameters, purpose: purpose) }

    var declaration: SwiftDeclaration {
        Declare.requirement(
            name,
            SwiftParameters(parameters),
            isAsync: isAwaited || purpose.isAsynchronous,
            returns: purpose.result,
            documentation: documentation
        )
    }

    private var documentation: SwiftComment {
        switch purpose.documentation {
        case .text(let text): text
        case .events(let before, let after): "\(before)\(TriggerSite.Event.phrase(events))\(after)"
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
