import Foundation
import TableSpecDiagnostics
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecPictures

@Suite("Colors of asset catalogs in pictures")
struct AssetColorTests {
    private static let spec = """
        screen: Sounds
        title: Sounds
        table: { style: grouped, sections: [{ rows: [{ text: Ringtone, textColor: { named: Brand } }] }] }
        """

    /// A folder of a spec, a configuration that names a catalog, and the catalog's files.
    private static func folder(
        _ files: [String: String],
        assets: String = "[../App.xcassets]"
    ) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(spec, to: "Specs/Sounds.yaml")
        try folder.write("previews: { assets: \(assets) }\n", to: "Specs/tablespec.yaml")
        for (path, text) in files { try folder.write(text, to: "App.xcassets/\(path)") }
        return folder
    }

    private static func specs(_ folder: TemporaryFolder) throws -> IllustratedSpecs {
        try IllustratedSpecs(paths: ["\(folder.path)/Specs"])
    }

    private static func findings(_ folder: TemporaryFolder) throws -> [String] {
        try specs(folder).analysis.diagnostics.map {
            "\($0.severity) \($0.message.replacing(folder.path, with: "…"))"
        }
    }

    private static func entry(_ red: String, _ green: String, _ blue: String, _ appearances: String = "") -> String {
        let components = #""red": "\#(red)", "green": "\#(green)", "blue": "\#(blue)", "alpha": "1.000""#
        let color = #"{ "color-space": "srgb", "components": { \#(components) } }"#
        return #"{ "idiom": "universal", \#(appearances) "color": \#(color) }"#
    }

    private static func set(_ entries: String...) -> String {
        #"{ "info": { "author": "xcode", "version": 1 }, "colors": [\#(entries.joined(separator: ", "))] }"#
    }

    private static let dark = #""appearances": [{ "appearance": "luminosity", "value": "dark" }], "#
    private static let contrast = #""appearances": [{ "appearance": "contrast", "value": "high" }], "#

    @Test("Components are read in the three formats of Xcode, with separate values for dark and increased contrast")
    func components() throws {
        let text = Self.set(
            Self.entry("0x12", "0xAB", "0xff"),
            Self.entry("255", "128", "0", Self.dark),
            Self.entry("1.000", "0.500", "-0.1", Self.contrast)
        )
        let color = try #require(try ColorSet.color(in: Array(text.utf8)))
        #expect(color.light == ColorComponents(red: 0x12, green: 0xAB, blue: 0xFF))
        #expect(color.dark == ColorComponents(red: 255, green: 128, blue: 0))
        #expect(color.increasedLight == ColorComponents(red: 255, green: 128, blue: 0))
        #expect(color.increasedDark == nil)
    }

    @Test("Grays have one component; system colors have none and are unknown")
    func others() throws {
        let gray = #"{ "colors": [{ "color": { "components": { "white": "0.2", "alpha": "0.5" } } }] }"#
        #expect(
            try ColorSet.color(in: Array(gray.utf8))?.light == ColorComponents(red: 51, green: 51, blue: 51, alpha: 128)
        )
        let system = #"{ "colors": [{ "color": { "platform": "ios", "reference": "systemRedColor" } }] }"#
        #expect(try ColorSet.color(in: Array(system.utf8)) == nil)
    }

    @Test("Pictures show a color as its catalog defines it, in light and dark")
    func pictures() throws {
        let set = Self.set(Self.entry("0x12", "0x34", "0x56"), Self.entry("0xFE", "0xDC", "0xBA", Self.dark))
        let folder = try Self.folder(["Colours/Brand.colorset/Contents.json": set])
        let previews = try Self.specs(folder).previews
        let pictures = previews.pictures(PreviewVariant.standard).map(\.text)
        #expect(pictures[0].contains("#123456"))
        #expect(pictures[1].contains("#FEDCBA"))
        #expect(previews.gallery(PictureChoices()).contains { $0.text.contains("#123456") })
    }

    @Test("A group that provides a namespace prefixes the names of its colors")
    func namespaces() throws {
        let set = Self.set(Self.entry("1", "2", "3"))
        let folder = try Self.folder([
            "Shop/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
            "Shop/Brand.colorset/Contents.json": set,
            "Other/Contents.json": "{}",
            "Other/Ink.colorset/Contents.json": set,
        ])
        #expect(try Self.specs(folder).inputs.assets.colors.keys.sorted() == ["Ink", "Shop/Brand"])
    }

    @Test(
        "An invalid color set is a finding, and the others are read",
        arguments: [
            ("{", "not a JSON object"), ("[1]", "not a JSON object"), ("{}", "missing list 'colors'"),
            (#"{ "colors": [{ "color": { "components": { "red": "1" } } }] }"#, "missing color component 'green'"),
            (#"{ "colors": [{ "color": { "components": { "white": "pale" } } }] }"#, "invalid color component"),
            (#"{ "colors": [{ "color": { "components": { "white": "0xFFFF" } } }] }"#, "invalid color component"),
            (String(repeating: " ", count: 70_000), "larger than 65536 bytes"),
        ]
    )
    func malformed(text: String, reason: String) throws {
        let folder = try Self.folder([
            "Bad.colorset/Contents.json": text, "Ink.colorset/Contents.json": Self.set(Self.entry("1", "2", "3")),
        ])
        #expect(try Self.findings(folder) == ["warning the color set cannot be read: \(reason)"])
        #expect(try Self.specs(folder).inputs.assets.colors.keys.sorted() == ["Ink"])
    }

    @Test("An invalid color set doesn't prevent outputs")
    func malformedInBuild() throws {
        let folder = try Self.folder(["Bad.colorset/Contents.json": "{"])
        let request = BuildRequest(paths: ["\(folder.path)/Specs"], output: "\(folder.path)/Out", products: .all)
        for _ in 1...2 {
            let result = try Build.run(request)
            guard case .delivered = result.outcome else {
                Issue.record("\(result.outcome)")
                return
            }
            #expect(result.diagnostics.map(\.id) == ["asset-catalog"])
        }
        #expect(folder.text(of: "Out/Previews/Sounds.svg") != nil)
    }

    @Test("A configuration reaches no catalog outside its repository, even through a link")
    func outside() throws {
        let folder = try Self.folder([:], assets: "[/, ../../Other, ../Link]")
        try FileManager.default.createDirectory(atPath: "\(folder.path)/.git", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/Link", withDestinationPath: "/")
        let findings = try Self.findings(folder)
        #expect(findings.count == 3)
        #expect(findings.allSatisfy { $0.hasSuffix("is outside the repository") })
    }

    @Test("A missing catalog, and a setting that isn't a list, are errors at their places")
    func missing() throws {
        #expect(
            try Self.findings(try Self.folder([:])) == [
                "error the asset catalog '…/Specs/../App.xcassets' isn't a folder"
            ]
        )
        let text = try Self.findings(try Self.folder([:], assets: "App"))
        #expect(text.count == 1)
        #expect(text[0].hasPrefix("error expected a list of folders"))
    }

    @Test("The next build and watching both see a changed color")
    func changes() throws {
        let path = "Brand.colorset/Contents.json"
        let folder = try Self.folder([path: Self.set(Self.entry("1", "2", "3"))])
        let (before, seen) = (try Self.specs(folder).workspace, SpecSnapshot(paths: ["\(folder.path)/Specs"]))
        #expect(before.inputPaths.contains { $0.hasSuffix(path) })
        try folder.write(Self.set(Self.entry("10", "20", "30")), to: "App.xcassets/\(path)")
        #expect(BuildInputs(before).all != BuildInputs(try Self.specs(folder).workspace).all)
        #expect(SpecSnapshot(paths: ["\(folder.path)/Specs"]) != seen)
    }
}
