import Foundation

/// The tool as it serves the specs of a folder; it writes to the file `log` there.
final class ServedSpecs {
    private let folder: Folder
    private let process = Process()

    /// Starts to serve `Specs` on a port that the system chooses.
    init(in folder: Folder) throws {
        self.folder = folder
        try folder.write("", to: "log")
        let log = try FileHandle(forWritingTo: folder.url.appendingPathComponent("log"))
        process.executableURL = Command.executable
        process.arguments = ["preview", "--serve", "--port", "0", "Specs"]
        process.currentDirectoryURL = folder.url
        process.standardOutput = log
        process.standardError = log
        try process.run()
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// The port that the tool says it serves on.
    var port: UInt16? {
        var port: UInt16?
        _ = eventually {
            let log = folder.text(of: "log") ?? ""
            guard let line = log.split(separator: "\n").first(where: { $0.hasPrefix("http://127.0.0.1:") }) else {
                return false
            }
            port = UInt16(line.dropFirst("http://127.0.0.1:".count).prefix { $0 != "/" })
            return port != nil
        }
        return port
    }

    /// Whether the tool writes a text sooner or later; a file that was read while it was written has another finding first.
    func logs(_ text: String) -> Bool {
        eventually { folder.text(of: "log")?.contains(text) == true }
    }

    /// Interrupts the tool and waits for its exit status.
    func interrupt() -> Int32? {
        process.interrupt()
        return eventually { !process.isRunning } ? process.terminationStatus : nil
    }

    /// Whether something becomes true; the limit is there only to end a test that fails.
    private func eventually(_ condition: () -> Bool) -> Bool {
        for _ in 0..<600 {
            if condition() { return true }
            usleep(50_000)
        }
        return false
    }
}
