internal import TableSpecDiagnostics
internal import TableSpecYAML

extension ValueType where Value == Trigger {
    /// A URL that a tap opens.
    static var openedURL: Self {
        var type = ValueType(
            .either([.url, .choice(noun: "page", [OpenedURL.settingsValue]), .binding(to: "a URL")]),
            read: { $0.openedURL($1).map(Trigger.open) ?? .invalid($1.range) },
            json: { trigger in
                switch trigger.openedURL {
                case .settings: .string(OpenedURL.settingsValue)
                case .constant(let url): .string(url.value)
                case .bound(let binding): binding.json
                case nil: nil
                }
            }
        )
        type.unread = { .invalid($0) }
        return type.interface().walkedTrigger { $0.opensURL }
    }
}

extension SpecDecoder {
    /// A URL with a scheme, a binding to one, or the word for the app's page in Settings.
    fileprivate mutating func openedURL(_ node: YAMLNode) -> OpenedURL? {
        guard node.kind == .scalar, !node.isNull, let template = text(node) else {
            reportWrongKind(node, expected: "a URL such as 'https://example.com', a binding, or 'settings'")
            return nil
        }
        if let binding = template.soleBinding { return .bound(binding) }
        guard let url = template.literal else {
            report(
                .wrongType,
                "a URL can't consist of several parts",
                at: node.range,
                help: "add a property of the type 'URL' to the data, and write '$(item.url)'"
            )
            return nil
        }
        if url == OpenedURL.settingsValue { return .settings }
        guard url.hasURLScheme else {
            let remedy = url.contains(".") && !url.contains(":") ? "write 'https://\(url.shortened)'" : nil
            report(
                .wrongType,
                "expected a URL such as 'https://example.com', or 'settings', found '\(url.shortened)'",
                at: node.range,
                help: remedy ?? "begin it with a scheme, such as 'https:', 'mailto:' or 'tel:'"
            )
            return nil
        }
        return .constant(Located(url, at: node.range))
    }
}

extension String {
    /// Whether the text is a URL with a scheme. All systems parse a URL of these characters, which are those of RFC 3986
    /// without the brackets of numeric hosts.
    package var hasURLScheme: Bool {
        guard let colon = firstIndex(of: ":"), index(after: colon) < endIndex, let first, first.isLetter else {
            return false
        }
        return self[..<colon].allSatisfy { $0.isASCIIAlphanumeric || "+-.".contains($0) }
            && self[colon...].allSatisfy { $0.isASCIIAlphanumeric || "-._~:/?#@!$&'()*+,;=%".contains($0) }
    }
}

extension Character {
    fileprivate var isASCIIAlphanumeric: Bool { isASCII && (isLetter || isNumber) }
}
