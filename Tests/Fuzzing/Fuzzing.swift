internal import Foundation

/// Coverage-guided fuzzing with [libFuzzer](https://llvm.org/docs/LibFuzzer.html), which calls this function with bytes
/// that it invents. `FUZZ_TARGET` names what is done with them. A crash ends the process and writes them to a file.
@_cdecl("LLVMFuzzerTestOneInput")
package func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let target else {
        print("set FUZZ_TARGET to one of: \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
        exit(2)
    }
    do { try target.run(Array(UnsafeBufferPointer(start: bytes, count: count))) } catch { fatalError("\(error)") }
    return 0
}

private let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(FuzzTarget.init)
