package import Foundation

/// Swift files that tests compile as one module beside UIKit in memory: in Swift 6 mode, and a warning is an error.
package final class SwiftModule: Sendable {
    private let folder: TemporaryFolder
    private let names: [String]
    private let options: [String]

    /// Writes the files.
    ///
    /// - Parameters:
    ///   - files: The texts by the names of the files; `main.swift` makes the module a program.
    ///   - options: Further arguments of the compiler.
    package init(_ files: [String: String], options: [String] = []) throws {
        folder = try TemporaryFolder(files)
        names = files.keys.sorted()
        self.options = options + (files["main.swift"] == nil ? ["-parse-as-library"] : [])
    }

    /// What the compiler says of the files; nothing where they are fine.
    package func messages() async throws -> String { try await compile(["-typecheck"]) }

    /// What the parser says of the files, in which names may mean nothing or several things.
    package func syntaxErrors() async throws -> String { try await compile(["-parse"]) }

    /// What the compiler says of the files in a project, the checks of isolation included that come after those of types.
    package func messages(in settings: ProjectSettings) async throws -> String {
        try await emitInterface(in: settings).messages
    }

    /// Makes an interface of the module in a project and returns the folder it is in, for `-I`.
    ///
    /// - Returns: The folder, and what the compiler says of the files, as in `messages(in:)`.
    package func emitInterface(
        named name: String = "Tables",
        in settings: ProjectSettings = .plain[1]
    ) async throws -> (folder: URL, messages: String) {
        // One job checks the bodies of functions as well; a separate one for the interface leaves them out.
        let interface = ["-emit-module", "-no-emit-module-separately-wmo", "-module-name", name]
        return (folder.url, try await compile(settings.options + interface))
    }

    /// Makes a program of the files.
    ///
    /// - Parameter settings: The project of the program.
    /// - Returns: The program, and what the compiler says of the files.
    package func link(
        in settings: ProjectSettings = .plain[1]
    ) async throws -> (program: LinkedProgram, messages: String) {
        let arguments = settings.options + ["-Onone", "-gnone", "-module-name", "Program", "-o", "program"]
        let messages = try await compile(arguments + BuildProducts.uiKitObjects)
        return (LinkedProgram(folder: folder), messages)
    }

    private func compile(_ arguments: [String]) async throws -> String {
        // As a whole the files are read once, not once for each other file: a quarter of the time.
        let common = [
            "-wmo", "-swift-version", "6", "-D", "DEBUG", "-warnings-as-errors", "-I", BuildProducts.modules.path,
            "-Xfrontend", "-sil-verify-none", "-Xfrontend", "-disable-llvm-verify",
        ]
        let run = try await ExternalProgram.swiftc.run(common + options + arguments + names, in: folder.url)
        return run.status == 0 ? run.output : "status \(run.status)\n\(run.output)"
    }
}

/// A program that a test has compiled; its file is there as long as this value.
package struct LinkedProgram: Sendable {
    fileprivate let folder: TemporaryFolder

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - input: What the program reads from standard input.
    ///   - environment: Variables that are set besides those of the tests.
    package func run(input: String = "", environment: [String: String] = [:]) async throws -> ExternalProgram.Run {
        try await ExternalProgram(name: "\(folder.path)/program")
            .run(input: folder.write(input, to: "input"), environment: environment)
    }
}
