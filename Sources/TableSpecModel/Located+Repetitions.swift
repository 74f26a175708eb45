package import TableSpecDiagnostics

extension Sequence {
    /// The elements whose value occurred before, each with the location of the first one.
    package func repetitions<Value: Hashable>() -> [(element: Element, first: SourceRange)]
    where Element == Located<Value> {
        var first: [Value: SourceRange] = [:]
        return compactMap { element in
            if let place = first[element.value] { return (element, place) }
            first[element.value] = element.range
            return nil
        }
    }
}
