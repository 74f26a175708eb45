import Testing

@testable import TableSpecImport

@Suite("Frames become rows and columns")
struct LayoutInferenceTests {
    private static func label(_ text: String, _ frame: Frame) -> LayoutTree {
        .view(ViewDraft(role: .label, keys: ["label": .text(text)], frame: frame, textWidth: 40, lineHeight: 20))
    }

    private static func image(_ frame: Frame) -> LayoutTree {
        .view(ViewDraft(role: .image, keys: ["image": .text("star")], frame: frame))
    }

    private static func slider(y: Double) -> LayoutTree {
        let frame = Frame(x: 16, y: y, width: 343, height: 30)
        return .view(ViewDraft(role: .field, keys: ["slider": .binding("volume")], frame: frame))
    }

    private let region = Frame(x: 16, y: 0, width: 343, height: 100)

    private func text(_ items: [LayoutTree]) -> String {
        guard let tree = LayoutInference().arrange(items, in: region) else { return "" }
        return YAMLWriter.write(["content": tree.yaml])
    }

    @Test func whatStandsSideBySideIsARow() {
        let items = [
            Self.label("B", Frame(x: 319, y: 10, width: 40, height: 20)),
            Self.label("A", Frame(x: 16, y: 10, width: 295, height: 20)),
        ]
        #expect(text(items) == "content: { hstack: [A, B] }\n")
    }

    @Test func aTextThatIsWiderThanItsWordsKeepsItsWidthBesideTheOneThatIsStretched() {
        let items = [
            Self.label("A", Frame(x: 16, y: 10, width: 100, height: 20)),
            Self.label("B", Frame(x: 124, y: 10, width: 235, height: 20)),
        ]
        #expect(text(items) == "content: { hstack: [{ label: A, width: 100 }, B] }\n")
    }

    @Test func aViewNearAnotherStaysThereIfTheEndIsFarAway() {
        let items = [
            Self.label("A", Frame(x: 16, y: 10, width: 42, height: 20)),
            Self.image(Frame(x: 91, y: 5, width: 30, height: 30)),
        ]
        #expect(text(items) == "content: { hstack: [A, { image: star }, { spacer: true }], spacing: 33 }\n")
    }

    @Test func aShortTextThatEndsWithItsColumnDoesSoInEveryWidth() {
        let items = [Self.slider(y: 10), Self.label("Loud", Frame(x: 319, y: 46, width: 40, height: 20))]
        #expect(text(items).contains("{ label: Loud, alignment: right }"))
    }

    @Test func labelsAndValuesAreTwoColumns() {
        let items = [(16.0, 10.0, "A"), (100, 10, "B"), (16, 40, "C"), (100, 40, "D")].map {
            Self.label($0.2, Frame(x: $0.0, y: $0.1, width: 76, height: 20))
        }
        #expect(
            text(items)
                == "content: { hstack: [{ vstack: [A, C], spacing: 10, width: 76 }, { vstack: [B, D], spacing: 10 }, { spacer: true }] }\n"
        )
    }

    @Test func whatIsCloserTogetherIsASeparateColumn() {
        let items = [(10.0, "A"), (32, "B"), (72, "C")].map {
            Self.label($0.1, Frame(x: 16, y: $0.0, width: 300, height: 20))
        }
        #expect(text(items) == "content: { vstack: [{ vstack: [A, B], spacing: 2 }, C], spacing: 20 }\n")
    }

    @Test func anImageBehindATextIsTheFirstLayer() {
        let items = [
            Self.image(Frame(x: 0, y: 0, width: 375, height: 100)),
            Self.label("A", Frame(x: 16, y: 40, width: 40, height: 20)),
        ]
        #expect(
            text(items) == "content: { zstack: [{ image: star }, { label: A, anchor: leading, inset: 16 }] }\n"
        )
    }

    @Test func anImageThatFollowsTheLayersIsSetInFromTheirEdges() {
        var flexible = ViewDraft(
            role: .image,
            keys: ["image": .text("star")],
            frame: Frame(x: 26, y: 10, width: 80, height: 80)
        )
        flexible.isFlexible = true
        let items = [Self.image(Frame(x: 16, y: 0, width: 100, height: 100)), .view(flexible)]
        #expect(text(items) == "content: { zstack: [{ image: star }, { image: star, inset: 10 }] }\n")
    }

    @Test func anImageOfOneSizeStandsInTheMiddleOfTheLayers() {
        let items = [
            Self.image(Frame(x: 16, y: 0, width: 100, height: 100)),
            Self.image(Frame(x: 26, y: 10, width: 80, height: 80)),
        ]
        #expect(text(items) == "content: { zstack: [{ image: star }, { image: star, anchor: center }] }\n")
    }

    @Test func buttonsOfOneWidthShareTheRow() {
        let items = [16.0, 191.5].map { x in
            LayoutTree.view(
                ViewDraft(
                    role: .control,
                    keys: ["button": .text("Go")],
                    frame: Frame(x: x, y: 0, width: 167.5, height: 34)
                )
            )
        }
        #expect(text(items) == "content: { hstack: [{ button: Go }, { button: Go }], distribution: fillEqually }\n")
    }

    @Test func buttonsAtEqualDistancesFromEdgeToEdgeSayNothingElse() {
        let items = [(16.0, 40.0), (155, 56), (311, 48)].map { x, width in
            LayoutTree.view(
                ViewDraft(role: .control, keys: ["button": .text("Go")], frame: Frame(x: x, width: width, height: 30))
            )
        }
        let go = "{ button: Go }"
        #expect(text(items) == "content: { hstack: [\(go), \(go), \(go)], distribution: equalSpacing }\n")
    }

    @Test func theTitleOfABareButtonIsInTheMiddleOfItsFrame() {
        let frame = Frame(x: 16, y: 10, width: 343, height: 40)
        var button = ViewDraft(role: .control, keys: ["button": .text("Go")], frame: frame, lineHeight: 20)
        #expect(button.ink == Frame(x: 16, y: 20, width: 343, height: 20))
        button.keys["background"] = .text("systemRed")
        #expect(button.ink == frame)
    }

    @Test func anEmptyTextIsAsHighAsALine() {
        let frame = Frame(x: 16, y: 10, width: 100, height: 80)
        let empty = ViewDraft(role: .label, keys: ["label": .text("")], frame: frame, lineHeight: 20)
        #expect(empty.ink == Frame(x: 16, y: 40, width: 100, height: 20))
    }

    @Test func aTextThatAColumnStretchesKeepsItsHeight() {
        let (frame, below) = (
            Frame(x: 16, y: 10, width: 343, height: 60), Frame(x: 16, y: 70, width: 343, height: 20)
        )
        var stack = StackDraft(
            axis: .vertical,
            items: [Self.label("A", frame), Self.label("B", below)],
            frame: .around([frame, below])
        )
        stack.keepStretchedHeights()
        #expect(YAMLWriter.write(["content": stack.yaml]) == "content: { vstack: [{ label: A, minHeight: 60 }, B] }\n")
    }

    @Test func aNarrowerTextOfAColumnKeepsItsDistanceFromTheEdgeOfAField() {
        let items = [Self.label("A", Frame(x: 26, y: 10, width: 100, height: 20)), Self.slider(y: 40)]
        #expect(
            text(items)
                == "content: { vstack: [{ hstack: [A], padding: { left: 10 } }, { slider: $(volume) }], spacing: 10 }\n"
        )
    }

    @Test func whatStandsHigherThanTheTallestHasRoomBelowIt() {
        let items = [
            Self.image(Frame(x: 16, y: 10, width: 60, height: 60)),
            Self.label("A", Frame(x: 84, y: 20, width: 40, height: 20)),
        ]
        #expect(
            text(items)
                == "content: { hstack: [{ image: star }, { hstack: [A], padding: { bottom: 20 } }] }\n"
        )
    }

    @Test func aRowThatWouldGrowIsAlignedAtItsTop() {
        let items = [
            Self.image(Frame(x: 16, y: 10, width: 60, height: 60)),
            Self.image(Frame(x: 84, y: 50, width: 40, height: 40)),
        ]
        #expect(text(items).contains("{ hstack: [{ image: star }], padding: { top: 40 } }"))
        #expect(text(items).contains("alignment: top"))
    }

    @Test func textsOnOneLineStandOnTheirBaseline() {
        let small = ViewDraft(
            role: .label,
            keys: ["label": .text("B")],
            frame: Frame(x: 64, y: 16.4, width: 295, height: 12),
            textWidth: 40,
            lineHeight: 12
        )
        let items = [Self.label("A", Frame(x: 16, y: 10, width: 40, height: 20)), .view(small)]
        #expect(text(items).contains("alignment: lastBaseline"))
    }

    @Test func whatIsHiddenAtFirstTakesNoRoom() {
        let hidden = LayoutTree.view(
            ViewDraft(
                role: .label,
                keys: ["label": .text("B"), "visible": .binding("isShown")],
                frame: Frame(x: 16, y: 60, width: 40, height: 20),
                textWidth: 40,
                lineHeight: 20
            )
        )
        let items = [Self.label("A", Frame(x: 16, y: 10, width: 40, height: 20)), hidden]
        #expect(LayoutInference().arrange(items, in: region)?.ink == Frame(x: 16, y: 10, width: 40, height: 20))
    }

    @Test func aBadgeKeepsToTheCornerNextToIt() {
        let items = [
            Self.image(Frame(x: 16, y: 0, width: 100, height: 100)),
            Self.image(Frame(x: 92, y: 4, width: 20, height: 20)),
        ]
        #expect(
            text(items) == "content: { zstack: [{ image: star }, { image: star, anchor: topTrailing, inset: 4 }] }\n"
        )
    }

    @Test func whatIsSeenOfALabelCountsWhereFramesOverlap() {
        let items = [
            Self.label("A", Frame(x: 16, y: 40, width: 343, height: 20)),
            Self.image(Frame(x: 300, y: 40, width: 20, height: 20)),
        ]
        #expect(LayoutInference().arrange(items, in: region)?.views.map(\.role) == [.label, .image])
        #expect(!text(items).contains("zstack"))
    }
}
