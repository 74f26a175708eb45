import Foundation
import TableSpecDiagnostics
import TableSpecPictures
import TableSpecTestSupport
import Testing

@testable import TableSpecKit

@Suite("After random edits of a folder of specs")
struct IncrementalEqualsCleanTests {
    private static let editCount = TestTier.count(quick: 30, slow: 150)

    @Test func anIncrementalBuildLeavesWhatACleanOneMakes() throws {
        let folder = try TemporaryFolder()
        var project = RandomProject(seed: 16)
        var written: [String: String] = [:]
        var deliveries = 0
        let request = BuildRequest(paths: ["\(folder.path)/Specs"], output: "\(folder.path)/Out", products: .all)
        for edit in 0...Self.editCount {
            let files = project.files
            for name in written.keys where files[name] == nil {
                try FileManager.default.removeItem(atPath: "\(folder.path)/Specs/\(name)")
            }
            for (name, text) in files where written[name] != text { try folder.write(text, to: "Specs/\(name)") }
            written = files

            let result = try Build.run(request)
            let errors = result.diagnostics.filter { $0.severity == .error }.map(\.message)
            #expect(errors.isEmpty, "edit \(edit): \(files)")
            if case .delivered = result.outcome { deliveries += 1 }
            let check = try Build.check(request)
            guard case .checked(let faults) = check.outcome else {
                Issue.record("edit \(edit): \(check.outcome)")
                return
            }
            #expect(faults.isEmpty, "edit \(edit)")
            let again = try Build.run(request)
            #expect(again.diagnostics == check.diagnostics, "edit \(edit)")
            guard case .unchanged = again.outcome else {
                Issue.record("edit \(edit): \(again.outcome)")
                return
            }
            guard faults.isEmpty, errors.isEmpty else { return }
            project.edit()
        }
        #expect(deliveries > Self.editCount / 2)
    }
}
