internal import Foundation
internal import TableSpecKit

/// Converts SVG files to PNG files with `rsvg-convert`.
///
/// The output is reproducible: with the same version of the program and the same fonts, the same SVG file always
/// results in the same bytes.
public struct PictureRasterizer: Sendable {
    /// An error for a preview that can't be converted.
    public struct Problem: Error, Hashable, Sendable {
        /// A description of the error.
        public var message: String
        /// An instruction that describes how to fix the error.
        public var help: String
    }

    private let program: URL
    /// The number of pixels per point.
    private let scale: Int

    /// Creates a rasterizer that uses the first `rsvg-convert` in the folders of the environment variable `PATH`.
    ///
    /// - Parameter scale: The number of pixels per point.
    /// - Throws: ``Problem`` if the program isn't installed.
    public init(scale: Int) throws(Problem) {
        try self.init(scale: scale, searching: ProcessInfo.processInfo.environment["PATH", default: ""])
    }

    /// Finds the program in a colon-separated list of folders.
    init(scale: Int, searching path: String) throws(Problem) {
        let folders = path.split(separator: ":").map(String.init)
        let places = folders.filter { $0.hasPrefix("/") }.map { "\($0)/\(Self.name)" }
        guard let place = places.first(where: FileManager.default.isExecutableFile) else {
            throw Problem(
                message: "PNG previews require '\(Self.name)', which is not installed",
                help: "run 'apt-get install librsvg2-bin' or 'brew install librsvg', or use --format svg"
            )
        }
        program = URL(fileURLWithPath: place)
        self.scale = scale
    }

    private static let name = "rsvg-convert"

    /// Writes a PNG file next to each SVG file, unless its content is up to date.
    ///
    /// - Parameter pictures: The paths of the SVG files.
    /// - Returns: The number of files that were written.
    /// - Throws: ``Problem`` if a file can't be converted, and ``FileProblem`` if one can't be written.
    public func render(_ pictures: [String]) throws -> Int {
        try pictures.count { source in
            let destination = "\(source.dropLast(".svg".count)).png"
            let bytes = try png(of: source)
            if let present = try? Disk.read(destination, limit: bytes.count + 1), present == bytes { return false }
            try AtomicFile.replace(destination, with: bytes, followingLink: false)
            return true
        }
    }

    private func png(of source: String) throws -> [UInt8] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("tablespec-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = program
        process.arguments = [
            "--zoom", "\(scale)", "--format", "png", "--output", file.path, "--",
            URL(fileURLWithPath: source).standardizedFileURL.path,
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw Problem(
                message: "'\(program.path)' cannot be run: \(error.reason)",
                help: "check the installation, or use --format svg"
            )
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0, let bytes = try? Disk.read(file.path, limit: FileLimit.picture) else {
            throw Problem(
                message: "'\(program.path)' cannot convert '\(source)'",
                help: "run '\(Self.name) \(source)' to see the reason, or use --format svg"
            )
        }
        return bytes
    }
}
