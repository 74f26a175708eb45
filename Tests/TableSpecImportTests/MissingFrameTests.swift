import Testing

@testable import TableSpecImport

@Suite("Missing frames are derived from constraints")
struct MissingFrameTests {
    /// A cell of 375 by 60 points whose views have no frames.
    private static func cell(_ views: String, _ constraints: [String]) -> String {
        let numbered = constraints.enumerated().map { "<constraint id=\"k\($0)\" \($1)/>" }.joined()
        return """
            <tableViewCell id="c" rowHeight="60">\(Fixture.frame(0, 0, 375, 60))
            <tableViewCellContentView key="contentView" id="v"><frame key="frameInset" width="375" height="60"/>
            <subviews>\(views)</subviews><constraints>\(numbered)</constraints>
            </tableViewCellContentView></tableViewCell>
            """
    }

    private static let free = #"translatesAutoresizingMaskIntoConstraints="NO""#

    private static func fixture(_ views: String, _ constraints: [String]) -> Fixture {
        Fixture(table: Fixture.section(cell(views, constraints)), #"rowHeight="60""#)
    }

    @Test func aRowOfViewsThatKeepToEachOther() {
        let fixture = Self.fixture(
            """
            <switch on="YES" id="s" \(Self.free)/><label text="Wi-Fi" id="l" \(Self.free)/>
            <imageView image="tea" id="i" \(Self.free)><constraints>
            <constraint firstAttribute="width" constant="28" id="w"/><constraint firstAttribute="height" constant="28" id="h"/>
            </constraints></imageView>
            """,
            [
                #"firstItem="i" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" constant="8""#,
                #"firstItem="l" firstAttribute="leading" secondItem="i" secondAttribute="trailing" constant="8""#,
                #"firstAttribute="trailing" secondItem="s" secondAttribute="trailing" constant="16""#,
                #"firstItem="i" firstAttribute="centerY" secondItem="v" secondAttribute="centerY""#,
                #"firstItem="l" firstAttribute="centerY" secondItem="i" secondAttribute="centerY""#,
                #"firstItem="s" firstAttribute="centerY" secondItem="l" secondAttribute="centerY""#,
            ]
        )
        let row = "content: [{ image: { named: tea }, width: 28, height: 28 }, Wi-Fi, { switch: $(wiFi) }]"
        #expect(fixture.spec.contains(row))
        #expect(fixture.leftOut.isEmpty)
    }

    @Test func aColumn() {
        let fixture = Self.fixture(
            #"<label text="Late" id="b" \#(Self.free)/><label text="Early" id="a" \#(Self.free)/>"#,
            [
                #"firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16""#,
                #"firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading""#,
                #"firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8""#,
                #"firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="8""#,
            ]
        )
        #expect(fixture.spec.contains("vstack: [Early, Late]"))
    }

    @Test func aFieldTakesTheRoomThatItsTextLeaves() {
        let fixture = Self.fixture(
            """
            <textField borderStyle="none" placeholder="None" id="f" \(Self.free)/>
            <label horizontalHuggingPriority="251" text="Name" id="l" \(Self.free)/>
            """,
            [
                #"firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16""#,
                #"firstItem="f" firstAttribute="leading" secondItem="l" secondAttribute="trailing" constant="8""#,
                #"firstAttribute="trailing" secondItem="f" secondAttribute="trailing" constant="16""#,
                #"firstItem="l" firstAttribute="centerY" secondItem="v" secondAttribute="centerY""#,
                #"firstItem="f" firstAttribute="centerY" secondItem="v" secondAttribute="centerY""#,
            ]
        )
        #expect(fixture.spec.contains("content: [Name, { textField: $(name), placeholder: None, "))
    }

    @Test func aStackView() {
        let stack = """
            <stackView axis="vertical" spacing="4" id="t" \(Self.free)><subviews>
            <label text="Early" id="a" \(Self.free)/><label text="Late" id="b" \(Self.free)/></subviews></stackView>
            """
        let fixture = Self.fixture(
            stack,
            [
                #"firstItem="t" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16""#,
                #"firstItem="t" firstAttribute="centerY" secondItem="v" secondAttribute="centerY""#,
            ]
        )
        #expect(fixture.spec.contains("vstack: [Early, Late]"))
        #expect(fixture.leftOut.isEmpty)
    }

    @Test func withoutConstraintsTheReportSaysSo() {
        let fixture = Self.fixture(#"<label text="Late" id="b"/><label text="Early" id="a"/>"#, [])
        #expect(fixture.leftOut == ["the positions of the views"])
    }

    @Test func moreConstraintsThanPeopleWriteAreNotSolvedAndTheReportSaysSo() {
        let views = #"<label text="Late" id="b" \#(Self.free)/><label text="Early" id="a" \#(Self.free)/>"#
        let edge = #"firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading""#
        let fixture = Self.fixture(views, Array(repeating: edge, count: 4_001))
        #expect(fixture.leftOut == ["the positions of the views"])
    }

    /// Frames that are taken away are found again.
    @Test(.needsStoryboards)
    func mostFramesOfRealStoryboards() {
        let roots = Corpus.sources.compactMap { try? Element.document($0.bytes) }
        let pairs = roots.flatMap(Self.pairs)
        let near = pairs.count { expected, found in
            abs(expected.x - found.x) <= 8 && abs(expected.middleY - found.middleY) <= 4
        }
        #expect(pairs.count > 300)
        #expect(Double(near) >= 0.8 * Double(pairs.count), "\(near) of \(pairs.count)")
    }

    /// The saved and the found frames of views of cells that constraints place, which keep to edges: the margins of cells have
    /// become wider since.
    private static func pairs(_ root: Element) -> [(Frame, Frame)] {
        var pairs: [(Frame, Frame)] = []
        root.walk { content in
            guard content.name == "tableViewCellContentView", !content.list("constraints").isEmpty,
                !content.contains({ $0.attributes.values.contains { $0.hasSuffix("Margin") } })
            else { return }
            let found = content.withoutFrames.withMissingFrames([:])
            func compare(_ saved: Element, _ found: Element) {
                for (one, other) in zip(saved.list("subviews"), found.list("subviews")) {
                    if one["translatesAutoresizingMaskIntoConstraints"] == "NO" {
                        pairs.append((one.frame, other.frame))
                    }
                    compare(one, other)
                }
            }
            compare(content, found)
        }
        return pairs
    }
}

extension Element {
    /// The view without the frames of the views in it.
    fileprivate var withoutFrames: Element {
        var copy = self
        copy.children = children.map { child in
            guard child.name == "subviews" else { return child }
            var views = child
            views.children = child.children.map { view in
                var bare = view.withoutFrames
                bare.children.removeAll(where: \.isFrame)
                return bare
            }
            return views
        }
        return copy
    }
}
