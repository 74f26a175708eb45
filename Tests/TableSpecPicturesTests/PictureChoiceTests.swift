import TableSpecPreview
import Testing

@testable import TableSpecKit
@testable import TableSpecPictures

@Suite("Picture traits are chosen by options")
struct PictureChoiceTests {
    @Test func aTextListsValuesWithCommasAndAllMeansAll() throws {
        #expect(try PreviewDevice.values(listedIn: "iPhone SE,ipad") == [.iPhoneSE, .iPad])
        #expect(try PreviewDevice.values(listedIn: "iphone-max") == [.iPhoneMax])
        #expect(try Appearance.values(listedIn: "all") == Appearance.allCases)
        #expect(try ContentSizeCategory.values(listedIn: "ALL").count == 12)
    }

    @Test(arguments: [("dim", "dim"), ("light,drak", "drak"), ("light,", ""), ("", "")])
    func aWrongWordIsNamedWithTheRightOnes(text: String, found: String) {
        let error = #expect(throws: UnknownPictureChoice.self) { try Appearance.values(listedIn: text) }
        #expect(error?.message == "unknown appearance '\(found)'; expected 'light', 'dark' or 'all'")
    }

    @Test func wordsChooseAllTraitsAtOnce() throws {
        let choices = try PictureChoices(devices: "iPad, iPhoneSE", appearances: "dark", isPseudolocalized: true)
        #expect(choices.variants.map(\.traits.device) == [.iPad, .iPhoneSE])
        #expect(choices.variants.allSatisfy { $0.traits.appearance == .dark && $0.localization == .pseudolocalized })
        #expect(try PictureChoices(directions: "").variants == PictureChoices().variants)
        let error = #expect(throws: UnknownPictureChoice.self) { try PictureChoices(directions: "up") }
        #expect(error?.message == "unknown direction 'up'; expected 'ltr', 'rtl' or 'all'")
    }

    @Test func everyTraitHasItsOwnNounAndWords() {
        func isWellNamed<Choice: PictureChoice>(_: Choice.Type) -> Bool {
            Set(Choice.choices.map { $0.word.lowercased() }).count == Choice.choices.count
                && !Choice.noun.isEmpty && !Choice.choices.contains { $0.word.contains(" ") }
        }
        #expect(isWellNamed(PreviewDevice.self) && isWellNamed(Contrast.self) && isWellNamed(SystemVersion.self))
        #expect(isWellNamed(LayoutDirection.self) && isWellNamed(PreviewState.self))
        #expect(isWellNamed(OptionalValues.self) && isWellNamed(Localization.self))
    }

    @Test func whatIsLeftOpenIsTheDefaultInLightAndDark() {
        #expect(PictureChoices().variants == PreviewVariant.standard)
    }

    @Test func allCombinationsAreDrawnOnceUnderDistinctNames() {
        var choices = PictureChoices()
        choices.devices = PreviewDevice.all
        choices.appearances = Appearance.allCases
        choices.contrasts = Contrast.allCases
        choices.systems = SystemVersion.allCases
        choices.textSizes = ContentSizeCategory.allCases
        choices.directions = LayoutDirection.allCases
        choices.states = PreviewState.allCases
        choices.optionals = OptionalValues.allCases
        choices.localizations = Localization.allCases
        let variants = choices.variants
        // Optional values are missing without data: 9 states with and without them, and the empty one.
        #expect(variants.count == 4 * 2 * 2 * 5 * 12 * 2 * 2 * (9 * 2 + 1))
        #expect(Set(variants.map(\.suffix)).count == variants.count)
        choices.devices += [.iPad]
        #expect(choices.variants.count == variants.count)
    }

    @Test func noTwoSpecsHaveAPictureOfOneName() {
        var choices = PictureChoices()
        choices.devices = PreviewDevice.all
        choices.directions = LayoutDirection.allCases
        choices.states = [.empty, .editing]
        choices.contrasts = Contrast.allCases
        let suffixes = choices.variants.map(\.suffix)
        let others = ["A", "A_", "A-", "A-B", "A-dark_", "A-dark__", "A-DARK-rtl", "A-iPad-light"]
        let stems = others + suffixes.map { "A\($0)" }
        let products = PictureProducts(pictures: choices.variants)
        let names = Set(stems).flatMap(products.paths).map { $0.lowercased() }
        #expect(Set(names).count == Set(stems).count * suffixes.count)
        let ordinary = PictureProducts(pictures: [.normal]).paths(stem: "A-B")
        #expect(ordinary == ["Previews/A-B.svg"])
    }

    @Test func eachKindOfPictureNamesTheOptionsThatItDoesNotSupport() {
        var choices = PictureChoices()
        choices.devices = [.iPad]
        choices.appearances = [.dark]
        choices.directions = [.rightToLeft]
        choices.states = [.editing]
        #expect(choices.unsupportedOptions(by: .svg).isEmpty)
        #expect(choices.unsupportedOptions(by: .html) == ["--appearance", "--state"])
        #expect(choices.unsupportedOptions(by: .text) == ["--device", "--appearance"])
    }
}
