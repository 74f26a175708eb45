internal import Foundation
public import TableSpecKit
package import TableSpecPreview

/// A comparison of the previews in two folders, or of two versions of the specs.
public struct ComparedPictures: Sendable {
    package let comparison: PictureComparison

    /// Reads the SVG files in two folders and compares those with the same relative paths.
    ///
    /// Hidden files and linked folders are skipped.
    ///
    /// - Parameters:
    ///   - old: The path of the folder before the change.
    ///   - new: The path of the folder after the change.
    /// - Throws: ``FileProblem`` if a file or folder can't be read, or if both folders contain no previews.
    public init(old: String, new: String) throws(FileProblem) {
        let (before, after) = (try Self.pictures(in: old), try Self.pictures(in: new))
        guard !before.isEmpty || !after.isEmpty else {
            throw FileProblem(path: old, message: "contains no previews, and neither does the other folder")
        }
        comparison = PictureComparison(old: before, new: after)
    }

    /// Draws the screens of two versions of the specs and compares previews with the same screen name and traits.
    ///
    /// - Parameters:
    ///   - old: The version before the change.
    ///   - new: The version after the change. A screen that can't be drawn in one of the versions isn't compared.
    ///   - choices: The traits of the previews.
    ///   - screen: The name of the only screen to draw, or `nil` for all screens.
    public init(old: SpecPictures, new: SpecPictures, _ choices: PictureChoices, screen: String? = nil) {
        let variants = choices.variants
        let (before, after) = (old.texts(screen), new.texts(screen))
        let undrawn = old.undrawn.union(new.undrawn)
        let oldScreens = old.screens(only: screen, without: undrawn)
        let newScreens = new.screens(only: screen, without: undrawn)
        let screens = oldScreens.union(newScreens)
        var specs: [String: SpecChange] = [:]
        var others: [SpecChange] = []
        for name in Set(before.keys).union(after.keys).sorted() {
            let path = after[name]?.path ?? before[name]?.path ?? ""
            guard let change = SpecChange(path: path, old: before[name]?.text, new: after[name]?.text) else { continue }
            switch name {
            case .screen(let screen) where screens.contains(screen):
                for variant in variants { specs[screen + variant.suffix] = change }
            case .screen, .file: others.append(change)
            }
        }
        comparison = PictureComparison(
            old: old.pictures(variants, of: oldScreens),
            new: new.pictures(variants, of: newScreens),
            specs: specs,
            otherSpecs: others
        )
    }

    /// Writes an HTML page, and a Markdown summary with its previews.
    ///
    /// - Parameters:
    ///   - folder: The folder to write to, which is created if necessary.
    ///   - pictureURL: The base URL of the previews in the summary, or `nil` for the summary's folder.
    ///   - isForced: Whether to overwrite files that were edited or that tablespec didn't generate.
    /// - Returns: The paths of the files, starting with the page, or the files that would be overwritten.
    /// - Throws: ``FileProblem`` if a file can't be written, or if the folder is a symbolic link.
    public func write(
        to folder: String,
        pictureURL: String? = nil,
        isForced: Bool = false
    ) throws(FileProblem) -> MarkedWriting {
        // A folder from an untrusted repository can be a link to any location.
        guard Disk.status(of: folder)?.kind != .link else {
            throw OutputFolder.problem(folder, "it's a symbolic link; specify its destination instead")
        }
        if let problem = Disk.makeFolder(folder) { throw OutputFolder.problem(folder, problem) }
        let files = ComparisonRenderer.files(comparison, pictureURL: pictureURL)
            .map { OutputFile(path: $0.path, text: $0.text) }
        return try MarkedFiles(files, in: folder).write(isForced: isForced)
    }

    private static func pictures(in folder: String) throws(FileProblem) -> [String: String] {
        guard let status = Disk.status(of: folder, followingLink: true) else {
            throw FileProblem(path: folder, message: "does not exist")
        }
        guard status.kind == .folder else {
            throw FileProblem(path: folder, message: "isn't a folder; expected a folder of previews")
        }
        var pictures: [String: String] = [:]
        let files = try SpecDiscovery.files(below: folder) { $0.hasSuffix(".svg") }
        if let path = files.unreadable.first { throw FileProblem(path: path, message: "has a name that isn't UTF-8") }
        for path in files.paths {
            let bytes = try Disk.read("\(folder)/\(path)", limit: FileLimit.picture)
            pictures[String(path.dropLast(4))] = String(decoding: bytes, as: UTF8.self)
        }
        return pictures
    }
}
