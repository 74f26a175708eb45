internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel
internal import TableSpecPictures
internal import TableSpecPreview
internal import TableSpecYAML

extension LanguageServer {
    func hover(_ context: DocumentContext, at offset: Int) -> JSONValue {
        guard let hover = Hover(context, at: offset) else { return .null }
        return .object([("contents", .markdown(hover.text)), ("range", context.lines.range(hover.range))])
    }
}

/// What the editor shows about the text under the pointer.
private struct Hover {
    let text: String
    let range: Range<Int>

    init?(_ context: DocumentContext, at offset: Int) {
        guard let path = context.root?.path(to: offset) else { return nil }
        let place = path.last { $0.key?.declaration != nil }
        // Most of the text under a pointer is a key, for which no other file is necessary.
        let isKey = place?.key?.node.range.touches(offset) ?? false
        if !isKey, let found = Self.name(at: offset, in: context) {
            (text, range) = found
        } else if !isKey, let value = path.last, let light = value.color(.light), let dark = value.color(.dark) {
            text = "`\(value.node.string)`: `\(light.hexadecimal)`, in dark mode `\(dark.hexadecimal)`"
            range = value.node.range.bytes
        } else if let key = place?.key, let (object, declaration) = key.declaration {
            text = KeyDocumentation.page(of: declaration, in: object)
            range = key.node.range.bytes
        } else {
            return nil
        }
    }

    /// The description of a binding, or of the name of a declaration.
    private static func name(at offset: Int, in context: DocumentContext) -> (String, Range<Int>)? {
        for (file, uses) in zip(context.analyzed.analysis.model.files, context.analyzed.uses) {
            let found = uses.bindings.first { $0.range.source == context.source && $0.range.touches(offset) }
            guard let binding = found, let path = binding.path else { continue }
            let sample = file.screen?.sample(of: path).map { "Sample: `\($0.json.text.shortened)`" }
            let text = ["`\(binding.text)`: `\(path.type)`", path.root.phrase, sample].compactMap { $0 }
            return (text.joined(separator: "\n\n"), binding.range.bytes)
        }
        return context.occurrence(at: offset).map { found in
            let text = [context.analyzed.index.text(of: found.symbol), context.analyzed.preview(of: found.symbol)]
            return (text.compactMap(\.self).joined(separator: "\n\n"), found.range.bytes)
        }
    }
}

extension Screen {
    /// The value in previews that a path from the state or the input leads to.
    func sample(of path: Path) -> Value? {
        guard path.root == .state || path.root == .input, let first = path.steps.first else { return nil }
        var value = samples.first { $0.name.value == first.name }?.value
        for step in path.steps.dropFirst() {
            guard case .record(let record) = value else { return nil }
            value = record[step.name]
        }
        return value
    }
}

extension Analyzed {
    /// A preview of a screen as text; `nil` for another symbol, or if the screen can't be drawn.
    fileprivate func preview(of symbol: SymbolIndex.Symbol) -> String? {
        guard symbol.kind == .screen else { return nil }
        // Each line begins with the border of the device, so no text of a spec can end the block.
        return Previews(workspace, analysis, pictures).texts(screen: symbol.name).first.map { "```text\n\($0)\n```" }
    }
}

extension Path.Root {
    /// Where the value comes from.
    fileprivate var phrase: String {
        switch self {
        case .input: "A value that the previous screen passes."
        case .state: "A value of the state."
        case .element(let name, let type): "`\(name)` is the element of a loop, `\(type)`."
        case .builtIn(let name): "`\(name.rawValue)` is a built-in name."
        }
    }
}

extension SymbolIndex {
    /// The description of a symbol in Markdown.
    fileprivate func text(of symbol: Symbol) -> String {
        let uses = uses(of: symbol).count - 1
        let head = "\(symbol.kind.rawValue) `\(symbol.name)`"
        return [head, declaration(of: symbol), "Used \(uses == 1 ? "once" : "\(uses) times")."]
            .compactMap { $0 }.joined(separator: "\n\n")
    }

    private func declaration(of symbol: Symbol) -> String? {
        let list = { (properties: [Property]) in
            properties.map { "- `\($0.name.value): \($0.type)`" }.joined(separator: "\n")
        }
        switch symbol.kind {
        case .screen:
            let screen = model.screens.first { $0.name.range == symbol.range }
            return screen.flatMap { $0.input.isEmpty ? nil : "Input:\n\n\(list($0.input))" }
        case .type: return model.types.first { $0.name.range == symbol.range }.map { list($0.properties) }
        case .property:
            let all =
                model.types.flatMap(\.properties) + model.screens.flatMap { $0.input + $0.state }
                + model.apps.flatMap(\.state)
            return all.first { $0.name.range == symbol.range }.map { "`\($0.name.value): \($0.type)`" }
        case .prototype, .row: return nil
        }
    }
}
