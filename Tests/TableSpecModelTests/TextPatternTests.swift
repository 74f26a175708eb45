import TableSpecModel
import Testing

@Suite("Patterns of validations")
struct TextPatternTests {
    @Test(
        "that repeat a repetition ambiguously are detected",
        arguments: [
            ("(a+)+b", "(a+)+"), ("([a-z]+)*[0-9]", "([a-z]+)*"), ("(.*)*(.*)*x", "(.*)*"), ("(?:\\w+)+", "(?:\\w+)+"),
            ("x((a*)b?)*", "((a*)b?)*"), ("(a|b+)*", "(a|b+)*"), ("(a{2,})+", "(a{2,})+"), ("(\\d+\\d)*", "(\\d+\\d)*"),
            ("(.+\\.)+", "(.+\\.)+"), ("(?<x>a+)*", "(?<x>a+)*"), ("((a+))*", "((a+))*"), ("(a+?)+", "(a+?)+"),
        ]
    )
    func ambiguous(_ pattern: String, _ part: String) {
        #expect(TextPattern(pattern) != nil)
        #expect(TextPattern.nestedRepetition(in: pattern) == part)
    }

    @Test(
        "that end each iteration with a distinct character, or never backtrack, are accepted",
        arguments: [
            ".+@.+", "[a-z][a-z0-9]{2,}", "([a-z]+\\.)+com", "(\\d+,)*\\d+", "(ab)*", "(a+b)?", "(a+){2}",
            "(?:[a-z0-9]+-)*[a-z]+",
            "(a++b)*", "(a+)", "[(a+)*]+", "\\(a+\\)*", "(a?)*", "[\\]a+)]*", "a+b+c+", "\\p{L}+( \\p{L}+)*",
        ]
    )
    func sound(_ pattern: String) {
        #expect(TextPattern(pattern) != nil)
        #expect(TextPattern.nestedRepetition(in: pattern) == nil)
    }

    @Test("are matched with bounded work", arguments: ["(.*)*(.*)*x", "(a+)+b", "(a|aa)+b", ".*.*.*.*.*.*x"])
    func bounded(_ pattern: String) throws {
        let text = String(repeating: "a", count: 3_000)
        #expect(try #require(TextPattern(pattern)).matches(text) == nil)
    }

    @Test("match long texts that need little work")
    func long() throws {
        let text = String(repeating: "a", count: 100_000)
        #expect(try #require(TextPattern("[a-z]+@[a-z]+")).matches(text + "@b") == true)
        #expect(try #require(TextPattern("[a-z]{3}")).matches(text) == false)
    }

    @Test("are parsed to the end")
    func hostile() {
        for pattern in [
            "(", "[", "\\", "(?", "(?<", "a{", "\\p{", "[[", "[\\", ")", "(((((", "*", "|", "{,}", "[a-", "(?<a",
        ] {
            _ = TextPattern.nestedRepetition(in: pattern)
        }
    }
}
