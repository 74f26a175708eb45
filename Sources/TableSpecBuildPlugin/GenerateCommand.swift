import Foundation
import PackagePlugin

/// The command that generates the Swift of a target.
struct GenerateCommand {
    static let configurationName = "tablespec.yaml"

    private let tool: URL
    private let specs: [URL]
    private let root: URL
    private let configurations: [URL]
    private let output: URL
    private let hasModuleBundle: Bool

    /// Creates the command, or `nil` if the target has no specs.
    ///
    /// - Parameters:
    ///   - root: The folder that contains the specs, from which the names of the outputs are derived.
    ///   - configurationLimit: The outermost folder whose configuration can apply.
    ///   - hasModuleBundle: Whether the target has `Bundle.module`.
    init?(tool: URL, specs: [URL], root: URL, configurationLimit: URL, output: URL, hasModuleBundle: Bool) {
        guard !specs.isEmpty else { return nil }
        self.tool = tool
        self.specs = specs.sorted { $0.path() < $1.path() }
        self.root = root
        self.output = output
        self.hasModuleBundle = hasModuleBundle
        configurations = Self.configurations(above: self.specs, upTo: configurationLimit)
    }

    /// The command, with all its possible inputs and outputs.
    ///
    /// The tool finds the configuration. It's listed here so that changing it runs the command again.
    func buildCommand(for target: String) -> Command {
        .buildCommand(
            displayName: "Generating tables for \(target)",
            executable: tool,
            arguments: [root.filePath, output.filePath, hasModuleBundle ? "module" : "main"] + specs.map(\.filePath),
            inputFiles: specs + configurations + [tool],
            outputFiles: (specs.map(outputName) + [Self.sharedName]).map {
                output.appending(path: "Swift/\($0)").appendingPathExtension(Self.fileExtension)
            }
        )
    }

    private static let sharedName = "TableSpecSupport"
    private static let fileExtension = "tablespec.swift"

    /// Reports files of the target that have the name of an output, because the compiler requires that the file names
    /// of a module differ.
    ///
    /// - Parameter files: The files of the target.
    func reportFilesWithNamesOfOutputs(among files: [URL]) {
        let outputs = Dictionary(specs.map { (outputName(of: $0), $0.lastPathComponent) }) { first, _ in first }
        for file in files where file.lastPathComponent.hasSuffix(".\(Self.fileExtension)") {
            let stem = String(file.lastPathComponent.dropLast(Self.fileExtension.count + 1))
            let origin = outputs[stem] ?? (stem == Self.sharedName ? "the specs of the target" : nil)
            guard let origin else { continue }
            Diagnostics.error(
                "'\(file.filePath)' has the name of the Swift file that tablespec generates from \(origin); rename it"
            )
        }
    }

    /// The tool's name for the output of a spec: the path from the root without the extension, with `_` for `/`.
    private func outputName(of spec: URL) -> String {
        spec.deletingPathExtension().pathComponents.dropFirst(root.pathComponents.count).joined(separator: "_")
    }

    private static func configurations(above specs: [URL], upTo limit: URL) -> [URL] {
        var folders: Set<URL> = []
        for spec in specs {
            var folder = spec.deletingLastPathComponent()
            while folder.path().hasPrefix(limit.path()), folders.insert(folder).inserted {
                folder.deleteLastPathComponent()
            }
        }
        return folders.map { $0.appending(path: configurationName) }
            .filter { FileManager.default.fileExists(atPath: $0.filePath) }
            .sorted { $0.path() < $1.path() }
    }
}

extension URL {
    /// The path in the file system, without a slash at the end.
    fileprivate var filePath: String {
        let path = path(percentEncoded: false)
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
