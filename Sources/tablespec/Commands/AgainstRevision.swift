internal import ArgumentParser
internal import TableSpecComparison
internal import TableSpecConsole
internal import TableSpecDiagnostics
internal import TableSpecKit

extension Workspace {
    /// Validates the value of `--against`.
    static func validate(against name: String) throws {
        guard name.hasPrefix(prefix), name.count > prefix.count else {
            throw ValidationError("--against requires git:<revision>, found '\(name)'")
        }
    }

    /// Reads the version of the specs that `--against` specifies.
    ///
    /// - Throws: The exit status for invalid usage, after reporting what git can't read.
    init(against name: String, at paths: [String], addingTo sources: SourceMap) throws {
        do throws(GitRevision.Problem) {
            let revision = GitRevision(String(name.dropFirst(Self.prefix.count)))
            self = try revision.workspace(at: paths, addingTo: sources)
        } catch {
            Console.tell("error: \(error.message)")
            if let help = error.help { Console.tell("help: \(help)") }
            throw ExitStatus.usage
        }
    }

    private static var prefix: String { "git:" }
}
