package import Foundation

/// A program that some tests run, where it is installed.
package struct ExternalProgram: Sendable {
    /// What a program did.
    package struct Run: Sendable {
        /// The exit status.
        package var status: Int32
        /// What the program wrote to standard output, and to standard error unless that is kept apart.
        package var data: Data
        /// What the program wrote to standard error, where that is kept apart.
        package var errors: String
        /// `data` as text.
        package var output: String { String(decoding: data, as: UTF8.self) }
    }

    /// The name on the search path, or an absolute path.
    package let name: String

    /// Names a program on the search path, or one at an absolute path.
    package init(name: String) { self.name = name }

    /// Whether the program is found.
    package var isInstalled: Bool { url != nil }

    var url: URL? {
        let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
        let paths = name.hasPrefix("/") ? [name] : folders.map { "\($0)/\(name)" }
        return paths.first(where: FileManager.default.isExecutableFile).map { URL(fileURLWithPath: $0) }
    }

    /// Runs the program to its end, as soon as a processor is free for it.
    ///
    /// - Parameters:
    ///   - folder: The working directory; that of the tests by default.
    ///   - input: The file that is standard input; none by default.
    ///   - output: The file that standard output goes to instead of `data`.
    ///   - environment: Variables that are set besides those of the tests.
    ///   - keepsErrorsApart: Whether standard error goes to `errors` instead of `data`.
    package func run(
        _ arguments: [String] = [],
        in folder: URL? = nil,
        input: URL? = nil,
        output: URL? = nil,
        environment: [String: String] = [:],
        keepsErrorsApart: Bool = false
    ) async throws -> Run {
        // Files instead of pipes: a pipe that nobody reads can fill up.
        let channels = try TemporaryFolder()
        let files = try ["out", "err"].map { try channels.write("", to: $0) }
        let channel = try FileHandle(forWritingTo: output ?? files[0])
        let errorChannel = keepsErrorsApart ? try FileHandle(forWritingTo: files[1]) : channel
        await Processors.shared.take()
        let program: RunningProgram
        do {
            program = try RunningProgram(
                self,
                arguments,
                in: folder,
                environment: environment,
                input: try input.map(FileHandle.init(forReadingFrom:)),
                output: channel,
                errors: errorChannel
            )
        } catch {
            await Processors.shared.giveBack()
            throw error
        }
        let status = await program.exitStatus
        await Processors.shared.giveBack()
        return Run(
            status: status,
            data: try Data(contentsOf: files[0]),
            errors: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
        )
    }

    /// Runs the program to its end in a folder.
    package func run(_ arguments: String..., in folder: TemporaryFolder) async throws -> Run {
        try await run(arguments, in: folder.url)
    }
}

extension ExternalProgram {
    /// Debian's package `librsvg2-bin`.
    package static let rsvgConvert = ExternalProgram(name: "rsvg-convert")
    package static let bash = ExternalProgram(name: "bash")
    package static let git = ExternalProgram(name: "git")
    package static let jq = ExternalProgram(name: "jq")
    package static let make = ExternalProgram(name: "make")
    package static let ninja = ExternalProgram(name: "ninja")
    package static let python = ExternalProgram(name: "python3")
    static let setpriv = ExternalProgram(name: "setpriv")
    package static let swift = ExternalProgram(name: "swift")
    package static let swiftc = ExternalProgram(name: "swiftc")
}

/// The processors of the machine, of which every program that tests await takes one.
private actor Processors {
    static let shared = Processors()
    private var free = max(ProcessInfo.processInfo.activeProcessorCount, 2)
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func take() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func giveBack() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
