import Foundation
import TableSpecDiagnostics
import TableSpecModel
import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecPictures

@Suite("Images and symbols of asset catalogs, and exported SF Symbols, in pictures")
struct AssetImageTests {
    private static let spec = """
        screen: Trails
        title: Trails
        table:
          style: grouped
          sections:
            - rows:
                - { text: Dunes, image: { named: Dunes } }
                - { text: Favourites, image: { symbol: heart.fill } }
        """

    private static func folder(_ files: [String: [UInt8]]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(spec, to: "Specs/Trails.yaml")
        try folder.write(
            "previews: { assets: [../App.xcassets], symbols: [../Symbols] }\n",
            to: "Specs/tablespec.yaml"
        )
        try folder.write("{}", to: "App.xcassets/Contents.json")
        try folder.write("", to: "Symbols/ReadMe.txt")
        for (path, bytes) in files { try folder.write(String(decoding: bytes, as: UTF8.self), to: path) }
        return folder
    }

    private static func specs(_ files: [String: String]) throws -> IllustratedSpecs {
        let folder = try folder(files.mapValues { Array($0.utf8) })
        return try withExtendedLifetime(folder) { try IllustratedSpecs(paths: ["\(folder.path)/Specs"]) }
    }

    private static func findings(_ files: [String: String]) throws -> [String] {
        try specs(files).analysis.diagnostics.map(\.message)
    }

    private static func set(_ images: String, properties: String = "{}") -> String {
        #"{ "images": [\#(images)], "properties": \#(properties) }"#
    }

    private static let svg =
        #"<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20px"><rect width="9" height="9"/></svg>"#
    private static let dark = #""appearances": [{ "appearance": "luminosity", "value": "dark" }]"#

    /// A template as the SF Symbols app exports it, with a square as its regular shape.
    private static let template = """
        <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
          <g id="Guides">
            <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
            <line id="Capline-M" x1="263" x2="3036" y1="1055.54" y2="1055.54"/>
            <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
            <line id="right-margin-Regular-M" x1="1500" x2="1500" y1="1030" y2="1150"/>
          </g>
          <g id="Symbols">
            <g id="Black-M" transform="matrix(1 0 0 1 2000 1126)"><path d="M0 0L1 1"/></g>
            <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><path d="M10 -10L90 -10L90 -70L10 -70Z"/></g>
          </g>
        </svg>
        """

    @Test("The size of an image is the size of its file, divided by its scale")
    func sizes() throws {
        var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        png += [0, 0, 1, 0x2C, 0, 0, 0, 0x5A]
        let file = try ImageFile(png, named: "Dunes@3x.png")
        #expect(file.width == 300 && file.height == 90)
        #expect(file.shown?.type == "image/png")
        let set = Self.set(
            #"{ "filename": "a.png", "scale": "1x" }, { "filename": "c.png", "scale": "3x" }, { "scale": "2x" }"#
        )
        let image = try ImageSet.image(in: Array(set.utf8)) { name throws(Malformed) in
            name == "c.png" ? png : []
        }
        #expect(image?.width == 100 && image?.height == 30)
        let pdf = try ImageFile(Array("%PDF-1.7\n<< /MediaBox [ 0 0 24 12.5 ] >>".utf8), named: "a.pdf")
        #expect(pdf.width == 24 && pdf.height == 12.5 && pdf.shown == nil)
        let box = try ImageFile(Array(#"<svg viewBox="0 0 8 9"/>"#.utf8), named: "a.svg")
        #expect(box.width == 8 && box.height == 9)
    }

    @Test("Pictures show the image at its size, and the dark variant in dark pictures")
    func pictures() throws {
        let path = "App.xcassets/Dunes.imageset"
        let darkSVG = Self.svg.replacing("9", with: "8")
        let specs = try Self.specs([
            "\(path)/Contents.json": Self.set(#"{ "filename": "l.svg" }, { "filename": "d.svg", \#(Self.dark) }"#),
            "\(path)/l.svg": Self.svg, "\(path)/d.svg": darkSVG,
        ])
        let previews = specs.previews
        let pictures = previews.pictures(PreviewVariant.standard).map(\.text)
        let light = "data:image/svg+xml;base64,\(Data(Self.svg.utf8).base64EncodedString())"
        let dark = "data:image/svg+xml;base64,\(Data(darkSVG.utf8).base64EncodedString())"
        #expect(pictures[0].contains(light) && !pictures[0].contains(dark))
        #expect(pictures[1].contains(dark) && !pictures[1].contains(light))
        #expect(pictures[0].contains(#"width="30" height="20" href="#))
        let gallery = try GalleryMarkup(previews.gallery(PictureChoices()).map(\.text).joined()).text
        #expect(gallery.contains("img-src data:") && gallery.contains(light) && gallery.contains(dark))
    }

    @Test("A template image has the tint color")
    func templates() throws {
        let path = "App.xcassets/Dunes.imageset"
        let set = Self.set(#"{ "filename": "l.svg" }"#, properties: #"{ "template-rendering-intent": "template" }"#)
        let specs = try Self.specs(["\(path)/Contents.json": set, "\(path)/l.svg": Self.svg])
        let picture = specs.previews.pictures(PreviewVariant.standard).map(\.text)[0]
        #expect(picture.contains(#"mask-type="alpha""#))
        #expect(picture.contains(##"fill="#007AFF" mask="##))
    }

    @Test("Exported and custom symbols are drawn by their outlines, in files and in sets")
    func symbols() throws {
        for path in ["heart.fill.svg", "heart.fill.symbolset/heart.svg", "Hearts/heart.fill.svg"] {
            let specs = try Self.specs(["Symbols/\(path)": Self.template])
            let outline = try #require(specs.inputs.assets.systemSymbols["heart.fill"])
            #expect(outline.left == 0 && outline.right == 100)
            #expect(abs(outline.capHeight - 70.46) < 0.001)
            let picture = specs.previews.pictures(PreviewVariant.standard).map(\.text)[0]
            // 80 units wide, 0.17 points each.
            #expect(picture.contains("M25.2 "), "\(picture)")
        }
        let set = #"{ "symbols": [{ "filename": "d.svg", "idiom": "universal" }] }"#
        let own = try Self.specs([
            "App.xcassets/Dunes.symbolset/Contents.json": set, "App.xcassets/Dunes.symbolset/d.svg": Self.template,
        ])
        #expect(own.inputs.assets.ownSymbols.keys.sorted() == ["Dunes"])
    }

    @Test(
        "A file that is neither an image nor a symbol template is a finding, and pictures omit it",
        arguments: [
            ("App.xcassets/A.imageset/Contents.json", "{}", "the image set cannot be read: missing list 'images'"),
            (
                "App.xcassets/A.imageset/Contents.json", #"{ "images": [{ "filename": "../a.png" }] }"#,
                "the image set cannot be read: invalid file name '../a.png'"
            ),
            (
                "App.xcassets/A.imageset/Contents.json", #"{ "images": [{ "filename": "a.png" }] }"#,
                "the image set cannot be read: its file 'a.png' isn't a file"
            ),
            (
                "App.xcassets/A.imageset/Contents.json", #"{ "images": [{ "filename": "Contents.json" }] }"#,
                "the image set cannot be read: its file 'Contents.json' isn't a PNG, SVG or PDF file"
            ),
            ("Symbols/heart.svg", "<svg>", "the symbol template cannot be read: not an SVG file"),
            (
                "Symbols/heart.svg", "<svg/>",
                "the symbol template cannot be read: missing group 'Regular-M' with its guides"
            ),
        ]
    )
    func malformed(path: String, text: String, message: String) throws {
        #expect(try Self.findings([path: text]) == [message])
    }

    @Test("The next build and watching both see a changed image")
    func changes() throws {
        let folder = try Self.folder(["Symbols/heart.svg": Array(Self.template.utf8)])
        let (before, seen) = (
            try IllustratedSpecs(paths: ["\(folder.path)/Specs"]).workspace,
            SpecSnapshot(paths: ["\(folder.path)/Specs"])
        )
        try folder.write(Self.template.replacing("-70Z", with: "-60Z"), to: "Symbols/heart.svg")
        let after = try IllustratedSpecs(paths: ["\(folder.path)/Specs"]).workspace
        #expect(BuildInputs(before).all != BuildInputs(after).all)
        #expect(SpecSnapshot(paths: ["\(folder.path)/Specs"]) != seen)
    }
}
