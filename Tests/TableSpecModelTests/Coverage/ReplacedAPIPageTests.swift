import TableSpecTestSupport
import Testing

@Suite("The page of replaced API")
struct ReplacedAPIPageTests {
    @Test func thePageIsFresh() throws {
        let page = Golden(".github/Coverage/ReplacedAPI.md")
        #expect(try page.difference(from: ReplacedAPIPage.text) == nil)
    }

    @Test func itNamesKeysThatAreThere() {
        for key in ReplacedAPI.groups.flatMap(\.replaced).flatMap(\.keys) {
            #expect(key.isDeclared, "\(key.object).\(key.name)")
        }
    }

    @Test func itSaysNothingTwice() {
        let old = ReplacedAPI.groups.flatMap(\.replaced).map(\.old)
        #expect(Set(old).count == old.count)
        #expect(!old.contains { $0.contains("|") })
    }
}
