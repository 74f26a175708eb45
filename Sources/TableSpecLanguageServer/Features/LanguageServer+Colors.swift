internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel
internal import TableSpecYAML

extension LanguageServer {
    func documentColors(_ context: DocumentContext) -> JSONValue {
        let colors = context.scalars.compactMap { place -> JSONValue? in
            guard place.type.alternatives.contains(where: \.isColor),
                let color = ColorComponents(hexadecimal: place.node.string)
            else { return nil }
            return .object([("range", context.lines.range(place.node.range)), ("color", color.json)])
        }
        return .array(colors)
    }

    func colorPresentations(_ params: JSONTree) throws(ResponseError) -> JSONValue {
        let color = try params.required("color") { $0 }
        var digits = ""
        for channel in ["red", "green", "blue", "alpha"] {
            let value = try color.required(channel, \.double)
            guard (0...1).contains(value) else { throw .invalidParams("expected a number from 0 to 1 as '\(channel)'") }
            let byte = Int((value * 255).rounded())
            if channel != "alpha" || byte < 255 { digits += (byte < 16 ? "0" : "") + String(byte, radix: 16) }
        }
        // Without quotes, it would be a comment.
        return .array([.object([("label", .string("\"#\(digits.uppercased())\""))])])
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

extension ValueDescription {
    fileprivate var isColor: Bool {
        switch self {
        case .color, .hexadecimalColor, .alternatingColor: true
        default: false
        }
    }
}

extension ColorComponents {
    fileprivate var json: JSONValue {
        let channels = [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)]
        return .object(channels.map { ($0, .number(Double($1) / 255)) })
    }
}
