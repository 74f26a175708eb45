internal import TableSpecModel
internal import TableSpecSwift

/// The protocol with the requirements of a screen.
struct ActionsTranslator: ScreenFeature {
    static let reservedNames: Set<SwiftIdentifier> = ["actions", "weakActions"]

    let plan: ScreenPlan

    /// Whether the protocol has requirements.
    var isNeeded: Bool { !plan.requirements.isEmpty }

    @SwiftMembers var declarations: [SwiftDeclaration] {
        let requirements = plan.requirements
        if !requirements.isEmpty {
            Declare.protocol(
                plan.names.actions,
                inherits: ["AnyObject"],
                attributes: [.mainActor],
                documentation: "The methods that the app implements for the \(plan.spokenName) screen."
            ) {
                for requirement in requirements { requirement.declaration }
            }
        }
    }

    /// The object that implements the requirements.
    ///
    /// A property of a wrapper can't be public if the wrapper is internal, as all shared Swift in a module is.
    @SwiftMembers var properties: [SwiftDeclaration] {
        let type = SwiftType.optional(.any(.name(plan.names.actions)))
        let wrapper = [SwiftAttribute.named(.shared("WeakActions"))]
        let isVisible = plan.index.options.accessLevel == .internal || plan.index.options.supportModule != nil
        if isNeeded {
            let _ = FileContext.note(.actions)
            if isVisible {
                Declare.var("actions", type, attributes: wrapper)
            } else {
                Declare.var("weakActions", type, .private, attributes: wrapper)
                Declare.var("actions", type) {
                    "weakActions"
                } set: {
                    Code.assign("weakActions", "newValue")
                }
            }
        }
    }

    /// Calls the app for a row of a prototype, with the elements that it shows.
    ///
    /// - Parameters:
    ///   - place: The location of the call.
    ///   - isLater: Whether this happens in a closure that captures the screen weakly.
    func calling(
        _ action: Located<String>,
        _ prototype: Prototype,
        of rows: DynamicRows? = nil,
        in scope: ValueScope,
        at place: TapPlace = .button,
        isLater: Bool = false
    ) -> RowCode {
        let elements = prototype.elements.map { parameter in
            SwiftArguments.Argument(Self.label(parameter), scope.element(parameter.name))
        }
        let arguments = SwiftArguments(elements) + place.arguments
        let actions = isLater ? scope.weakActions : scope.actions
        return RowCode(
            statements: [.expression(.call(.member(actions, MemberName.action(action)), arguments))],
            variables: Set(prototype.elements.map(\.name))
        )
    }

    static func label(_ parameter: Prototype.Parameter) -> SwiftIdentifier {
        SwiftIdentifier(from: parameter.name, style: .lowerCamelCase)
    }
}
