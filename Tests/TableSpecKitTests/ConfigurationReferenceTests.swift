import TableSpecKit
import TableSpecTestSupport
import Testing

@Suite("The configuration reference is generated from the key tables")
struct ConfigurationReferenceTests {
    @Test func isFresh() throws {
        #expect(
            try Golden("Generated/Documentation/Configuration.md").difference(from: ConfigurationReference.text) == nil
        )
    }

    @Test func namesEveryKeyWithItsWords() {
        let text = ConfigurationReference.text
        let options = [
            "accessLevel", "typePrefix", "namespace", "deploymentTarget", "stringTable", "bundle", "codableState",
            "dataSource",
            "imports",
            "assets",
            "symbols",
        ]
        for key in ["output", "rules", "swift", "previews"] + options {
            #expect(text.contains("| `\(key)` | "), "\(key)")
        }
        #expect(text.contains("`internal`, `package`, `public`"))
    }
}
