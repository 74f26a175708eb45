internal import TableSpecModel
internal import TableSpecSwift

extension RemoteImage {
    /// Shows an image in an image view after it's loaded.
    ///
    /// - Parameter background: The color behind the view, if the spec specifies one.
    func showing(
        in view: SwiftExpression,
        background: ColorReference?,
        _ scope: ValueScope
    ) -> SwiftStatement {
        var arguments: [SwiftArguments.Argument] = [.init(scope.value(of: url)), .init("in", view)]
        if let placeholder = placeholderImage { arguments.append(.init("placeholder", scope.image(placeholder))) }
        if let color = placeholderColor {
            arguments.append(.init("placeholder", color.expression(else: ".clear")))
            if let background { arguments.append(.init("background", background.expression(else: nil))) }
        }
        return .expression(scope.member("remoteImages").calling("show", SwiftArguments(arguments)))
    }

    /// The content of a row with an image that is loaded later.
    func adding(to content: SwiftExpression, _ scope: ValueScope) -> SwiftExpression {
        content.calling("remoteImage", ["_": scope.value(of: url), "from": scope.member("remoteImages")])
    }
}

extension Cell {
    /// The image next to the texts, if the app loads it.
    var remoteImage: RemoteImage? { shownStyle.showsImage ? self.image?.remote : nil }

    var hasRemoteImages: Bool { remoteImage != nil || hasAttributes && self.content?.hasRemoteImages == true }
}

extension ContentView {
    /// The image of the view, if the app loads it.
    var remoteImage: RemoteImage? {
        if case .image(let image) = kind { return image.image?.remote }
        return nil
    }

    /// Whether the app loads an image of the view or its descendants.
    var hasRemoteImages: Bool { remoteImage != nil || subviews.contains(where: \.hasRemoteImages) }
}
