import TableSpecTestSupport
import Testing

extension TemporaryFolder {
    /// Commits the files of the folder, or those of a path, to its repository on the branch `main`; makes the repository
    /// where there is none.
    func commit(_ path: String = ".") async throws {
        let user = ["-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"]
        for words in [["init", "-q", "-b", "main"], ["add", path], user + ["commit", "-q", "-m", "files"]] {
            let run = try await ExternalProgram.git.run(words, in: url)
            try #require(run.status == 0, "\(run.output)")
        }
    }
}
