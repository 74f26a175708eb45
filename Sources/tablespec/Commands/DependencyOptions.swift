internal import ArgumentParser
internal import TableSpecKit

/// The options for other build tools that run the command.
struct DependencyOptions: ParsableArguments {
    @Option(help: "Write the inputs and outputs to this file, in Makefile syntax.", completion: .file())
    var depfile: String?

    @Option(
        help: "Touch this file on success, and use it instead of the outputs as the target in the depfile.",
        completion: .file()
    )
    var stamp: String?

    func tell(_ result: BuildResult) throws {
        if let depfile {
            let targets = stamp.map { [$0] } ?? result.outputs
            try Depfile.write(targets: targets, inputs: result.inputs, to: depfile)
        }
        if let stamp { try Stamp.touch(stamp) }
    }
}
