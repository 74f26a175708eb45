import Foundation

/// What one way of doing a job takes.
struct Measurement {
    var way: String
    /// The median of all rounds.
    var milliseconds: Double
    /// The most memory that the first run held above what was held before it, in bytes; nil where the system does not tell.
    var peakMemory: Int?
}

extension BenchmarkInput {
    @MainActor
    func measure(rounds: Int) -> [Measurement] {
        let memory = ways.map { way in PeakMemory.of { checksum &+= way.run() } }
        var times = [[Double]](repeating: [], count: ways.count)
        for _ in 0..<rounds {
            for (index, way) in ways.enumerated() {
                let start = ContinuousClock.now
                checksum &+= way.run()
                times[index].append((ContinuousClock.now - start) / .milliseconds(1))
            }
        }
        return ways.indices.map { index in
            let median = times[index].sorted()[rounds / 2]
            return Measurement(way: ways[index].name, milliseconds: median, peakMemory: memory[index])
        }
    }
}

/// Where results go, so that no work is left out as unused.
@MainActor private var checksum = 0

/// The greatest resident memory during some work, as Linux counts it.
private enum PeakMemory {
    @MainActor
    static func of(_ work: @MainActor () -> Void) -> Int? {
        returnFreeMemory()
        let canReset = (try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)) != nil
        let before = value(of: "VmRSS")
        work()
        guard canReset, let before, let peak = value(of: "VmHWM") else { return nil }
        return max(peak - before, 0)
    }

    /// Otherwise freed memory would be reused without being counted.
    private static func returnFreeMemory() {
        // glibc's header for it is not part of Swift's module.
        guard let function = dlsym(nil, "malloc_trim") else { return }
        _ = unsafeBitCast(function, to: (@convention(c) (Int) -> CInt).self)(0)
    }

    private static func value(of field: String) -> Int? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
        let line = status.split(separator: "\n").first { $0.hasPrefix(field + ":") }
        let number = line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first
        return number.flatMap { Int($0) }.map { $0 * 1024 }
    }
}
