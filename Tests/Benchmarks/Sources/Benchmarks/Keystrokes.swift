internal import BenchmarkTables

/// What a letter costs that is typed into a long form: the state changes, the rows and titles are compared, and what shows it
/// changes. A hundred characters per run, so 0.1 ms per character is 10 ms.
struct Keystrokes: Benchmark {
    let name = "keystrokes"
    let rounds = 9

    var inputs: [BenchmarkInput] {
        let ways = [("50 fields", false), ("50 validated fields", true)].compactMap { name, isValidated in
            FormTable(isValidated: isValidated).map { form in BenchmarkWay(name: name) { form.type(Self.count) } }
        }
        return [BenchmarkInput(name: "\(Self.count) letters", ways: ways)]
    }

    private static let count = 100
}
