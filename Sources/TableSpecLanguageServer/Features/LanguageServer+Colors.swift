internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel
internal import TableSpecPreview
internal import TableSpecYAML

extension LanguageServer {
    func documentColors(_ context: DocumentContext) -> JSONValue {
        let colors = context.scalars.compactMap { place -> JSONValue? in
            place.color(.light).map { .object([("range", context.lines.range(place.node.range)), ("color", $0.json)]) }
        }
        return .array(colors)
    }

    func colorPresentations(_ params: JSONTree) throws(ResponseError) -> JSONValue {
        let color = try params.required("color") { $0 }
        let channels = try ["red", "green", "blue", "alpha"].map { name throws(ResponseError) -> UInt8 in
            let value = try color.required(name, \.double)
            guard (0...1).contains(value) else { throw .invalidParams("expected a number from 0 to 1 as '\(name)'") }
            return UInt8((value * 255).rounded())
        }
        let components = ColorComponents(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
        // Without quotes, it would be a comment.
        return .array([.object([("label", .string("\"\(components.hexadecimal)\""))])])
    }

    func documentLinks(_ context: DocumentContext) -> JSONValue {
        let links = context.scalars.filter { place in
            let isWeb = ["https://", "http://", "mailto:"].contains { place.node.string.hasPrefix($0) }
            return isWeb && place.type.alternatives.contains(.url)
        }
        return .array(
            links.map { place in
                .object([("range", context.lines.range(place.node.range)), ("target", .string(place.node.string))])
            }
        )
    }
}

extension SpecPlace {
    /// The color that a text writes or names; `nil` for another value, and for a color of the app.
    func color(_ appearance: Appearance) -> ColorComponents? {
        let colors: [ValueDescription] = [.color, .hexadecimalColor, .alternatingColor]
        guard type.alternatives.contains(where: colors.contains) else { return nil }
        return ColorComponents(hexadecimal: node.string) ?? SystemColor(rawValue: node.string)?.components(appearance)
    }
}

extension ColorComponents {
    fileprivate var json: JSONValue {
        let channels = [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)]
        return .object(channels.map { ($0, .number(Double($1) / 255)) })
    }
}
