internal import Dispatch
internal import Foundation

extension RandomAccessCollection where Self: Sendable, Index == Int {
    /// Returns the results of a function for all elements, in order, computed on all cores.
    ///
    /// The function must depend only on its element, so that the result doesn't depend on the number of cores.
    package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        guard count > 1 else { return map(transform) }
        let results = ConcurrentResults<Result>(count: count)
        DispatchQueue.concurrentPerform(iterations: count) { offset in
            results.store(transform(self[startIndex + offset]), at: offset)
        }
        return results.take()
    }
}

/// The results of iterations that run at the same time.
private final class ConcurrentResults<Result: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result?]

    init(count: Int) {
        results = Array(repeating: nil, count: count)
    }

    func store(_ result: Result, at index: Int) {
        lock.withLock { results[index] = result }
    }

    /// Returns the results of all iterations, in order.
    func take() -> [Result] {
        lock.withLock { results.compactMap(\.self) }
    }
}
