internal import Foundation

/// A file of the repository that a test compares with what the code makes.
package struct Golden: Sendable {
    /// The environment variable that makes tests write the files instead; continuous integration never sets it.
    package static let recordingVariable = "TABLESPEC_RECORD"

    private let url: URL
    /// The path below the package's folder.
    package let path: String

    /// Names a file by its path below the package's folder.
    package init(_ path: String) {
        self.path = path
        url = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(path)
    }

    /// Compares the file with a text, or writes the text while recording.
    ///
    /// - Returns: What to do about a difference; `nil` where there is none.
    package func difference(from text: String) throws -> String? {
        if ProcessInfo.processInfo.environment[Self.recordingVariable] == "1" {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: url)
        }
        guard let data = FileManager.default.contents(atPath: url.path) else {
            return "\(path) is missing; \(Self.remedy)"
        }
        return data.elementsEqual(text.utf8) ? nil : "\(path) is stale; \(Self.remedy)"
    }

    private static let remedy = "write it with \(recordingVariable)=1 swift test"
}
