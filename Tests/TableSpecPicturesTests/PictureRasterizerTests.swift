import Foundation
import TableSpecTestSupport
import Testing

@testable import TableSpecKit
@testable import TableSpecPictures

@Suite("PNG pictures next to SVG ones")
struct PictureRasterizerTests {
    private static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2" fill="#FF0000"/></svg>
        """

    @Test("Without the program the error explains how to install it")
    func missing() throws {
        #expect {
            try PictureRasterizer(scale: 2, searching: "/nowhere:relative")
        } throws: { error in
            guard let problem = error as? PictureRasterizer.Problem else { return false }
            return problem.message.contains("'rsvg-convert', which is not installed")
                && problem.help.contains("librsvg2-bin")
        }
    }

    @Test("A picture has the pixels per point of its scale, is reproducible and is written once")
    func pixels() throws {
        guard let rasterizer = try? PictureRasterizer(scale: 3) else { return }
        let folder = try TemporaryFolder()
        try folder.write(Self.svg, to: "A.svg")
        #expect(try rasterizer.render(["\(folder.path)/A.svg"]) == 1)
        let bytes = try Disk.read("\(folder.path)/A.png", limit: 1 << 20)
        let image = try ImageFile(bytes, named: "A.png")
        #expect(image.width == 9 && image.height == 6)
        #expect(try rasterizer.render(["\(folder.path)/A.svg"]) == 0)
        #expect(try Disk.read("\(folder.path)/A.png", limit: 1 << 20) == bytes)
    }

    @Test("An invalid picture is named, with a way to find the reason")
    func broken() throws {
        guard let rasterizer = try? PictureRasterizer(scale: 1) else { return }
        let folder = try TemporaryFolder()
        try folder.write("<svg", to: "A.svg")
        #expect(throws: PictureRasterizer.Problem.self) { try rasterizer.render(["\(folder.path)/A.svg"]) }
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/A.png"))
    }
}
