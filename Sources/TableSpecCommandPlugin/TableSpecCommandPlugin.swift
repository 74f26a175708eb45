import Foundation
import PackagePlugin

/// Runs the tool in the folder of a package or project: `swift package tablespec build Specs`.
@main
struct TableSpecCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try run(context.tool(named: "tablespec"), arguments, in: context.package.directoryURL)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension TableSpecCommandPlugin: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            // Xcode adds the chosen targets, but the tool works on folders.
            var extractor = ArgumentExtractor(arguments)
            _ = extractor.extractOption(named: "target")
            let words = extractor.remainingArguments
            let command = words.isEmpty ? ["build"] : words
            try run(context.tool(named: "tablespec"), command, in: context.xcodeProject.directoryURL)
        }
    }
#endif

extension TableSpecCommandPlugin {
    /// Runs the tool and ends with its exit status. The plugin adds nothing to the tool's output.
    private func run(_ tool: PluginContext.Tool, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = tool.url
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
    }
}
