/// What an app answers when the test says so.
@MainActor
final class LateAnswers<Question: Hashable & Sendable, Answer: Sendable> {
    private(set) var asked: [Question] = []
    private(set) var canceled: [Question] = []
    private var waiting: [Question: [CheckedContinuation<Answer, Never>]] = [:]
    /// The number of answers that are on their way to those who wait.
    private var underway = 0
    private let noAnswer: Answer

    /// - Parameter noAnswer: What those get who still wait when the test ends.
    init(otherwise noAnswer: Answer) { self.noAnswer = noAnswer }

    deinit {
        for continuation in waiting.values.joined() { continuation.resume(returning: noAnswer) }
    }

    func answer(to question: Question) async -> Answer {
        asked.append(question)
        let answer = await withTaskCancellationHandler {
            await withCheckedContinuation { waiting[question, default: []].append($0) }
        } onCancel: {
            Task { @MainActor in self.canceled.append(question) }
        }
        underway -= 1
        return answer
    }

    /// Answers all that wait, and waits until they have received the answer.
    ///
    /// A task that is resumed passes through the global executor, while the main actor can run any number of jobs.
    func give(_ answer: Answer, to question: Question) async {
        let continuations = waiting.removeValue(forKey: question) ?? []
        underway += continuations.count
        for continuation in continuations { continuation.resume(returning: answer) }
        while underway > 0 { await drained() }
        await drained()
    }

    /// Answers all that were asked.
    func giveToAll(_ answer: Answer) async {
        for question in waiting.keys { await give(answer, to: question) }
    }
}
