extension SwiftClosure {
    /// `{ signature in body }`, on one line where it fits and holds one simple statement.
    var layout: Layout { layout(startingBodyWith: body.isSimple ? .space : .newLine) }

    /// `{ signature in body }` with the body on lines of its own.
    var expanded: Layout { layout(startingBodyWith: .newLine) }

    private func layout(startingBodyWith start: Layout) -> Layout {
        guard !body.isEmpty else { return signature.isBlank ? "{}" : ["{", signature, " }"] }
        return .group(["{", signature, .nested([start, body.layout]), .space, "}"])
    }

    /// What stands before `in`, after the brace or on the next line.
    private var signature: Layout {
        let words = attributes.map(\.source) + captureList
        guard !words.isEmpty || !parameters.isEmpty else { return .empty }
        guard words.isEmpty, !hasTypes else {
            let text = (words + typedParameters + ["in"]).joined(separator: " ")
            return .group(.nested([.space, .text(text)]))
        }
        let names = parameters.map { Layout.text($0.source) }.joined([",", .space])
        return .group(.nested([.space, names, " in"]))
    }

    private var hasTypes: Bool { parameters.contains { $0.type != nil } }

    private var captureList: [String] {
        captures.isEmpty ? [] : ["[" + captures.map(\.source).joined(separator: ", ") + "]"]
    }

    private var typedParameters: [String] {
        guard !parameters.isEmpty else { return [] }
        let list = parameters.map(\.source).joined(separator: ", ")
        guard hasTypes else { return [list] }
        return ["(" + list + ")"] + (result.map { ["-> " + $0.source] } ?? [])
    }
}

extension SwiftClosure.Capture {
    fileprivate var source: String {
        switch self {
        case .weak(let name): "weak " + name.captured
        case .unowned(let name): "unowned " + name.captured
        case .strong(let name): name.captured
        case .value(let name, let value):
            name.spelled(at: .standalone) + " = " + LayoutPrinter.line(of: value.layout())
        }
    }
}

extension SwiftClosure.Parameter {
    fileprivate var source: String {
        let name = name == .wildcard ? "_" : name.spelled(at: .standalone)
        return name + (type.map { ": " + $0.source } ?? "")
    }
}

extension SwiftIdentifier {
    /// The name where the language itself reads it: there `self` is the instance.
    var captured: String { text == "self" ? text : spelled(at: .standalone) }
}
