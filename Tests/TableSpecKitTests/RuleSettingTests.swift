import TableSpecDiagnostics
import TableSpecKit
import TableSpecRules
import Testing

@Suite("The rules in tablespec.yaml")
struct RuleSettingTests {
    private static func decoded(_ text: String) -> (configuration: Configuration, messages: [String], help: [String?]) {
        var diagnostics: [Diagnostic] = []
        var sources = SourceMap()
        let file = SourceFile(path: "tablespec.yaml", text: text)
        let id = sources.add(file)
        let configuration = Configuration.decode(file, id: id, diagnostics: &diagnostics)
        return (configuration, diagnostics.map(\.message), diagnostics.map(\.help))
    }

    @Test("have a level, or a mapping of a level and options")
    func levelsAndOptions() {
        let text = """
            rules:
              empty-row: off
              row-below-touch-size: { level: error, minimum: 48 }
              long-badge: { maximum: 6 }
            """
        let (configuration, messages, _) = Self.decoded(text)
        #expect(messages.isEmpty)
        #expect(configuration.rules.levels == ["empty-row": .off, "row-below-touch-size": .error])
        #expect(configuration.rules.options == ["row-below-touch-size": ["minimum": 48], "long-badge": ["maximum": 6]])
    }

    @Test(
        "are not misspelled",
        arguments: [
            ("empty-roow: off", "unknown rule 'empty-roow'", "did you mean 'empty-row'?"),
            ("nothing-like-it: off", "unknown rule 'nothing-like-it'", "run 'tablespec rules' for a list"),
            (
                "long-badge: { maximun: 6 }",
                "unknown option 'maximun' of the rule 'long-badge'; expected 'level' or 'maximum'",
                "did you mean 'maximum'?"
            ),
            ("empty-row: { minimum: 1 }", "unknown option 'minimum' of the rule 'empty-row'; expected 'level'", nil),
            ("long-badge: { maximum: -1 }", "expected a nonnegative number, found the number '-1'", nil),
            ("empty-row: loud", "unknown rule level 'loud'; expected 'off', 'info', 'warning' or 'error'", nil),
        ]
    )
    func mistakes(_ entry: String, _ message: String, _ help: String?) {
        let decoded = Self.decoded("rules: { \(entry) }\n")
        #expect(decoded.messages == [message])
        #expect(decoded.help == [help])
    }
}
