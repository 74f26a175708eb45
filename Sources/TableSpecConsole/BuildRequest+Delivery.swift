package import TableSpecKit

extension BuildRequest {
    /// Updates the outputs, or checks whether they're up to date, and reports the result.
    ///
    /// - Parameters:
    ///   - isCheck: Whether to write nothing, and to fail if the outputs aren't up to date.
    ///   - isQuiet: Whether to print findings only.
    ///   - finish: A closure that receives the result, even if some specs have errors.
    /// - Throws: ``ExitStatus`` if it isn't 0, or `FileProblem`.
    @discardableResult
    package func deliver(
        isCheck: Bool = false,
        isQuiet: Bool,
        finish: (BuildResult) throws -> Void = { _ in }
    ) throws -> BuildResult {
        let result = try isCheck ? Build.check(self) : Build.run(self)
        Console.report(result.diagnostics, in: result.sources)
        try tell(result, isQuiet: isQuiet)
        try finish(result)
        if case .partlyDelivered = result.outcome { throw ExitStatus.findings }
        return result
    }

    private func tell(_ result: BuildResult, isQuiet: Bool) throws {
        switch result.outcome {
        case .misconfigured: throw ExitStatus.usage
        case .withoutSpecs(let folders): try Console.refuse(emptyFolders: folders)
        case .rejected: throw ExitStatus.findings
        case .unknownScreen(let name): try Console.refuse(unknownScreen: name)
        case .unchanged, .delivered, .partlyDelivered:
            guard !isQuiet else { return }
            for line in Summary.lines(of: result) { Console.say(line) }
        case .checked(let faults), .refused(let faults):
            guard !faults.isEmpty else { return }
            for fault in faults { Console.report(FileProblem(path: fault.path, message: fault.message)) }
            Console.tell(remedy(for: faults))
            throw ExitStatus.findings
        }
    }

    private func remedy(for faults: [OutputFault]) -> String {
        let command = CommandText.current(without: "--check")
        let forced = command.adding("--force").text
        if faults.contains(where: \.overwritesEdits) { return "back up what you need, then run: \(forced)" }
        if faults.contains(where: \.isForgedLine) {
            return
                "nothing was changed; find out where the line came from, then remove it with: \(forced)"
        }
        return "to update the outputs, run: \(command.text)"
    }
}
