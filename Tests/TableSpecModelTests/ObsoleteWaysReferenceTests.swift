import TableSpecModel
import TableSpecTestSupport
import Testing

@Suite("The page of obsolete ways")
struct ObsoleteWaysReferenceTests {
    @Test func thePageIsFresh() throws {
        let page = Golden("Generated/Documentation/ObsoleteWays.md")
        #expect(try page.difference(from: ObsoleteWaysReference.text) == nil)
    }

    @Test func itNamesKeysThatAreThere() {
        let keys = Dictionary(
            uniqueKeysWithValues: Language.objects.map { ($0.description.name, Set($0.keys.map(\.name))) }
        )
        for way in ObsoleteWay.groups.flatMap(\.ways) {
            for key in way.keys { #expect(keys[key.object]?.contains(key.name) == true, "\(key.object).\(key.name)") }
        }
    }

    @Test func itSaysNothingTwice() {
        let old = ObsoleteWay.groups.flatMap(\.ways).map(\.old)
        #expect(Set(old).count == old.count)
        #expect(!old.contains { $0.contains("|") })
    }
}
