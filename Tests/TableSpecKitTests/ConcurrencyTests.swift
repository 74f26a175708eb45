import TableSpecDiagnostics
import TableSpecModel
import TableSpecPictures
import Testing

@testable import TableSpecKit

@Suite("The number of cores affects only the time")
struct ConcurrencyTests {
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
        let compilation = Compilation(workspace, analysis, drawing: Products.all.drawing)
        let ofSpecs = compilation.plans(makesSwift: true).flatMap { $0.make(LookupLog()) }
        let shared = compilation.supportPlan(using: ofSpecs.supportParts).make(LookupLog())
        let oneByOne = ofSpecs + shared
        #expect(oneByOne.count == 121)
        for _ in 0..<5 {
            #expect(compilation.outputs(makesSwift: true) == oneByOne)
            #expect(Analysis(workspace).diagnostics == analysis.diagnostics)
        }
        #expect(analysis.diagnostics.map(\.range.source) == analysis.diagnostics.map(\.range.source).sorted())
        #expect(!analysis.diagnostics.isEmpty)
    }
}
