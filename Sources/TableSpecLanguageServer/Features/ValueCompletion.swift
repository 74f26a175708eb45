internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel
internal import TableSpecPictures
internal import TableSpecYAML

/// The values that fit at a point.
///
/// The declarations of keys list the words of the language. For names, the specs are analyzed with the marker as a name:
/// the finding about it lists the names that are expected there.
struct ValueCompletion {
    let point: CompletionPoint
    let context: DocumentContext
    let typed: String
    private let usesSnippets: Bool

    /// - Parameter typed: The word that is being completed.
    init(_ point: CompletionPoint, _ context: DocumentContext, typed: String, usesSnippets: Bool) {
        self.point = point
        self.context = context
        self.typed = typed
        self.usesSnippets = usesSnippets
    }

    var items: [CompletionItem] {
        guard let place = point.path.last, place.node.kind == .scalar else { return [] }
        let names = names(in: place.node)
        guard place.node.string == CompletionPoint.marker else {
            return names.isEmpty ? unresolvedPaths(in: place.node.string) : names
        }
        let used = Set(point.path[0].all.filter { $0.node.kind == .scalar }.map(\.node.string))
        let words = place.type.alternatives.flatMap(words)
        return words.filter { used.contains($0.label) } + words.filter { !used.contains($0.label) } + assets(for: place)
            + names + bindings(for: place) + mappings(for: place.type)
    }

    /// The names that fit as a key of a mapping with names that the author chooses.
    var keys: [CompletionItem] {
        guard let key = point.path.last?.key?.node else { return [] }
        // A key without a value isn't checked.
        let hasColon = point.bytes[point.range.upperBound...].first == UInt8(ascii: ":")
        var text = point.bytes
        text.insert(contentsOf: Array((hasColon ? " x" : ": x").utf8), at: point.range.upperBound + (hasColon ? 1 : 0))
        let names = names(in: text, at: point.range, within: key.range.bytes)
        return (names.isEmpty ? namesOfInput : names).map { item in
            var item = item
            item.text = item.type?.isScalar == false ? "\(item.label):" : "\(item.label): "
            return item
        }
    }

    private func words(of type: ValueDescription) -> [CompletionItem] {
        if let words = type.words { return words.map { CompletionItem(label: $0, kind: .member) } }
        switch type {
        case .color, .alternatingColor:
            return SystemColor.allCases.map { CompletionItem(label: $0.rawValue, kind: .color) }
        case .font: return FontTextStyle.allCases.map { CompletionItem(label: $0.rawValue, kind: .member) }
        case .identifier: return references(derivedNames + namesUsedForTheKey)
        case .loop: return loops
        case .text:
            let known = (isKey(.title) ? [context.baseName.titleWords] : []) + (typed.isEmpty ? [] : namesUsedForTheKey)
            return references(known.filter { $0.hasPrefix(typed) })
        case .string where point.path.last?.key?.declaration?.key.name == PrototypeKey.id.name:
            return references(newIDs)
        case .name(of: "screen"):
            // An unknown screen is a finding of a rule, which doesn't list the others.
            let model = context.analyzed.analysis.model
            return references((model.screens.map(\.name) + model.externals.map(\.name)).map(\.value))
        default: return []
        }
    }

    private func references(_ names: [String]) -> [CompletionItem] {
        names.map { CompletionItem(label: $0, kind: .reference) }
    }

    /// The names in asset catalogs.
    private func assets(for place: SpecPlace) -> [CompletionItem] {
        guard let (object, key) = place.key?.declaration else { return [] }
        switch (object.description.name, key.name) {
        case (ImageKey.object.name, ImageKey.named.name), (PlaceholderKey.object.name, PlaceholderKey.named.name):
            return context.analyzed.pictures.imageNames.map { CompletionItem(label: $0, kind: .value) }
        case (ColorKey.object.name, ColorKey.named.name):
            return context.analyzed.pictures.colorNames.map { CompletionItem(label: $0, kind: .color) }
        default: return []
        }
    }

    /// Mappings in braces: with each key that is required, or empty.
    private func mappings(for type: ValueDescription) -> [CompletionItem] {
        guard typed.isEmpty, usesSnippets else { return [] }
        let keys = type.objects.flatMap { object, required in
            object.keys(besides: []).filter { required.isEmpty ? $0.isRequired : required.contains($0.key.name) }
        }
        let contents = keys.map { "\($0.key.name): " }
        let mayBeEmpty = !type.objects.isEmpty || type.value(named: "") != .value
        return (contents.isEmpty && mayBeEmpty ? [""] : contents).map { content in
            CompletionItem(label: "{ \(content)}", kind: .snippet, text: "{ \(content)$1 }$0", isSnippet: true)
        }
    }

    // MARK: New names

    /// The names that other places in the file specify for the same key, such as the app's methods.
    private var namesUsedForTheKey: [String] {
        guard let key = point.path.last?.key?.declaration?.key.name else { return [] }
        let names = point.path[0].all.filter { $0.node.kind == .scalar && $0.key?.declaration?.key.name == key }
        return Set(names.map(\.node.string)).subtracting([CompletionPoint.marker, ""]).sorted()
    }

    /// The name of a screen from its file, or that of a method from the title of what calls it.
    private var derivedNames: [String] {
        guard let mapping = point.path.dropLast().last else { return [] }
        if isKey(.screen) { return [context.baseName] }
        let values = mapping.children.filter { $0.node.kind == .scalar && $0.node.range != point.path.last?.node.range }
        let title = values.first { $0.type.alternatives.contains(.text) }
        let item = values.first { $0.key?.declaration?.key.name == BarButtonKey.systemItem.name }
        return [title, item].compactMap { $0.flatMap { SpecDecoder.camelCased($0.node.string) } }.prefix(1).map { $0 }
    }

    private func isKey(_ key: FileKey) -> Bool {
        point.path.last?.key?.declaration.map {
            $0.object.description.name == FileKey.object.name && $0.key.name == key.name
        }
            ?? false
    }

    /// The ids that prototypes and sections of the collections of the file can have.
    private var newIDs: [String] {
        let object = point.path.last?.key?.declaration?.object.description.name
        return (context.specFile?.collections ?? []).compactMap { name, element in
            object == SectionKey.object.name ? name : object == PrototypeKey.object.name ? "\(element)Cell" : nil
        }
    }
}

// MARK: - Names

extension ValueCompletion {
    /// The names that the analysis of the text with the marker expects.
    private func names(in node: YAMLNode) -> [CompletionItem] {
        // A list with one element is a type, which is reported as a whole.
        let list = point.path.dropLast().last.flatMap { $0.type == .type ? $0.node.range.bytes : nil }
        return names(in: point.bytes, at: point.range, within: list ?? node.range.bytes).map { item in
            var item = item
            item.lengthBefore = min(item.lengthBefore, point.range.lowerBound - node.range.bytes.lowerBound)
            return item
        }
    }

    /// The names that are expected if the marker is a part of another text.
    func names(in node: YAMLNode, between prefix: String, and suffix: String) -> [CompletionItem] {
        let (before, after) = (Array(prefix.utf8), Array(suffix.utf8))
        var text = point.bytes
        text.insert(contentsOf: after, at: point.range.upperBound)
        text.insert(contentsOf: before, at: point.range.lowerBound)
        let range = node.range.bytes
        return names(
            in: text,
            at: (point.range.lowerBound + before.count)..<(point.range.upperBound + before.count),
            within: range.lowerBound..<(range.upperBound + before.count + after.count)
        )
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
            let types = NameTypes(of: finding.expected, in: analysis.model, source, context.elements)
            return finding.expected.map { name in
                CompletionItem(label: name, kind: .reference, type: types[name], lengthBefore: lengthBefore)
            }
        }
    }

    /// The names of symbols that continue the typed text, or contain it.
    private func symbols(_ lengthBefore: Int) -> [CompletionItem] {
        let start = point.replaced.lowerBound - lengthBefore
        let prefix = context.file.text(start..<point.replaced.lowerBound) + typed
        let names = SymbolNames.sorted.filter { $0.contains(prefix) }
        let first = names.filter { $0.hasPrefix(prefix) }
        return (first + names.filter { !$0.hasPrefix(prefix) }).map {
            CompletionItem(label: $0, kind: .value, lengthBefore: lengthBefore)
        }
    }
}

/// The types of names that a binding can continue with.
private struct NameTypes {
    private var types: [String: TypeReference] = [:]

    init(
        of names: [String],
        in model: SpecModel,
        _ source: SourceID,
        _ elements: [(name: String, type: TypeReference)]
    ) {
        // The properties of a type are expected in their order.
        if let type = model.types.first(where: { $0.properties.map(\.name.value) == names }) {
            for property in type.properties { types[property.name.value] = property.type }
            return
        }
        guard let file = model.files.first(where: { $0.source == source }) else { return }
        for property in file.properties { types[property.name.value] = property.type }
        for element in elements where types[element.name] == nil { types[element.name] = element.type }
    }

    subscript(name: String) -> TypeReference? { types[name] }
}
