import Foundation
import TableSpecDiagnostics
import TableSpecPictures
import TableSpecTestSupport
import Testing

@testable import TableSpecKit

@Suite("Outputs follow the specs, and nothing else is changed")
struct OutputFolderTests {
    private let project: TemporaryFolder

    init() throws {
        project = try TemporaryFolder()
        for name in ["A", "B"] { try project.write(Self.spec(name), to: "Specs/\(name).yaml") }
    }

    private static func spec(_ name: String, row: String = "Row") -> String {
        "screen: \(name)\ntitle: \(name)\ntable: { style: grouped, sections: [{ id: s, rows: [\(row), More] }] }\n"
    }

    private func build(_ products: Products = .swift, isForced: Bool = false) throws -> BuildResult {
        try Build.run(request(products, isForced: isForced))
    }

    private func request(_ products: Products = .swift, isForced: Bool = false) -> BuildRequest {
        BuildRequest(
            paths: ["\(project.path)/Specs"],
            output: "\(project.path)/Out",
            products: products,
            isForced: isForced
        )
    }

    private func outputs() throws -> [String] {
        try project.names().filter { $0.hasPrefix("Out/") && ($0.hasSuffix(".swift") || $0.hasSuffix(".svg")) }
    }

    /// The file that all screens share.
    private static let support = "Out/Swift/TableSpecSupport.tablespec.swift"

    // MARK: Writing

    @Test func whatIsMadeIsWrittenOnce() throws {
        #expect(try build().delivery == .init(counts: [.init(kind: .swift, made: 3, written: 3)], removed: []))
        #expect(try outputs() == ["Out/Swift/A.tablespec.swift", "Out/Swift/B.tablespec.swift", Self.support])
        let before = try project.stamps()
        #expect(try build().isUnchanged)
        #expect(try project.stamps() == before)
    }

    @Test func aChangeOfOneSpecWritesItsOutputOnly() throws {
        _ = try build()
        let untouched = try project.stamps()["Out/Swift/B.tablespec.swift"]
        try project.write(Self.spec("A", row: "Other"), to: "Specs/A.yaml")
        #expect(try build().delivery?.counts == [.init(kind: .swift, made: 3, written: 1)])
        #expect(try project.stamps()["Out/Swift/B.tablespec.swift"] == untouched)
    }

    @Test func aCommentThatChangesNoOutputWritesNone() throws {
        _ = try build()
        try project.write("# A comment.\n" + Self.spec("A"), to: "Specs/A.yaml")
        #expect(try build().delivery?.counts == [.init(kind: .swift, made: 3, written: 0)])
    }

    @Test func nothingIsTouchedWhereThereAreErrors() throws {
        _ = try build()
        try project.write("screen: A\n", to: "Specs/A.yaml")
        try project.remove("Specs/B.yaml")
        let before = try project.stamps()
        guard case .rejected = try build().outcome else {
            Issue.record("the build was not rejected")
            return
        }
        #expect(try project.stamps() == before)
    }

    @Test("errors in one spec leave other previews up to date, and everything else unchanged")
    func partialBuild() throws {
        _ = try build(.all)
        let before = try project.stamps()
        try project.write("screen: A\n", to: "Specs/A.yaml")
        try project.write(
            Self.spec("B", row: "{ id: changed, text: Changed, segue: { to: Missing } }"),
            to: "Specs/B.yaml"
        )
        let result = try build(.all)
        guard case .partlyDelivered(let delivery) = result.outcome else {
            Issue.record("\(result.outcome)")
            return
        }
        #expect(delivery.counts == [.init(kind: .picture, made: 2, written: 2)])
        #expect(delivery.removed.isEmpty)
        #expect(result.diagnostics.contains { $0.id == "segue-to-unknown-screen" && $0.severity == .error })
        #expect(project.text(of: "Out/Previews/B.svg")?.contains("Changed") == true)
        let after = try project.stamps()
        for path in ["Out/Swift/A.swift", "Out/Swift/B.swift", "Out/Previews/A.svg", "Out/Previews/A-dark.svg"] {
            #expect(after[path] == before[path], "\(path)")
        }
        guard case .partlyDelivered = try build(.all).outcome, case .rejected = try build(.swift).outcome else {
            Issue.record("errors are told again")
            return
        }
        try project.write(Self.spec("A"), to: "Specs/A.yaml")
        try project.write(Self.spec("B"), to: "Specs/B.yaml")
        #expect(try build(.all).delivery?.counts.map(\.written) == [0, 2])
    }

    @Test("a screen isn't drawn while a type or prototype that it shows can't be read")
    func dependentScreens() throws {
        let shows =
            "screen: B\ntitle: B\ninput: { item: Item }\ntable: { sections: [{ id: s, rows: [{ id: r, text: $(item.name) }] }] }\n"
        try project.write("types: { Item: { name: String, part: Part }, Part: { name: Strin } }\n", to: "Specs/A.yaml")
        try project.write(shows, to: "Specs/B.yaml")
        try project.write(Self.spec("C"), to: "Specs/C.yaml")
        guard case .partlyDelivered(let delivery) = try build(.all).outcome else {
            Issue.record("not delivered in part")
            return
        }
        #expect(delivery.counts == [.init(kind: .picture, made: 2, written: 2)])
        #expect(try outputs() == ["Out/Previews/C-dark.svg", "Out/Previews/C.svg"])
    }

    // MARK: Removing

    @Test func theOutputsOfADeletedSpecAreRemoved() throws {
        _ = try build(.all)
        #expect(try outputs().count == 7)
        try project.remove("Specs/A.yaml")
        let removed = try build(.all).delivery?.removed
        #expect(
            removed
                == ["Previews/A-dark.svg", "Previews/A.svg", "Swift/A.tablespec.swift"].map {
                    "\(project.path)/Out/\($0)"
                }
        )
        #expect(
            try outputs() == [
                "Out/Previews/B-dark.svg", "Out/Previews/B.svg", "Out/Swift/B.tablespec.swift", Self.support,
            ]
        )
    }

    @Test func thePictureOfASpecThatIsNoScreenAnyMoreIsRemoved() throws {
        _ = try build(.all)
        try project.write("types: { Item: { name: String } }\n", to: "Specs/A.yaml")
        _ = try build(.all)
        #expect(
            try outputs() == [
                "Out/Previews/B-dark.svg", "Out/Previews/B.svg", "Out/Swift/A.tablespec.swift",
                "Out/Swift/B.tablespec.swift", Self.support,
            ]
        )
    }

    @Test func aFileThatTheToolDidNotMakeStays() throws {
        _ = try build()
        try project.write("// mine\n", to: "Out/Swift/Mine.tablespec.swift")
        try project.remove("Specs/A.yaml")
        _ = try build()
        #expect(try outputs() == ["Out/Swift/B.tablespec.swift", "Out/Swift/Mine.tablespec.swift", Self.support])
    }

    @Test func aRunForOneSpecLeavesTheOutputsOfOthers() throws {
        _ = try build()
        var one = request()
        one.paths = ["\(project.path)/Specs/A.yaml"]
        _ = try Build.run(one)
        #expect(try outputs() == ["Out/Swift/A.tablespec.swift", "Out/Swift/B.tablespec.swift", Self.support])
    }

    @Test func theFileThatScreensShareHoldsWhatTheyUseNow() throws {
        _ = try build()
        let plain = try #require(project.text(of: Self.support))
        #expect(!plain.contains("UISwitch"))
        let row = "{ text: On, accessory: { switch: $(isOn) } }"
        try project.write("state: { isOn: Bool }\n" + Self.spec("A", row: row), to: "Specs/A.yaml")
        #expect(try Build.check(request()).faults?.map(\.path).contains("\(project.path)/\(Self.support)") == true)
        #expect(try build().delivery?.counts == [.init(kind: .swift, made: 3, written: 2)])
        #expect(project.text(of: Self.support)?.contains("extension UISwitch: TableSpec.ValueControl {") == true)
        try project.write(Self.spec("A"), to: "Specs/A.yaml")
        _ = try build()
        #expect(project.text(of: Self.support) == plain)
    }

    /// The screens of specs that are not in the run are still there.
    @Test func aRunForOneSpecLeavesTheOthersWhatTheyShare() throws {
        let row = "{ text: On, accessory: { switch: $(isOn) } }"
        try project.write("state: { isOn: Bool }\n" + Self.spec("B", row: row), to: "Specs/B.yaml")
        _ = try build()
        var one = request()
        one.paths = ["\(project.path)/Specs/A.yaml"]
        _ = try Build.run(one)
        #expect(project.text(of: Self.support)?.contains("extension UISwitch: TableSpec.ValueControl {") == true)
        #expect(try Build.check(one).faults == [])
        // When it is the only one left, it gets what it needs itself.
        try project.remove("Specs/B.yaml")
        _ = try Build.run(one)
        #expect(project.text(of: Self.support)?.contains("UISwitch: ValueControl") == false)
    }

    @Test func whatScreensShareIsKnownWithoutTheFile() throws {
        let row = "{ text: On, accessory: { switch: $(isOn) } }"
        try project.write("state: { isOn: Bool }\n" + Self.spec("B", row: row), to: "Specs/B.yaml")
        _ = try build()
        let shared = project.text(of: Self.support)
        try project.remove(Self.support)
        var one = request()
        one.paths = ["\(project.path)/Specs/A.yaml"]
        _ = try Build.run(one)
        #expect(project.text(of: Self.support) == shared)
    }

    @Test func typesAloneShareNothing() throws {
        for name in ["A", "B"] { try project.write("types: { \(name): { name: String } }\n", to: "Specs/\(name).yaml") }
        _ = try build()
        #expect(project.text(of: Self.support)?.contains("TableSource") == false)
    }

    @Test func aRunForSwiftLeavesThePictures() throws {
        _ = try build(.all)
        _ = try build(.swift)
        #expect(try outputs().count == 7)
    }

    // MARK: Edited by hand

    @Test func anEditedFileStopsTheBuildAndIsNamed() throws {
        _ = try build()
        try project.write("// edited\n", to: "Out/Swift/A.tablespec.swift")
        try project.write(Self.spec("B", row: "Other"), to: "Specs/B.yaml")
        let before = try project.stamps()
        #expect(try build().faults == [.init(path: "\(project.path)/Out/Swift/A.tablespec.swift", kind: .edited)])
        #expect(try project.stamps() == before)
    }

    @Test func force() throws {
        _ = try build()
        let made = project.text(of: "Out/Swift/A.tablespec.swift")
        try project.write("// edited\n", to: "Out/Swift/A.tablespec.swift")
        #expect(try build(isForced: true).delivery?.counts == [.init(kind: .swift, made: 3, written: 1)])
        #expect(project.text(of: "Out/Swift/A.tablespec.swift") == made)
    }

    @Test func anEditedFileOfADeletedSpecIsNotLost() throws {
        _ = try build()
        try project.write("// edited\n", to: "Out/Swift/A.tablespec.swift")
        try project.remove("Specs/A.yaml")
        #expect(try build().faults == [.init(path: "\(project.path)/Out/Swift/A.tablespec.swift", kind: .edited)])
        #expect(project.text(of: "Out/Swift/A.tablespec.swift") == "// edited\n")
        #expect(try build(isForced: true).delivery?.removed == ["\(project.path)/Out/Swift/A.tablespec.swift"])
    }

    @Test func aFileInTheWayThatTheToolDidNotMakeIsNamed() throws {
        try project.write("// mine\n", to: "Out/Swift/A.tablespec.swift")
        #expect(try build().faults == [.init(path: "\(project.path)/Out/Swift/A.tablespec.swift", kind: .foreign)])
        #expect(try outputs() == ["Out/Swift/A.tablespec.swift"])
    }

    @Test func aListThatIsLostIsMadeAgainWhereTheFilesAreAsTheyWouldBeWritten() throws {
        _ = try build()
        let manifest = project.text(of: "Out/.tablespec/manifest")
        try project.remove("Out/.tablespec")
        #expect(try build().delivery?.counts == [.init(kind: .swift, made: 3, written: 0)])
        #expect(project.text(of: "Out/.tablespec/manifest") == manifest)
    }

    @Test func anEditThatIsUndoneIsNoFault() throws {
        _ = try build()
        let made = try #require(project.text(of: "Out/Swift/A.tablespec.swift"))
        try project.write("// edited\n", to: "Out/Swift/A.tablespec.swift")
        try project.write(made, to: "Out/Swift/A.tablespec.swift")
        #expect(try build().isUnchanged)
    }

    // MARK: Checking

    @Test func checkNamesEveryKindOfFaultAndTouchesNothing() throws {
        for name in ["C", "D"] { try project.write(Self.spec(name), to: "Specs/\(name).yaml") }
        _ = try build()
        #expect(try Build.check(request()).faults == [])
        try project.write(Self.spec("A", row: "Other"), to: "Specs/A.yaml")
        try project.remove("Out/Swift/B.tablespec.swift")
        try project.write("// edited\n", to: "Out/Swift/C.tablespec.swift")
        try project.remove("Specs/D.yaml")
        let before = try project.stamps()
        let kinds: [(String, OutputFault.Kind)] = [("A", .stale), ("B", .missing), ("C", .edited), ("D", .leftOver)]
        #expect(
            try Build.check(request()).faults
                == kinds.map { .init(path: "\(project.path)/Out/Swift/\($0.0).tablespec.swift", kind: $0.1) }
        )
        #expect(try project.stamps() == before)
    }

    /// Changes a byte of an output in its place and sets its date back; returns its path.
    private func quietlyEditedOutput() throws -> String {
        let date = try project.date(of: "Out/Swift/A.tablespec.swift")
        let path = "\(project.path)/Out/Swift/A.tablespec.swift"
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.write(contentsOf: Data("?".utf8))
        try file.close()
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        return path
    }

    @Test func checkReadsEveryFileHoweverUntouchedItLooks() throws {
        _ = try build()
        let made = try #require(project.text(of: "Out/Swift/A.tablespec.swift"))
        let path = try quietlyEditedOutput()
        #expect(project.text(of: "Out/Swift/A.tablespec.swift")?.utf8.count == made.utf8.count)
        #expect(try Build.check(request()).faults == [.init(path: path, kind: .edited)])
    }

    @Test("an in-place edit that keeps size and date is detected", arguments: [false, true])
    func quietEdit(_ isForced: Bool) throws {
        _ = try build()
        let made = try #require(project.text(of: "Out/Swift/A.tablespec.swift"))
        let path = try quietlyEditedOutput()
        let result = try build(isForced: isForced)
        #expect(isForced || result.faults == [.init(path: path, kind: .edited)])
        #expect((project.text(of: "Out/Swift/A.tablespec.swift") == made) == isForced)
    }

    @Test func aCacheWithoutItsLastLinesIsIgnored() throws {
        _ = try build()
        let made = try #require(project.text(of: "Out/Swift/A.tablespec.swift"))
        let cache = try #require(project.text(of: "Out/.tablespec/cache"))
        let end = try #require(cache.firstRange(of: "\noutput\t")).lowerBound
        try project.write("\(cache[...end])", to: "Out/.tablespec/cache")
        try FileManager.default.removeItem(atPath: "\(project.path)/Out/Swift/A.tablespec.swift")
        _ = try build()
        #expect(project.text(of: "Out/Swift/A.tablespec.swift") == made)
    }

    @Test func anOutputThatWasChangedAsTheCacheWasWrittenIsRead() throws {
        var cache = BuildCache()
        let status = try #require(Disk.status(of: "\(project.path)/Specs/A.yaml"))
        cache.outputs["Swift/A.tablespec.swift"] = .init(
            inputs: ContentHash("in"),
            lookups: [],
            hash: ContentHash("out"),
            stamp: .init(status)
        )
        func trusted(cacheChangedAt date: Int?) -> ContentHash? {
            BuildCache(parsing: Array(cache.text.utf8), date: date).hash(
                of: "Swift/A.tablespec.swift",
                with: .init(status)
            )
        }
        #expect(trusted(cacheChangedAt: status.changed + 1) == ContentHash("out"))
        #expect(trusted(cacheChangedAt: status.changed) == nil)
        #expect(trusted(cacheChangedAt: nil) == nil)
    }

    @Test func checkFindsAListThatWasNotBroughtUpToDate() throws {
        _ = try build()
        let manifest = try #require(project.text(of: "Out/.tablespec/manifest"))
        let lines = manifest.split(separator: "\n").filter { !$0.contains("A.tablespec.swift") }
        try project.write(lines.joined(separator: "\n") + "\n", to: "Out/.tablespec/manifest")
        #expect(
            try Build.check(request()).faults == [.init(path: "\(project.path)/Out/.tablespec/manifest", kind: .stale)]
        )
    }

    // MARK: Places

    @Test func theListIsAFunctionOfWhereThingsLie() throws {
        _ = try build()
        let other = try TemporaryFolder()
        for name in ["A", "B"] { try other.write(Self.spec(name), to: "Specs/\(name).yaml") }
        _ = try Build.run(BuildRequest(paths: ["\(other.path)/Specs"], output: "\(other.path)/Out", products: .swift))
        #expect(project.text(of: "Out/.tablespec/manifest") == other.text(of: "Out/.tablespec/manifest"))
        #expect(project.text(of: "Out/.tablespec/manifest")?.contains(project.path) == false)
    }

    @Test func theNamesOfOutputsAreMadeFromTheRoot() throws {
        try project.write(Self.spec("A2"), to: "Specs/Sub/A.yaml")
        var request = request()
        request.paths = ["\(project.path)/Specs/A.yaml", "\(project.path)/Specs/Sub/A.yaml"]
        request.root = "\(project.path)/Specs"
        _ = try Build.run(request)
        #expect(try outputs() == ["Out/Swift/A.tablespec.swift", "Out/Swift/Sub_A.tablespec.swift", Self.support])
    }

    @Test func aLinkDoesNotLeadOutOfTheFolder() throws {
        let elsewhere = try TemporaryFolder()
        try project.write("", to: "Out/keep")
        try FileManager.default.createSymbolicLink(
            atPath: "\(project.path)/Out/Swift",
            withDestinationPath: elsewhere.path
        )
        #expect(throws: FileProblem.self) { try build() }
        #expect(try elsewhere.names().isEmpty)
    }

    @Test func aLinkInThePlaceOfAnOutputIsNotFollowed() throws {
        try project.write("precious", to: "precious")
        try project.write("", to: "Out/Swift/keep")
        try FileManager.default.createSymbolicLink(
            atPath: "\(project.path)/Out/Swift/A.tablespec.swift",
            withDestinationPath: "\(project.path)/precious"
        )
        #expect(try build().faults?.map(\.kind) == [.foreign])
        #expect(try build(isForced: true).delivery != nil)
        #expect(project.text(of: "precious") == "precious")
    }

    @Test func aFileInTheWayOfAFolderIsAProblemWithItsPath() throws {
        try project.write("", to: "Out/Swift")
        let problem = #expect(throws: FileProblem.self) { try build() }
        #expect(problem?.path == "\(project.path)/Out/Swift")
    }
}

extension BuildResult {
    var delivery: Delivery? {
        if case .delivered(let delivery) = outcome { return delivery }
        return nil
    }

    var faults: [OutputFault]? {
        switch outcome {
        case .refused(let faults), .checked(let faults): faults
        default: nil
        }
    }

    var isUnchanged: Bool {
        if case .unchanged = outcome { return true }
        return false
    }
}
