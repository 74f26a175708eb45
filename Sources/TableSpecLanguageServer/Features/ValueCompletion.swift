internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel
internal import TableSpecYAML

/// The values that fit at a point.
///
/// The declarations of keys list the words of the language. For names, the specs are analyzed with the marker as a name:
/// the finding about it lists the names that are expected there.
struct ValueCompletion {
    private let point: CompletionPoint
    private let context: DocumentContext
    private let typed: String

    /// - Parameter typed: The word that is being completed.
    init(_ point: CompletionPoint, _ context: DocumentContext, typed: String) {
        self.point = point
        self.context = context
        self.typed = typed
    }

    var items: [CompletionItem] {
        guard let place = point.path.last, place.node.kind == .scalar else { return [] }
        let isWhole = place.node.string == CompletionPoint.marker
        var items = isWhole ? place.type.alternatives.flatMap(words) : []
        let known = Set(items.map(\.label))
        items += names(in: place.node).filter { !known.contains($0.label) }
        if isWhole, place.type.alternatives.contains(where: \.isBinding) { items += bindings(in: place.node) }
        return items
    }

    /// The names that fit as a key of a mapping with names that the author chooses.
    var keys: [CompletionItem] {
        guard let key = point.path.last?.key?.node else { return [] }
        // A key without a value isn't checked.
        let hasColon = point.bytes[point.range.upperBound...].first == UInt8(ascii: ":")
        var text = point.bytes
        text.insert(contentsOf: Array((hasColon ? " x" : ": x").utf8), at: point.range.upperBound + (hasColon ? 1 : 0))
        return names(in: text, at: point.range, within: key.range.bytes).map { item in
            var item = item
            item.text = "\(item.label): "
            return item
        }
    }

    private func words(of type: ValueDescription) -> [CompletionItem] {
        if let words = type.words { return words.map { CompletionItem(label: $0, kind: .member) } }
        switch type {
        case .color, .alternatingColor:
            return SystemColor.allCases.map { CompletionItem(label: $0.rawValue, kind: .color) }
        case .font: return FontTextStyle.allCases.map { CompletionItem(label: $0.rawValue, kind: .member) }
        case .identifier: return namesUsedForTheKey.map { CompletionItem(label: $0, kind: .reference) }
        case .name(of: "screen"):
            // An unknown screen is a finding of a rule, which doesn't list the others.
            let model = context.analyzed.analysis.model
            return (model.screens.map(\.name) + model.externals.map(\.name)).map { name in
                CompletionItem(label: name.value, kind: .reference)
            }
        default: return []
        }
    }

    // MARK: Names

    /// The names that other places in the file specify for the same key, such as the app's methods.
    private var namesUsedForTheKey: [String] {
        guard let key = point.path.last?.key?.declaration?.key.name else { return [] }
        let names = point.path[0].all.filter { $0.node.kind == .scalar && $0.key?.declaration?.key.name == key }
        return Set(names.map(\.node.string)).subtracting([CompletionPoint.marker, ""]).sorted()
    }

    /// The names that the analysis of the text with the marker expects.
    private func names(in node: YAMLNode) -> [CompletionItem] {
        names(in: point.bytes, at: point.range, within: node.range.bytes)
    }

    private func names(in text: [UInt8], at marker: Range<Int>, within scalar: Range<Int>) -> [CompletionItem] {
        let analyzed = context.analyzed.replacing([context.path: text])
        guard let source = analyzed.source(at: context.path) else { return [] }
        let analysis = analyzed.analysis
        let findings = (analysis.diagnostics + analysis.tentative).filter { finding in
            let range = finding.range.bytes
            return finding.range.source == source && range.contains(marker.lowerBound)
                && scalar.lowerBound <= range.lowerBound && range.upperBound <= scalar.upperBound
        }
        return findings.flatMap { finding in
            let lengthBefore = marker.lowerBound - finding.range.bytes.lowerBound
            guard finding.id != "unknown-symbol" else { return symbols(lengthBefore) }
            let types = NameTypes(of: finding.expected, in: analysis.model, source)
            return finding.expected.map { name in
                CompletionItem(
                    label: name,
                    kind: .reference,
                    detail: types[name]?.description,
                    lengthBefore: lengthBefore
                )
            }
        }
    }

    /// The names of symbols that continue the typed text, or contain it.
    private func symbols(_ lengthBefore: Int) -> [CompletionItem] {
        let start = point.replaced.lowerBound - lengthBefore
        let prefix = context.analyzed.analysis.sources[context.source].text(start..<point.replaced.lowerBound) + typed
        let names = SymbolNames.sorted.filter { $0.contains(prefix) }
        let first = names.filter { $0.hasPrefix(prefix) }
        return (first + names.filter { !$0.hasPrefix(prefix) }).map {
            CompletionItem(label: $0, kind: .value, lengthBefore: lengthBefore)
        }
    }

    // MARK: Bindings

    /// The names that a binding in place of the word can begin with.
    private func bindings(in node: YAMLNode) -> [CompletionItem] {
        let head = point.bytes[..<point.offset] + Array("$(".utf8)
        let text = head + Array(CompletionPoint.marker.utf8) + Array(")".utf8) + point.bytes[point.range.upperBound...]
        let scalar = node.range.bytes.lowerBound..<(node.range.bytes.upperBound + 3)
        let marker = (point.offset + 2)..<(point.range.upperBound + 2)
        return names(in: Array(text), at: marker, within: scalar).map { item in
            CompletionItem(label: "$(\(item.label))", kind: .reference, detail: item.detail)
        }
    }
}

extension ValueDescription {
    /// Whether the value can be a binding or a condition.
    fileprivate var isBinding: Bool {
        switch self {
        case .binding, .condition: true
        default: false
        }
    }
}

/// The types of names that a binding can continue with.
private struct NameTypes {
    private var types: [String: TypeReference] = [:]

    init(of names: [String], in model: SpecModel, _ source: SourceID) {
        // The properties of a type are expected in their order.
        if let type = model.types.first(where: { $0.properties.map(\.name.value) == names }) {
            for property in type.properties { types[property.name.value] = property.type }
            return
        }
        guard let file = model.files.first(where: { $0.source == source }) else { return }
        let properties = (file.screen.map { $0.input + $0.state } ?? []) + (file.app?.state ?? [])
        for property in properties { types[property.name.value] = property.type }
    }

    subscript(name: String) -> TypeReference? { types[name] }
}
