import Foundation
import TableSpecExport
import TableSpecKit
import TableSpecModel
import TableSpecPictures
import TableSpecTestSupport
import Testing

/// Every number of a spec is checked before it's converted: `Int(1e308)` stops the process.
@Suite("A number that is too large is reported or drawn")
struct ExtremeNumberTests {
    static let numbers = [
        "1e308", "-1e308", ".nan", ".inf", "-.inf", "nan", "inf", "9223372036854775807", "-9223372036854775808", "1e19",
    ]

    @Test("at every key that takes a number")
    func keys() {
        let places = SampleSpecs.places.filter { $0.key.entry.type.takesNumber }
        #expect(places.count > 50)
        let texts = places.enumerated().flatMap { index, place in
            // In the quick tier each key gets one of the numbers.
            let numbers = TestTier.isSlow ? Self.numbers : [Self.numbers[index % Self.numbers.count]]
            return SampleSpecs.all.samples(of: place).prefix(1).flatMap { sample in
                numbers.map { sample.text(value: sample.value.hasPrefix("[") ? "[\($0)]" : $0) }
            }
        }
        #expect(texts.concurrentMap { Self.strangeWords(in: $0) }.flatMap { $0 } == [])
    }

    @Test("in the state, in samples and in conditions, shown by every control and format")
    func values() {
        let texts = ["Int", "Double", "Float"].flatMap { type in
            Self.numbers.flatMap { number in
                [true, false].map { Self.form(type, default: $0 ? number : nil, sample: $0 ? nil : number) }
            }
        }
        let inGallery = TestTier.isSlow
        let strange = TestTier.share(of: texts).concurrentMap { Self.strangeWords(in: $0, inGallery: inGallery) }
        #expect(strange.flatMap { $0 } == [])
    }

    @Test("in a baseline")
    func baseline() throws {
        for number in Self.numbers {
            let entry = #"{ "file": "A.yaml", "at": "A/r", "rule": "disclosure-without-action", "count": \#(number) }"#
            let folder = try TemporaryFolder([
                "A.yaml": Self.form("Int", default: nil, sample: nil),
                "b.json": #"{ "version": \#(number), "findings": [\#(entry), \#(entry)] }"#,
                "c.json": #"{ "version": 1, "findings": [\#(entry), \#(entry)] }"#,
            ])
            for name in ["b.json", "c.json"] {
                let options = LintRun.Options(baseline: "\(folder.path)/\(name)")
                _ = try LintRun(Workspace(paths: ["\(folder.path)/A.yaml"]), options)
            }
        }
    }

    /// A screen that shows a number in all ways.
    private static func form(_ type: String, default value: String?, sample: String?) -> String {
        """
        screen: A
        state: { n: \(type)\(value.map { " = \($0)" } ?? ""), list: [Int], words: String }
        navigationItem: { right: { title: Save, action: save, enabled: $(n > \(value ?? "1") && words.count < \(value ?? "1")) } }
        table:
          style: insetGrouped
          sections:
            - id: controls
              footer: $(n) $(n:one=item:other=items)
              rows:
                - { text: Slider, accessory: { slider: $(n), min: 0, max: 10 } }
                - { text: Stepper, accessory: { stepper: $(n), min: 0, max: 10 } }
                - { text: Progress, accessory: { progressView: $(n) } }
                - { id: pages, content: [{ pageControl: $(n), numberOfPages: 3, accessibilityLabel: Page }] }
                - { text: Segments, accessory: { segmentedControl: $(n), segments: [A, B] } }
                - { id: wheels, content: [{ pickerView: $(n), titles: [A, B], accessibilityLabel: Wheel }] }
            - id: texts
              rows:
                - { style: value1, text: Plain, detail: $(n) }
                - { style: value1, text: Number, detail: "$(n:number)" }
                - { style: value1, text: Percent, detail: "$(n:percent)" }
                - { style: value1, text: Euro, detail: "$(n:currency=EUR)" }
                - { style: value1, text: Digits, detail: "$(n:fractionLength=15)" }
            - rows: { forEach: e in list, prototype: Cell }
          prototypes: [{ id: Cell, text: $(e) }]
        \(sample.map { "samples: { n: \($0), list: [\($0), 1] }" } ?? "")

        """
    }

    /// Lints, generates, draws and exports a spec. Returns what no Swift and no picture contains.
    private static func strangeWords(in text: String, inGallery: Bool = false) -> [String] {
        let workspace = Workspace(files: [(path: "A.yaml", text: text)])
        let analysis = Analysis(workspace)
        let previews = Previews(workspace, analysis)
        let pictures = previews.pictures([.normal])
        _ = previews.texts()
        if inGallery { _ = previews.gallery(PictureChoices()) }
        _ = try? SettingsBundle(analysis)
        let swift = analysis.hasErrors ? [] : Compilation(workspace, analysis).swiftFiles()
        return pictures.flatMap { $0.text.matches(of: #/="[^"]*\b(?:nan|inf)\b[^"]*"/#).map { "\($0.0) in\n\(text)" } }
            + swift.flatMap { $0.text.matches(of: #/[:=] -?(?:nan|inf)[,)\n]/#).map { "\($0.0) in\n\(text)" } }
    }
}

extension ValueDescription {
    /// Whether a number can be the value, or an element of it.
    fileprivate var takesNumber: Bool {
        switch self {
        case .count, .number, .bounded, .wholeNumber, .points, .length, .value: true
        case .list(let type), .table(let type), .requiring(_, let type), .excluding(_, let type): type.takesNumber
        case .either(let types): types.contains(where: \.takesNumber)
        default: false
        }
    }
}
