internal import TableSpecModel
internal import TableSpecSwift

/// The images of a screen that the app loads when they're shown.
struct RemoteImageTranslator: ScreenFeature {
    static let reservedNames: Set<SwiftIdentifier> = ["remoteImages"]

    let plan: ScreenPlan

    var isNeeded: Bool { plan.hasRemoteImages }

    /// The object that loads and caches the images.
    @SwiftMembers var views: [SwiftDeclaration] {
        if isNeeded {
            let loading = SwiftExpression.await(.call("self?.actions?.image", ["for": "$0"]))
            Declare.var(
                "remoteImages",
                nil,
                plan.sharedAccess.union(.lazy),
                value: .shared("RemoteImages", trailing: SwiftClosure(capturing: [.weak("self")]) { loading })
                    .using(.remoteImages),
                documentation: "Loads images on demand and caches them."
            )
        }
    }

    /// The method of the app that loads an image.
    var requirements: [Requirement] {
        guard isNeeded else { return [] }
        return [
            Requirement(
                name: "image",
                parameters: [SwiftParameter("for url", "URL")],
                place: Located("image", at: plan.screen.name.range),
                purpose: .init(
                    noun: "image loader",
                    documentation: .text(
                        """
                        Loads an image that has become visible, or returns `nil` if there is none. The task is canceled \
                        when the image is no longer needed.
                        """
                    ),
                    result: "UIImage?",
                    isAsynchronous: true
                ),
                subject: "image"
            )
        ]
    }
}
