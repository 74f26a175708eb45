import TableSpecDiagnostics
import TableSpecModel
import Testing

@Suite("Universally unique identifiers")
struct UniqueIdentifierTests {
    private static func resolved(_ samples: String?) -> Resolved {
        Resolved(
            """
            screen: Tasks
            types: { Task: { id: UUID, title: String } }
            state: { tasks: [Task] }
            table:
              prototypes: [{ id: TaskCell, text: $(task.title), detail: $(task.id), style: subtitle }]
              sections: [{ id: tasks, rows: { forEach: task in tasks, prototype: TaskCell } }]
            \(samples.map { "samples: { tasks: [\($0)] }" } ?? "")
            """
        )
    }

    @Test func theyAreWrittenInSmallOrCapitalLettersAndShownInCapitals() {
        let resolved = Self.resolved("{ id: 123e4567-e89b-12d3-a456-426614174000, title: Water the plants }")
        expect(resolved)
        #expect(resolved.content?.sections.first?.rows.map(\.detail) == ["123E4567-E89B-12D3-A456-426614174000"])
    }

    @Test func samplesThatAreMadeUpDiffer() throws {
        let rows = try #require(Self.resolved(nil).content?.sections.first?.rows)
        #expect(rows.first?.detail == "00000000-0000-4000-8000-000000000001")
        #expect(rows.count > 1 && Set(rows.map(\.detail)).count == rows.count)
    }

    @Test func anotherTextIsNone() {
        expect(
            Self.resolved("{ id: ⟦123⟧, title: Water the plants }"),
            "expected a UUID such as '123E4567-E89B-12D3-A456-426614174000', found '123'"
        )
    }
}
