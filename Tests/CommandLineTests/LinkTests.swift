import Foundation
import TableSpecTestSupport
import Testing

/// Links that somebody else's branch has brought, in the place of each file and folder that a command reads or writes.
@Suite("No link leads a command out of the repository")
struct LinkTests {
    /// A command, with the files that it reads. `Token` is in all of them.
    struct Case: Sendable, CustomTestStringConvertible {
        var command: [String]
        var files: [String: String]
        var revision = false

        var testDescription: String { command.joined(separator: " ") }
    }

    static let cases = [
        Case(command: ["lint", "Specs", "--fix"], files: ["Specs/Token.yaml": misspelled]),
        Case(command: ["format", "Specs"], files: ["Specs/Token.yaml": list]),
        Case(
            command: ["lint", "Specs/Token.yaml", "--baseline", "accepted.json", "--write-baseline"],
            files: ["Specs/Token.yaml": list, "accepted.json": baseline]
        ),
        Case(
            command: ["build", "Specs", "--depfile", "Out/build.d", "--stamp", "Out/stamp"],
            files: ["Specs/Token.yaml": list, "Specs/tablespec.yaml": "# Token\noutput: ../Generated\n"]
        ),
        Case(command: ["generate", "Specs", "--output", "Made"], files: ["Specs/Token.yaml": list]),
        Case(
            command: ["preview", "--output", "Made"],
            files: [
                "Specs/Token.yaml": list, "Specs/tablespec.yaml": "previews: { assets: [Token.xcassets] }\n",
                "Specs/Token.xcassets/Token.colorset/Contents.json": color,
            ]
        ),
        Case(command: ["preview", "Specs", "--format", "html"], files: ["Specs/Token.yaml": list]),
        Case(
            command: ["preview", "--compare", "Old", "New", "--output", "Page"],
            files: [
                "Old/Token.svg": "<svg><text>Token</text></svg>\n", "New/Token.svg": "<svg><g id=\"Token\"/></svg>\n",
            ]
        ),
        Case(
            command: ["preview", "--against", "git:HEAD", "Specs"],
            files: ["Specs/Token.yaml": list],
            revision: true
        ),
        Case(
            command: ["import", "App", "--report", "import.txt"],
            files: [
                "App/Base.lproj/Token.storyboard": storyboard, "App/de.lproj/Token.strings": #""l.text" = "Token";"#,
            ]
        ),
        Case(command: ["export", "settings-bundle", "Specs"], files: ["Specs/Token.yaml": settings]),
        Case(command: ["init"], files: [:]),
    ]

    @Test("nothing outside is written", .slow, .enabled(if: ExternalProgram.git.isInstalled), arguments: cases)
    func writing(_ command: Case) async throws {
        for isRepository in [true, false] where isRepository || !command.revision {
            let written = try await writtenPaths(command, isRepository)
            #expect(!written.isEmpty)
            for path in written {
                for target in Ground.targets(of: path) {
                    let ground = try await Ground(command, isRepository: isRepository)
                    try ground.link(path, to: target)
                    _ = try await Command(command.command, in: ground.project)
                    #expect(try ground.outside.contents() == ground.before, "\(path), a link to \(target)")
                }
            }
        }
    }

    /// The files that a command makes or changes, and their folders.
    private func writtenPaths(_ command: Case, _ isRepository: Bool) async throws -> [String] {
        let ground = try await Ground(command, isRepository: isRepository)
        let old = try ground.project.contents()
        let run = try await Command(command.command, in: ground.project)
        #expect(run.status < 2, "\(run.errors)")
        let files = try ground.project.contents().filter { old[$0.key] != $0.value && !$0.key.hasPrefix(".git/") }.keys
        let folders = files.flatMap { file in
            let parts = file.split(separator: "/")
            return parts.indices.dropFirst().map { parts[..<$0].joined(separator: "/") + "/" }
        }
        return Set(files).union(folders).sorted()
    }

    @Test("nothing outside is read", .slow, .enabled(if: ExternalProgram.git.isInstalled), arguments: cases)
    func reading(_ command: Case) async throws {
        for path in command.files.keys.sorted() {
            let ground = try await Ground(command, isRepository: true)
            try ground.link(path, to: "file") { $0.replacingOccurrences(of: "Token", with: "Secret") }
            let run = try await Command(command.command, in: ground.project)
            let texts = try ground.project.contents().filter { !$0.key.hasPrefix(".git/") }.values
            for text in [run.output, run.errors] + texts {
                #expect(!text.contains("Secret"), "\(command.testDescription): \(path)")
            }
            // A search for documents to import passes over links.
            #expect(run.status != 0 || run.errors.contains("symbolic") || path.hasPrefix("App/"))
        }
    }

    @Test func aLinkIsNamedWithTheFileThatItKeepsFromBeingWritten() async throws {
        let command = Case(command: [], files: ["Specs/Token.yaml": Self.misspelled])
        let ground = try await Ground(command, isRepository: true)
        try ground.link("Generated/", to: "folder")
        let build = try await Command("build", "Specs/Token.yaml", "--output", "Generated", in: ground.project)
        #expect(build.status == 3)
        #expect(
            build.errors == """
                Generated: error: can't be written: the symbolic link 'Generated' points outside the repository or the \
                working folder

                """
        )
        try ground.link("Specs/Token.yaml", to: "file")
        let lint = try await Command("lint", "Specs/Token.yaml", "--fix", in: ground.project)
        #expect(lint.status == 3)
        #expect(lint.errors.contains("Token.yaml: error: can't be read: the symbolic link 'Token.yaml' points outside"))
        #expect(try ground.outside.contents()["file"] == Self.misspelled)
    }

    // MARK: Files

    private static let list = """
        screen: Token
        strings: Token
        title: Token
        table:
          style: insetGrouped
          sections: [{ id: token, rows: [{ text: Token, accessory: checkmark }] }]

        """
    private static let misspelled = list.replacingOccurrences(of: "title:", with: "titel:")
    private static let settings = """
        screen: Token
        state: { sound: Bool = true }
        userDefaults: [sound]
        table: { sections: [{ id: s, rows: [{ text: Token, accessory: { switch: $(sound) }, selectionStyle: none }] }] }

        """
    private static let baseline =
        #"{ "version": 1, "findings": [{ "file": "Specs/Token.yaml", "at": "Token/x", "rule": "r" }] }"#
    private static let color = """
        { "colors": [{ "idiom": "universal", "Token": 1, "color": { "color-space": "srgb", "components": { "red": "1.0",
          "green": "1.0", "blue": "1.0", "alpha": "1.0" } } }], "info": { "version": 1, "author": "xcode" } }
        """
    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="1"><objects><tableViewController id="t" customClass="TokenViewController">
        <tableView key="view" style="plain" id="v"><sections><tableViewSection id="s"><cells>
        <tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="l">
        <tableViewCellContentView key="contentView"><subviews><label id="l" text="Token"/></subviews>
        </tableViewCellContentView></tableViewCell>
        </cells></tableViewSection></sections></tableView>
        </tableViewController></objects></scene></scenes>
        </document>
        """
}

/// A project, and a folder outside of it.
private final class Ground {
    let project: TemporaryFolder
    let outside: TemporaryFolder
    /// The files outside, before the command runs.
    private(set) var before: [String: String] = [:]

    init(_ command: LinkTests.Case, isRepository: Bool) async throws {
        project = try TemporaryFolder(command.files)
        outside = try TemporaryFolder(["folder/keep": "precious"])
        if command.revision {
            try await project.commit()
            for (name, text) in command.files {
                try project.write(text.replacingOccurrences(of: "accessory: checkmark", with: "id: token"), to: name)
            }
        } else if isRepository {
            try project.write("", to: ".git/keep")
        }
    }

    /// What a link in the place of a file or a folder leads to; the path of a folder ends with a slash.
    static func targets(of path: String) -> [String] { path.hasSuffix("/") ? ["folder"] : ["file", "new"] }

    /// Puts a link in the place of a file or a folder. The file outside has the content of the file, changed.
    func link(_ path: String, to target: String, _ change: (String) -> String = { $0 }) throws {
        if target == "file" { try outside.write(change(project.text(of: path) ?? "precious"), to: "file") }
        let link = project.url.appendingPathComponent(path.hasSuffix("/") ? String(path.dropLast()) : path)
        try? FileManager.default.removeItem(at: link)
        try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: link.path,
            withDestinationPath: outside.url.appendingPathComponent(target).path
        )
        before = try outside.contents()
    }
}

extension TemporaryFolder {
    /// The texts of the files below the folder, without those of links, by their paths.
    fileprivate func contents() throws -> [String: String] {
        let files = try files().filter { name in
            let path = url.appendingPathComponent(name).path
            return (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil
        }
        return Dictionary(uniqueKeysWithValues: files.map { ($0, text(of: $0) ?? "") })
    }
}
