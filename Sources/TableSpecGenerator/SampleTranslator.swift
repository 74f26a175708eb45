internal import TableSpecModel
internal import TableSpecSwift

/// The samples of a screen and a preview that shows them.
struct SampleTranslator {
    private typealias Sample = (group: PropertyGroup, arguments: [SwiftArguments.Argument])

    private let plan: ScreenPlan
    /// The groups with the values of their samples. The initial state of a screen needs none.
    private let samples: [Sample]

    init(plan: ScreenPlan) {
        self.plan = plan
        let values = SampleValues(of: plan.screen, types: plan.index.types)
        samples = plan.groups.map { Sample($0, Self.arguments(of: $0, values, in: plan)) }
            .filter { $0.group == .input || !$0.arguments.isEmpty }
    }

    @SwiftMembers var declarations: [SwiftDeclaration] {
        if samples.isEmpty {
            Declare.when(.all([.flag("DEBUG"), Self.canPreview])) { preview }
        } else {
            Declare.when(.flag("DEBUG")) {
                for (group, arguments) in samples { sample(of: group, arguments) }
                Declare.when(Self.canPreview) { preview }
            }
        }
    }

    private func sample(of group: PropertyGroup, _ arguments: [SwiftArguments.Argument]) -> SwiftDeclaration {
        Declare.extension(plan.names.nested(group.type)) {
            Declare.let(
                "sample",
                nil,
                .static,
                value: .call("Self", SwiftArguments(arguments))
            )
        }
    }

    /// The values that differ from those of the initial state.
    private static func arguments(
        of group: PropertyGroup,
        _ values: SampleValues,
        in plan: ScreenPlan
    ) -> [SwiftArguments.Argument] {
        plan.properties(of: group).compactMap { property in
            let value = values[property.name.value]
            let start = property.defaultValue ?? (group == .state ? property.type.initialValue : nil)
            if value == start || (start == nil && value == .null && property.type.isOptional) { return nil }
            return .init(
                property.swiftName,
                ValueTranslator(context: plan.context).expression(of: value, as: property.type)
            )
        }
    }

    private static let canPreview = SwiftBuildCondition.canImport("DeveloperToolsSupport")

    private var hasLargeTitle: Bool {
        switch plan.screen.navigationItem.largeTitle.value {
        case .always: true
        case .never: false
        default: plan.index.stacks.showsLargeTitle(plan.screen.name.value)
        }
    }

    /// A preview in Xcode, which UIKit has from iOS 17 on, in a navigation controller, so that the bar is seen.
    private var preview: SwiftDeclaration {
        let values = samples.map { SwiftArguments.Argument($0.group.name, ".sample") }
        let controller = SwiftExpression.call(.identifier(plan.names.viewController), SwiftArguments(values))
        let isAvailable = plan.index.options.deploymentTarget >= .init(major: 17, minor: 0)
        let attributes: [SwiftAttribute] = isAvailable ? [] : [.available(iOS: 17)]
        return Declare.preview(plan.spokenName, attributes: attributes) {
            if hasLargeTitle {
                SwiftExpression.shared("navigationController", ["for": controller, "largeTitles": true])
                    .using(.navigation)
            } else {
                Code.call("UINavigationController", ["rootViewController": controller])
            }
        }
    }
}
