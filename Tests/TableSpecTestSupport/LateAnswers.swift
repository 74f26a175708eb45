internal import Dispatch

/// Lets the main actor run the blocks of the main queue and the new tasks that are pending, and those that they add.
///
/// A task that is resumed isn't among them: it passes through the global executor, while the main actor can run any
/// number of jobs.
@MainActor package func drained() async {
    for _ in 0..<3 {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
}

/// The answers of an app to questions, such as an image for an address, at the times that a test chooses.
@MainActor package final class LateAnswers<Question: Hashable & Sendable, Answer: Sendable> {
    package private(set) var asked: [Question] = []
    package private(set) var canceled: [Question] = []
    private var waiting: [Question: [CheckedContinuation<Answer, Never>]] = [:]
    /// The number of tasks that were resumed with an answer, but don't run yet.
    private var resumed = 0

    package init() {}

    /// Waits for the answer to a question.
    package func answer(to question: Question) async -> Answer {
        asked.append(question)
        let answer = await withTaskCancellationHandler {
            await withCheckedContinuation { waiting[question, default: []].append($0) }
        } onCancel: {
            Task { @MainActor in self.canceled.append(question) }
        }
        resumed -= 1
        return answer
    }

    /// Answers a question, and waits until all tasks that asked it have received the answer.
    package func give(_ answer: Answer, to question: Question) async {
        let continuations = waiting.removeValue(forKey: question) ?? []
        resumed += continuations.count
        for continuation in continuations { continuation.resume(returning: answer) }
        while resumed > 0 { await drained() }
        await drained()
    }

    /// Answers all open questions.
    package func giveToAll(_ answer: Answer) async {
        for question in waiting.keys { await give(answer, to: question) }
    }
}
