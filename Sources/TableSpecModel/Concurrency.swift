internal import Dispatch

extension RandomAccessCollection where Self: Sendable, Index == Int {
    /// Returns the results of a function for all elements, in order, computed on all cores.
    ///
    /// The function must depend only on its element, so that the result doesn't depend on the number of cores.
    package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        let count = self.count
        guard count > 1 else { return map(transform) }
        return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
            // Each iteration writes to a separate location.
            nonisolated(unsafe) let results = buffer
            DispatchQueue.concurrentPerform(iterations: count) { offset in
                results.initializeElement(at: offset, to: transform(self[startIndex + offset]))
            }
            initialized = count
        }
    }
}
