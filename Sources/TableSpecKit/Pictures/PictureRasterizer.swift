internal import Foundation

/// Makes PNG files of SVG files with `rsvg-convert`, which is found where the shell finds programs.
///
/// The same picture gives the same bytes with one version of the program and its fonts: it writes no time and no name
/// into them.
public struct PictureRasterizer: Sendable {
    /// Why a picture could not be made, with what helps.
    public struct Problem: Error, Hashable, Sendable {
        public var message: String
        public var help: String
    }

    private let program: URL
    /// Pixels a point.
    private let scale: Int

    /// Finds the program in the folders of the environment variable `PATH`.
    ///
    /// - Throws: How to install it, where it is not there.
    public init(scale: Int) throws(Problem) {
        try self.init(scale: scale, searching: ProcessInfo.processInfo.environment["PATH", default: ""])
    }

    /// Finds the program in folders with colons between them.
    init(scale: Int, searching path: String) throws(Problem) {
        let folders = path.split(separator: ":").map(String.init)
        let places = folders.filter { $0.hasPrefix("/") }.map { "\($0)/\(Self.name)" }
        guard let place = places.first(where: FileManager.default.isExecutableFile) else {
            throw Problem(
                message: "PNG pictures are made by '\(Self.name)', which is not installed",
                help:
                    "install librsvg: 'apt-get install librsvg2-bin' or 'brew install librsvg'; --format svg does without"
            )
        }
        program = URL(fileURLWithPath: place)
        self.scale = scale
    }

    private static let name = "rsvg-convert"

    /// Makes a PNG beside each SVG, and leaves those alone that are the same already.
    ///
    /// - Returns: How many files were written.
    /// - Throws: `Problem` for a picture that cannot be drawn, `FileProblem` for one that cannot be written.
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
                help: "--format svg does without"
            )
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0, let bytes = try? Disk.read(file.path, limit: FileLimit.picture) else {
            throw Problem(
                message: "'\(program.path)' cannot draw '\(source)'",
                help: "run '\(Self.name) \(source)' to see why; --format svg does without"
            )
        }
        return bytes
    }
}
