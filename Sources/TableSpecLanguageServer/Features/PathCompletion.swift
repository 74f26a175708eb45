internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel
internal import TableSpecYAML

/// Whole bindings and loops in place of a word.
extension ValueCompletion {
    /// The bindings that fit in place of the word.
    func bindings(for place: SpecPlace) -> [CompletionItem] {
        let types = place.type.alternatives
        guard types.contains(where: \.isBinding), !types.contains(.text) || typed.isEmpty else { return [] }
        let isCondition = types.contains(.condition)
        // Values for another screen have any type.
        let isText = types.contains(.text) && place.key?.declaration != nil
        return paths(in: place.node).flatMap { path, type -> [(String, TypeReference?)] in
            guard isText || isCondition, let type else { return [(path, type)] }
            if isText { return type.isText || type.unwrapped == .date ? [(path, type)] : [] }
            let comparisons = type.isOptional ? ["\(path) != nil", "\(path) == nil"] : []
            return (type == .boolean ? [path] : comparisons).map { ($0, type) }
        }
        .map { CompletionItem(label: "$(\($0))", kind: .reference, type: $1) }
    }

    /// The loops over the collections in scope.
    var loops: [CompletionItem] {
        guard let node = point.path.last?.node else { return [] }
        let names = names(in: node, between: "x in ", and: "").map { ($0.label, $0.type) }
        return withMembers(names).compactMap { path, type in
            guard let element = type?.unwrapped.element else { return nil }
            let name = element.elementName(in: path)
            return CompletionItem(label: "\(name) in \(path)", kind: .reference, type: type)
        }
    }

    /// The paths that fit behind `$(` where the analysis can't resolve them, because something else is missing.
    func unresolvedPaths(in text: String) -> [CompletionItem] {
        let before = text.prefix(upTo: text.firstRange(of: CompletionPoint.marker)?.lowerBound ?? text.startIndex)
        let isBinding = point.path.last?.type.alternatives.contains(where: \.isBinding) ?? false
        guard isBinding, let opening = before.ranges(of: "$(").last?.upperBound else { return [] }
        let start = before[opening...]
        guard start.utf8.allSatisfy({ $0.isWordByte || $0 == UInt8(ascii: ".") }) else { return [] }
        return withMembers(probableNames).compactMap { path, type in
            guard path.hasPrefix(start), path != start else { return nil }
            return CompletionItem(label: String(path.dropFirst(start.count)), kind: .reference, type: type)
        }
    }

    /// The names in scope with the properties of their values.
    private func paths(in node: YAMLNode) -> [(text: String, type: TypeReference?)] {
        let found = names(in: node, between: "$(", and: ")").map { ($0.label, $0.type) }
        return withMembers(found.isEmpty ? probableNames : found)
    }

    /// The names that are probably in scope. The loop of a prototype may not be written yet.
    private var probableNames: [(String, TypeReference?)] {
        let isInPrototype = point.path.contains { $0.key?.node.string == FileKey.prototypes.name }
        return context.names.dropFirst(isInPrototype ? 0 : context.elements.count).map { ($0.name, $0.type) }
    }

    /// The input of the screen to which the mapping around the point passes values.
    var namesOfInput: [CompletionItem] {
        let mappings = point.path.dropLast()
        guard mappings.last?.key?.node.string == SegueKey.pass.name,
            let screen = mappings.dropLast().last?.node[SegueKey.to.name]?.string
        else { return [] }
        let found = context.analyzed.analysis.model.screens.first { $0.name.value == screen }
        return (found?.input ?? []).map { CompletionItem(label: $0.name.value, kind: .reference, type: $0.type) }
    }

    /// The names and their properties, with `count` and `isEmpty` at the end.
    private func withMembers(_ names: [(String, TypeReference?)]) -> [(text: String, type: TypeReference?)] {
        let model = context.analyzed.analysis.model
        let all = names.map { name, type in
            (name, type, type.map { model.members(of: $0).map { ("\(name).\($0.name)", Optional($0.type)) } } ?? [])
        }
        return all.flatMap { [($0, $1)] + ($1?.isRecord == true ? $2 : []) }
            + all.flatMap { $1?.isRecord == true ? [] : $2 }
    }
}

extension DocumentContext {
    /// The name of the file without its extension.
    var baseName: String { path.baseName }

    /// The document in the model.
    var specFile: SpecFile? { analyzed.analysis.model.files.first { $0.source == source } }

    /// The elements of loops, and those of collections that have no loop yet.
    var elements: [(name: String, type: TypeReference)] {
        let known = loops.compactMap { loop in loop.elementType.map { (file.text(loop.variable), $0) } }
        let others = specFile?.collections.map { ($0.element.elementName(in: $0.name), $0.element) } ?? []
        return known + others.filter { element in !known.contains { $0.0 == element.0 } }
    }

    /// The names that can begin a path, as far as they're known without the place of the path.
    var names: [(name: String, type: TypeReference)] {
        elements + (specFile?.properties ?? []).map { ($0.name.value, $0.type) }
    }
}

extension TypeReference {
    fileprivate var isRecord: Bool {
        if case .structure = unwrapped { return true }
        return false
    }
}
