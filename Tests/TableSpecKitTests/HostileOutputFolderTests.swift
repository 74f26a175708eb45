import Foundation
import TableSpecDiagnostics
import TableSpecPictures
import TableSpecTestSupport
import Testing

@testable import TableSpecKit

/// The contents of an output folder can come from the branches of others.
@Suite("Nothing outside an output folder is changed")
struct HostileOutputFolderTests {
    private let project: TemporaryFolder

    init() throws {
        project = try TemporaryFolder()
        try project.write(Self.spec("A"), to: "Specs/A.yaml")
        try project.write("precious", to: "precious.txt")
        _ = try build()
    }

    private static func spec(_ row: String) -> String {
        "screen: A\ntitle: A\ntable: { style: grouped, sections: [{ id: s, rows: [\(row), More] }] }\n"
    }

    private static let manifest = "Out/.tablespec/manifest"
    private static let journal = "Out/.tablespec/journal"

    private func request(isForced: Bool = false) -> BuildRequest {
        BuildRequest(
            paths: ["\(project.path)/Specs"],
            output: "\(project.path)/Out",
            products: .swift,
            isForced: isForced
        )
    }

    private func build(isForced: Bool = false) throws -> BuildResult { try Build.run(request(isForced: isForced)) }

    private func line(_ path: String, of content: String, spec: String = "../S/gone.yaml") -> String {
        OutputRecord(path: path, entry: .init(hash: ContentHash(content), spec: spec)).line
    }

    private func append(_ text: String, to path: String) throws {
        try project.write((project.text(of: path) ?? "") + text, to: path)
    }

    // MARK: Lists

    @Test(
        "a manifest that names a file outside is an error, and nothing is removed",
        arguments: [manifest, journal],
        ["../precious.txt", "Swift/../../precious.txt"]
    )
    func forgedPath(_ list: String, _ path: String) throws {
        try append(line(path, of: "precious"), to: list)
        try project.write(Self.spec("Other"), to: "Specs/A.yaml")
        let number = list == Self.manifest ? 4 : 1
        let fault = OutputFault(
            path: "\(project.path)/\(list)",
            kind: .forgedLine(number, reason: "contains '\(path)', which isn't an output of tablespec")
        )
        let before = try project.stamps()
        #expect(try build().faults == [fault])
        #expect(try Build.check(request()).faults?.first == fault)
        #expect(try project.stamps() == before)
    }

    @Test("a forced build drops the line and changes nothing that it names", arguments: [manifest, journal])
    func forced(_ list: String) throws {
        let sound = project.text(of: Self.manifest)
        try append(line("../precious.txt", of: "other"), to: list)
        try append(line("../precious.txt", of: "precious"), to: list)
        #expect(try build(isForced: true).delivery?.removed == [])
        #expect(project.text(of: "precious.txt") == "precious")
        #expect(project.text(of: Self.manifest) == sound)
        #expect(project.text(of: Self.journal) == nil)
        #expect(try build().isUnchanged)
    }

    @Test func aLineThatSaysWhatIsNotThereIsNoticedThoughNothingElseHasChanged() throws {
        #expect(try build().isUnchanged)
        try append(line("../precious.txt", of: "precious"), to: Self.manifest)
        #expect(try build().faults?.count == 1)
    }

    @Test(
        "a line for a file that no spec generates is dropped",
        arguments: [
            ("Swift/Ghost.swift", "../Specs/A.yaml"), ("Swift/Ghost.swift", ""),
            ("Swift/Ghost.swift", "../S/gone.yaml"), ("Strings/Ghost.xcstrings", "../Specs/A.yaml"),
            ("Previews/Ghost.svg", ""), ("Gallery/index.html", "../S/gone.yaml"),
        ]
    )
    func ghosts(_ path: String, _ spec: String) throws {
        let sound = project.text(of: Self.manifest)
        try append(line(path, of: "", spec: spec), to: Self.manifest)
        #expect(try Build.check(request()).faults == [.init(path: "\(project.path)/\(Self.manifest)", kind: .stale)])
        _ = try build()
        #expect(project.text(of: Self.manifest) == sound)
        #expect(try Build.check(request()).faults == [])
    }

    @Test func aPictureWithTheNameOfItsSpecStaysOthersDoNot() throws {
        _ = try Build.run(
            BuildRequest(paths: ["\(project.path)/Specs"], output: "\(project.path)/Out", products: .all)
        )
        for name in ["A-iPad", "Ghost"] {
            try project.write(name, to: "Out/Previews/\(name).svg")
            try append(line("Previews/\(name).svg", of: name, spec: "../Specs/A.yaml"), to: Self.manifest)
        }
        var all = request()
        all.products = .all
        #expect(try Build.run(all).delivery?.removed == ["\(project.path)/Out/Previews/Ghost.svg"])
        #expect(project.text(of: "Out/Previews/A-iPad.svg") == "A-iPad")
    }

    // MARK: Links

    @Test(
        "a link in place of a folder of the tool is refused, wherever it leads",
        arguments: [".tablespec", "Swift", "Previews", "Strings", "Gallery"],
        ["Elsewhere", "Out/Inside"]
    )
    func linkedFolder(_ name: String, _ target: String) throws {
        try? project.remove("Out/\(name)")
        try project.write("half written", to: "\(target)/0.tmp")
        try project.write("mine", to: "\(target)/A.swift")
        try project.link("Out/\(name)", to: target)
        try project.write(Self.spec("Other"), to: "Specs/A.yaml")
        let before = try project.stamps()
        for isForced in [false, true] {
            let problem = #expect(throws: FileProblem.self) { try build(isForced: isForced) }
            #expect(problem?.path == "\(project.path)/Out/\(name)")
            #expect(problem?.message == "is a symbolic link; expected a folder")
        }
        #expect(throws: FileProblem.self) { try Build.check(request()) }
        #expect(try project.stamps() == before)
    }

    @Test("a link in place of a manifest is refused", arguments: ["manifest", "cache", "journal"])
    func linkedList(_ name: String) throws {
        try? project.remove("Out/.tablespec/\(name)")
        try project.link("Out/.tablespec/\(name)", to: "precious.txt")
        try project.write(Self.spec("Other"), to: "Specs/A.yaml")
        let problem = #expect(throws: FileProblem.self) { try build() }
        #expect(
            problem
                == .init(path: "\(project.path)/Out/.tablespec/\(name)", message: "is a symbolic link; expected a file")
        )
        #expect(project.text(of: "precious.txt") == "precious")
    }

    @Test func whatStandsInThePlaceOfATemporaryFileIsNotFollowed() throws {
        try project.link("Out/.tablespec/0.tmp", to: "precious.txt")
        try project.link("Out/.tablespec/.gitignore", to: "precious.txt", replacing: true)
        try project.write(Self.spec("Other"), to: "Specs/A.yaml")
        #expect(try build().delivery?.counts == [.init(kind: .swift, made: 2, written: 1)])
        #expect(project.text(of: "precious.txt") == "precious")
    }

    @Test func aFolderThatIsALinkItselfKnowsItsSpecs() throws {
        try project.write(Self.spec("B").replacing("screen: A", with: "screen: B"), to: "Specs/B.yaml")
        try project.write("", to: "Disk/Deep/Down/keep")
        try project.link("Linked", to: "Disk/Deep/Down")
        var request = request()
        request.output = "\(project.path)/Linked"
        _ = try Build.run(request)
        try project.write(Self.spec("Other"), to: "Specs/A.yaml")
        request.paths = ["\(project.path)/Specs/A.yaml"]
        #expect(try Build.run(request).delivery?.removed == [])
        #expect(project.text(of: "Linked/Swift/B.tablespec.swift") != nil)
    }
}
