internal import TableSpecDiagnostics
internal import TableSpecKit
internal import TableSpecModel
internal import TableSpecYAML

extension LanguageServer {
    /// The types of the elements of loops, and the numbers of their samples.
    func inlayHints(_ context: DocumentContext, in range: Range<Int>) -> JSONValue {
        .array(
            context.loops.filter { range.contains($0.variable.lowerBound) }.flatMap { loop -> [JSONValue] in
                let samples = loop.sampleCount.map { $0 == 1 ? "1 sample" : "\($0) samples" }
                return [
                    loop.elementType.map { hint(": \($0)", at: loop.variable, context, ("kind", .integer(1))) },
                    samples.map { hint($0, at: loop.range, context, ("paddingLeft", .boolean(true))) },
                ]
                .compactMap { $0 }
            }
        )
    }

    private func hint(
        _ label: String,
        at range: Range<Int>,
        _ context: DocumentContext,
        _ more: JSONValue.Member
    ) -> JSONValue {
        .object([("position", context.lines.position(at: range.upperBound)), ("label", .string(label)), more])
    }
}

/// A loop over a collection, as it's written in a document.
struct DocumentLoop {
    let range: Range<Int>
    let variable: Range<Int>
    /// The type of an element, or `nil` if the collection isn't known.
    let elementType: TypeReference?
    /// The number of elements in previews, or `nil` if it isn't the same for each element of another loop.
    let sampleCount: Int?
}

extension DocumentContext {
    /// The loops in the order of the document.
    var loops: [DocumentLoop] {
        let bindings = zip(analyzed.analysis.model.files, analyzed.uses).flatMap { file, uses in
            uses.bindings.filter { $0.range.source == source }.map { ($0.range.end, (file.screen, $0.path)) }
        }
        let collections = Dictionary(bindings, uniquingKeysWith: { first, _ in first })
        return scalars.compactMap { place in
            let name = lines.bytes[place.node.range.bytes].prefix { $0.isWordByte }
            guard place.type.alternatives.contains(.loop), !name.isEmpty else { return nil }
            let (screen, path) = collections[place.node.range.end] ?? (nil, nil)
            return DocumentLoop(
                range: place.node.range.bytes,
                variable: name.indices,
                elementType: path?.type.unwrapped.element,
                sampleCount: path.flatMap { screen?.sample(of: $0)?.elements?.count }
            )
        }
    }
}

extension Value {
    fileprivate var elements: [Value]? {
        if case .array(let elements) = self { return elements }
        return nil
    }
}
