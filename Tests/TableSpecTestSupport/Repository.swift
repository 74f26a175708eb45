package import Foundation

/// The tree that the tests belong to.
package enum Repository {
    /// Its top folder.
    package static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL
}
