internal import Foundation
internal import TableSpecConsole
internal import TableSpecKit

/// The tool of the build-tool plugin, which does what `tablespec generate` does.
///
/// Adopters compile it before their first build, so it depends on nothing but the pipeline. It has no options; its
/// arguments are the root folder of the specs, the output folder, `module` or `main` for the bundle in which generated
/// code looks up strings, images, and colors, and the specs.
@main
enum Tool {
    static func main() {
        Console.reportFileSizeLimits()
        do {
            guard let request = BuildRequest(CommandLine.arguments.dropFirst()) else {
                Console.tell("usage: tablespec-generate <root> <output> module|main <spec> ...")
                throw ExitStatus.usage
            }
            try request.deliver(isQuiet: true)
        } catch {
            exit((ExitStatus(reporting: error) ?? .usage).rawValue)
        }
    }
}

extension BuildRequest {
    fileprivate init?(_ arguments: ArraySlice<String>) {
        let (options, specs) = (Array(arguments.prefix(3)), Array(arguments.dropFirst(3)))
        guard !specs.isEmpty, ["module", "main"].contains(options[2]) else { return nil }
        self.init(
            paths: specs,
            root: options[0],
            output: options[1],
            products: .swift,
            isForced: true,
            usesModuleBundle: options[2] == "module"
        )
    }
}
