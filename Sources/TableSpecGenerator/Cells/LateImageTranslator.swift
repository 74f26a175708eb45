internal import TableSpecModel
internal import TableSpecSwift

/// The images of a screen that the app loads when they're shown.
struct LateImageTranslator {
    let plan: ScreenPlan

    /// The member that loads them.
    private static let loader: SwiftExpression = "lateImages"

    var isNeeded: Bool { plan.hasLateImages }

    /// The object that loads and caches the images.
    @SwiftMembers var properties: [SwiftDeclaration] {
        if isNeeded {
            let loading = SwiftExpression.marked(.await, .call("self?.actions?.image", ["for": "$0"]))
            Declare.var(
                "lateImages",
                nil,
                [.private, .lazy],
                value: .shared("LateImages", trailing: SwiftClosure(capturing: [.weak("self")]) { loading })
                    .using(.lateImages),
                documentation: "Loads images on demand and caches them."
            )
        }
    }

    /// Shows an image in an image view after it's loaded.
    ///
    /// - Parameter background: The color behind the view, if the spec specifies one.
    static func showing(
        _ image: LateImage,
        in view: SwiftExpression,
        background: ColorReference?,
        _ scope: ValueScope
    ) -> SwiftStatement {
        var arguments: [SwiftArguments.Argument] = [.init(scope.value(of: image.url)), .init("in", view)]
        if let placeholder = image.placeholderImage { arguments.append(.init("placeholder", scope.image(placeholder))) }
        if let color = image.placeholderColor {
            arguments.append(.init("placeholder", color.expression(else: nil)))
            if let background { arguments.append(.init("background", background.expression(else: nil))) }
        }
        return .expression(.call(loader.dot("show"), SwiftArguments(arguments)))
    }

    /// The content of a row with an image that is loaded later.
    static func adding(_ image: LateImage, to content: SwiftExpression, _ scope: ValueScope) -> SwiftExpression {
        content.calling("lateImage", ["_": scope.value(of: image.url), "from": loader])
    }
}

extension Cell {
    /// The image next to the texts, if the app loads it.
    var lateImage: LateImage? { shownStyle.showsImage ? self.image?.late : nil }

    var hasLateImages: Bool { lateImage != nil || hasAttributes && self.content?.hasLateImages == true }
}

extension ContentView {
    /// The image of the view, if the app loads it.
    var lateImage: LateImage? {
        if case .image(let image) = kind { return image.image?.late }
        return nil
    }

    /// Whether the app loads an image of the view or its descendants.
    var hasLateImages: Bool { lateImage != nil || subviews.contains(where: \.hasLateImages) }
}
