import TableSpecDiagnostics
import Testing

@testable import TableSpecKit

@Suite("The number of cores changes nothing but the time")
struct ConcurrencyTests {
    @Test func resultsKeepTheOrderOfTheirElements() {
        for count in [0, 1, 2, 3, 1000] {
            let numbers = Array(0..<count)
            let texts = numbers.concurrentMap { String($0) }
            #expect(texts == numbers.map { String($0) })
        }
        #expect((5..<9).concurrentMap { $0 } == [5, 6, 7, 8])
    }

    @Test func outputsAndFindingsAreThoseOfOneSpecAfterTheOther() {
        let files = (10..<50).map { number in
            let rows =
                "[{ text: Go, segue: { to: S\(number == 49 ? 10 : number + 1) } }, { text: Read..., action: read }]"
            return (
                "S\(number).yaml", "screen: S\(number)\ntitle: T\ntable: { sections: [{ id: s, rows: \(rows) }] }\n"
            )
        }
        let workspace = Workspace(files: files)
        let analysis = Analysis(workspace)
        let compilation = Compilation(workspace, analysis)
        let oneByOne = compilation.plans(.all).flatMap { $0.make() }
        #expect(oneByOne.count == 120)
        for _ in 0..<5 {
            #expect(compilation.outputs(.all) == oneByOne)
            #expect(Analysis(workspace).diagnostics == analysis.diagnostics)
        }
        #expect(analysis.diagnostics.map(\.range.source) == analysis.diagnostics.map(\.range.source).sorted())
        #expect(!analysis.diagnostics.isEmpty)
    }
}
