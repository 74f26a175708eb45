internal import Foundation
package import TableSpecPreview

/// The pictures of two output folders or of two versions of the specs, of which a page shows what differs.
public struct ComparedPictures: Sendable {
    package let comparison: PictureComparison

    /// Reads the SVG files below two folders; a picture is known by its path below its folder.
    ///
    /// Hidden files are left out, and linked folders are not entered.
    ///
    /// - Throws: `FileProblem` for what cannot be read.
    public init(old: String, new: String) throws(FileProblem) {
        let (before, after) = (try Self.pictures(in: old), try Self.pictures(in: new))
        guard !before.isEmpty || !after.isEmpty else {
            throw FileProblem(path: old, message: "holds no pictures, and neither does the other folder")
        }
        comparison = PictureComparison(old: before, new: after)
    }

    /// Draws the screens of two versions of the specs; a picture is known by the name of its screen and its traits.
    ///
    /// - Parameters:
    ///   - old: The version before, analysed without errors.
    ///   - new: The version after, analysed without errors.
    ///   - screen: The name of the only screen to draw, or `nil` for all.
    public init(old: SpecPictures, new: SpecPictures, _ choices: PictureChoices, screen: String? = nil) {
        let variants = choices.variants
        let (before, after) = (old.texts(screen), new.texts(screen))
        var specs: [String: SpecChange] = [:]
        var others: [SpecChange] = []
        for name in Set(before.keys).union(after.keys).sorted() {
            let path = after[name]?.path ?? before[name]?.path ?? ""
            guard let change = SpecChange(path: path, old: before[name]?.text, new: after[name]?.text) else { continue }
            switch name {
            case .screen(let screen): for variant in variants { specs[screen + variant.suffix] = change }
            case .file: others.append(change)
            }
        }
        comparison = PictureComparison(
            old: old.pictures(variants, screen: screen),
            new: new.pictures(variants, screen: screen),
            specs: specs,
            otherSpecs: others
        )
    }

    /// Writes the page and a summary in Markdown below a folder, which is made if it is not there.
    ///
    /// - Parameters:
    ///   - pictureURL: Where the pictures of the summary will lie; `nil` for beside it.
    ///   - isForced: Whether files are written over that the tool did not make, or that were edited.
    /// - Returns: What became of the files, of which the first is the page.
    /// - Throws: `FileProblem` for what cannot be written.
    public func write(
        to folder: String,
        pictureURL: String? = nil,
        isForced: Bool = false
    ) throws(FileProblem) -> MarkedWriting {
        // A folder of a repository may come as a link to anywhere.
        guard Disk.status(of: folder)?.kind != .link else {
            throw OutputFolder.problem(folder, "it is a link; name the folder to which it leads")
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
            throw FileProblem(path: folder, message: "is no folder; expected one that holds pictures")
        }
        var pictures: [String: String] = [:]
        let files = try SpecDiscovery.files(below: folder) { $0.hasSuffix(".svg") }
        if let path = files.unreadable.first { throw FileProblem(path: path, message: "has a name that is not UTF-8") }
        for path in files.paths {
            let bytes = try Disk.read("\(folder)/\(path)", limit: FileLimit.picture)
            pictures[String(path.dropLast(4))] = String(decoding: bytes, as: UTF8.self)
        }
        return pictures
    }
}
