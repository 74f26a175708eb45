import TableSpecModel
import Testing

@testable import TableSpecImport

@Suite("Views that rows and columns would move are placed another way")
struct DraftTrialTests {
    private static func label(_ text: String, _ frame: String, _ attributes: String = "", id: String) -> String {
        """
        <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>\(frame)
        <fontDescription key="fontDescription" type="system" pointSize="14"/></label>
        """
    }

    private static func image(_ frame: String, id: String) -> String {
        #"<imageView image="Photo" id="\#(id)">\#(frame)</imageView>"#
    }

    /// A picture and a text, and a date that begins before the picture ends and is at no edge.
    private static var views: String {
        [
            image(Fixture.frame(16, 30, 120, 80), id: "i"),
            label("Date", Fixture.frame(100, 6, 40, 17), id: "d"),
            label("Name", Fixture.frame(200, 40, 100, 17), id: "n"),
            label("Place", Fixture.frame(120, 116, 100, 17), id: "p"),
            label("Note", Fixture.frame(250, 20, 60, 17), id: "o"),
        ]
        .joined()
    }

    private static func isInPlace(_ fixture: Fixture) -> Bool {
        let pairs = FrameTests.pairs(of: [fixture.source])
        return !pairs.isEmpty && pairs.filter { !$0.agrees }.isEmpty
    }

    @Test func viewsOverOthersAreWhereTheDocumentHasThem() throws {
        let cell = Fixture.custom(Self.views, 140, #"rowHeight="140""#)
        let fixture = Fixture(table: Fixture.section(cell))
        let document = try InterfaceDocument(path: "A.storyboard", root: Element.document(fixture.source.bytes))
        let directory = ScreenDirectory([document])
        let place = try #require(directory.allPlaces.first)
        var plain = ScreenDrafter(place, in: directory, typeNames: UniqueNames())
        let spec = plain.draft()
        let before = try #require(ViewPlaces(of: spec, by: plain).scores["c"])
        let trial = DraftTrial(ScreenDrafter(place, in: directory, typeNames: UniqueNames()))
        let after = try #require(ViewPlaces(of: trial.spec, by: trial.drafter).scores["c"])
        #expect(after.agreeing > before.agreeing)
        #expect(!trial.drafter.choice.arrangements.isEmpty)
        #expect(fixture.result.errors.isEmpty)
        #expect(fixture.leftOut.isEmpty)
    }

    @Test func rowsAndColumnsThatFitStay() {
        let views =
            Self.image(Fixture.frame(16, 11, 40, 40), id: "i")
            + Self.label("Name", Fixture.frame(64, 12, 295, 17), id: "n")
            + Self.label("Place", Fixture.frame(64, 33, 295, 17), id: "p")
        let fixture = Fixture(table: Fixture.section(Fixture.custom(views, 62)))
        #expect(Self.isInPlace(fixture))
        #expect(!fixture.spec.contains("zstack"))
    }

    @Test func aFewPointsAreNoReasonForAnotherWay() {
        let views =
            Self.label("Name", Fixture.frame(16, 10, 200, 17), id: "n")
            + Self.label("Place", Fixture.frame(16, 34, 200, 17), id: "p")
            + Self.label("Note", Fixture.frame(16, 57, 200, 17), id: "o")
        let fixture = Fixture(table: Fixture.section(Fixture.custom(views, 96)))
        #expect(fixture.spec.contains("vstack"))
        #expect(!fixture.spec.contains("zstack"))
    }

    @Test func theSameDocumentMakesTheSameSpec() {
        let fixture = Fixture(table: Fixture.section(Fixture.custom(Self.views, 140, #"rowHeight="140""#)))
        #expect(Set((0..<4).map { _ in fixture.spec }).count == 1)
    }

    @Test func triesHaveALimit() {
        let part = { (count: Int, distance: Double) in
            ArrangedPart(
                "a",
                (0..<count).map { index in
                    let frame = Frame(x: Double(index) * distance, width: 10, height: 10)
                    return .view(ViewDraft(role: .control, keys: [:], frame: frame))
                }
            )
        }
        #expect(Arrangement.candidates(for: part(1, 20)).isEmpty)
        #expect(Arrangement.candidates(for: part(2, 20)) == [.rigid])
        #expect(Arrangement.candidates(for: part(2, 5)).count == 4)
        #expect(Arrangement.candidates(for: part(4, 20)).count == 6)
        #expect(Arrangement.candidates(for: part(20, 20)).isEmpty)
        #expect(Arrangement.candidates(for: part(20, 5)) == [.layered])
        #expect(Arrangement.candidates(for: part(1000, 5)).isEmpty)
        #expect(Arrangement.lifting([0, 1, 2]).further(of: 8).isEmpty)
        #expect(Arrangement.lifting([1]).further(of: 3).count == 2)
        #expect(Arrangement.layered.further(of: 8).isEmpty)
    }
}
