package import Foundation
package import Testing

extension ExternalProgram {
    /// Whether ``runAsUser(_:in:input:)`` can run programs to which permissions apply.
    fileprivate static let canRunAsUser = geteuid() != 0 || setpriv.isInstalled

    /// Runs the program as somebody to whom permissions apply, also when the superuser runs the tests.
    package func runAsUser(
        _ arguments: [String],
        in folder: TemporaryFolder,
        input: URL? = nil
    ) async throws -> Run {
        guard geteuid() == 0 else { return try await run(arguments, in: folder.url, input: input) }
        let asNobody = ["--reuid=65534", "--regid=65534", "--clear-groups", name]
        return try await ExternalProgram.setpriv.run(asNobody + arguments, in: folder.url, input: input)
    }
}

extension TemporaryFolder {
    /// Sets the permissions of a file or folder; `.` is this folder.
    package func setPermissions(_ permissions: Int, of name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: "\(path)/\(name)")
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test of permissions where they don't apply to anybody.
    package static var needsPermissions: Self {
        .enabled(if: ExternalProgram.canRunAsUser, "permissions don't apply to root, and setpriv is not installed")
    }
}
