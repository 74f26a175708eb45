import Testing

@testable import TableSpecSupport

/// The messages of rows, from the first mistake to its correction.
@MainActor
struct RowValidationTests {
    /// The rows with invalid values, and how often messages had to be shown.
    ///
    /// Swift Testing may release a suite on any thread while a task of `validate` runs on the main one.
    @MainActor
    private final class Form {
        var problems: [String: TableSpec.RowProblem] = [:]
        private(set) var shows = 0
        private(set) lazy var validation: TableSpec.RowValidation<String> = TableSpec.RowValidation(
            ["name", "email"],
            problem: { [weak self] in self?.problems[$0] },
            showing: { [weak self] in
                self?.shows += 1
                self?.validation.update()
            },
            revealing: { [weak self] in self?.revealed.append($0) }
        )
        private(set) var revealed: [String] = []
    }

    private let form = Form()

    @Test func theRowOfTheFirstMessageIsRevealed() async {
        form.problems = ["name": .unanswered, "email": .message("Wrong")]
        form.validation.validate()
        while form.revealed.isEmpty { await Task.yield() }
        #expect(form.revealed == ["email"], "it has no field")
    }

    @Test func aMessageAppearsWhenTheUserLeavesTheRow() {
        form.problems["name"] = .message("Enter a name.")
        form.validation.update()
        #expect(!form.validation.isValid && form.validation.messages == [:])
        form.validation.leave("name")
        #expect(form.validation.messages == ["name": "Enter a name."])
        #expect(form.validation.hasOtherMessage("name") && !form.validation.hasOtherMessage("email"))
        #expect(form.shows == 1)
    }

    @Test func aMessageDisappearsOnceTheValueIsValid() {
        form.problems["name"] = .message("Enter a name.")
        form.validation.leave("name")
        form.problems = [:]
        form.validation.update()
        #expect(form.validation.isValid && form.validation.messages == [:])
        #expect(form.validation.validityChanged)
        // A new mistake waits until the user leaves the row again.
        form.problems["name"] = .message("Enter a name.")
        form.validation.update()
        #expect(form.validation.messages == [:])
    }

    @Test func leavingAValidRowShowsNothing() {
        form.validation.leave("name")
        #expect(form.shows == 0)
    }

    @Test func validatingShowsAllMessagesOnce() {
        form.problems = ["name": .message("Enter a name."), "email": .unanswered]
        #expect(!form.validation.validate())
        #expect(form.validation.messages == ["name": "Enter a name."])
        form.validation.validate()
        #expect(form.shows == 1)
    }

    @Test(arguments: [("a@b", true), ("a@b.", false), ("", true), ("x\na@b", false), ("a@b\n", false)])
    func aPatternMatchesAWholeTextOrNone(text: String, matches: Bool) {
        #expect(TableSpec.TextPattern("[a-z]+@[a-z]+").matches(text) == matches)
    }
}
