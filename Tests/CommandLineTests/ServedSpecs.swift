import Foundation
import TableSpecTestSupport

/// The tool as it serves the specs of a folder; it writes to the file `log` there.
final class ServedSpecs: Sendable {
    private let folder: TemporaryFolder
    private let tool: RunningProgram

    /// Starts to serve `Specs` on a port that the system chooses.
    init(in folder: TemporaryFolder) throws {
        self.folder = folder
        let log = try FileHandle(forWritingTo: folder.write("", to: "log"))
        let arguments = ["preview", "--serve", "--port", "0", "Specs"]
        tool = try RunningProgram(Command.tool, arguments, in: folder.url, output: log)
    }

    /// The port that the tool says it serves on; `nil` where it ends before.
    var port: UInt16? {
        get async {
            _ = await tool.eventually { loggedPort != nil }
            return loggedPort
        }
    }

    private var loggedPort: UInt16? {
        let lines = (folder.text(of: "log") ?? "").split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let start = "http://127.0.0.1:"
        return lines.first { $0.hasPrefix(start) }.flatMap { UInt16($0.dropFirst(start.count).prefix { $0 != "/" }) }
    }

    /// Whether the tool writes a text sooner or later; a file that was read while it was written has another finding first.
    func logs(_ text: String) async -> Bool {
        await tool.eventually { folder.text(of: "log")?.contains(text) == true }
    }

    /// Interrupts the tool; returns its exit status.
    func interrupt() async -> Int32 {
        tool.interrupt()
        return await tool.exitStatus
    }
}
