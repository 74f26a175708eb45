import TableSpecDiagnostics
import TableSpecTestSupport
import TableSpecYAML
import Testing

@testable import TableSpecModel

/// A kind of mapping that the language does not have, with a key of each kind of value.
private struct Lamp: Hashable, Sendable {
    var title: TextTemplate?
    var scenes: [TextTemplate] = []
    var icon: ImageReference?
    var isOn: Binding?
    var brightness = Setting<Double>.unset
    var isDimmable = Setting<Bool>.unset
    var color = Setting<ColorReference>.unset
    var style = Setting<TableStyle>.unset
    var wiring: [OutletAssignment] = []
    var trigger = Trigger.none

    static let mapping = MappingType(LampKey.self)
}

/// Its keys; nothing else says what they are.
private enum LampKey: String, DeclaredKeyTable {
    case title, scenes, icon, isOn, brightness, isDimmable, color, style, wiring, action

    static let object = ObjectDescription("lamp", "A light.")

    var declaration: KeyDeclaration<Lamp> {
        switch self {
        case .title: .init(\.title, .text(.title), isRequired: true, "What the lamp is called.")
        case .scenes: .init(\.scenes, .texts { .segment($0) }, "The names of its scenes.")
        case .icon: .init(\.icon, .image, "The picture of the lamp.")
        case .isOn: .init(\.isOn, .binding(to: "a Boolean"), "When the lamp is lit.")
        case .brightness: .init(\.brightness, .number(in: 0...1), default: "1", "How bright it is.")
        case .isDimmable: .init(\.isDimmable, .boolean, default: "false", "Whether it can be dimmed.")
        case .color: .init(\.color, .color, "The colour of its light.")
        case .style: .init(\.style, .choice(), "Its style.")
        case .wiring: .init(\.wiring, .assignments, "What its properties get.")
        case .action: .init(\.trigger, .action, "The method that a tap calls.")
        }
    }
}

@Suite("A key that is declared in a mapping is, without further work,")
struct DeclaredKeyTests {
    @Test("decoded from every valid value, derived from its declaration", arguments: LampKey.allCases)
    private func decoded(_ key: LampKey) {
        let values = SampleSpecs.candidates(for: key.entry.type)
        #expect(!values.isEmpty)
        for value in values {
            let (lamp, diagnostics) = read(fields(stating: key, value))
            #expect(diagnostics.isEmpty, "\(key): \(value)")
            // An empty mapping is right, and says nothing.
            #expect(value == "{}" || Lamp.mapping.members(of: lamp).contains { $0.key == key.name })
        }
    }

    @Test("diagnosed once for invalid values, which are derived from its declaration", arguments: LampKey.allCases)
    private func wrong(_ key: LampKey) {
        let mistakes = KeyMistake.all(for: key.entry.type)
        #expect(!mistakes.isEmpty)
        for mistake in mistakes {
            let text = MarkedText(mistake.value).text
            let diagnostics = read(fields(stating: key, text)).diagnostics
            #expect(diagnostics.count == 1, "\(key) with \(text): \(diagnostics.map(\.message))")
        }
    }

    @Test func toldWhereItIsMissing() {
        #expect(
            read([SpecField("style", "plain")]).diagnostics.map(\.message) == ["lamp has no 'title'"]
        )
    }

    @Test("suggested for a misspelling, with a placeholder in its place", arguments: LampKey.allCases)
    private func misspelled(_ key: LampKey) {
        let value = SampleSpecs.candidates(for: key.entry.type).first ?? ""
        let spelling = key.name.misspelled
        let (lamp, diagnostics) = read(fields(stating: key, value).renaming(key.name, to: spelling))
        #expect(diagnostics.map(\.help) == ["did you mean '\(key.name)'?"])
        if key == .brightness { #expect(lamp.brightness.isInvalid) }
    }

    @Test("documented, and in the schema", arguments: LampKey.allCases)
    private func described(_ key: LampKey) {
        let object = LanguageObject(Lamp.mapping)
        #expect(LanguageReference.section(object).contains("`\(key.name)`"))
        #expect(JSONSchema.definition(of: object).text.contains("\"\(key.name)\":{\"description\":"))
    }

    @Test("inspected, and compared", arguments: LampKey.allCases)
    private func compared(_ key: LampKey) {
        let blank = read([SpecField("title", "Desk")]).lamp
        for value in SampleSpecs.candidates(for: key.entry.type) where value != "{}" {
            let lamp = read(fields(stating: key, value)).lamp
            #expect(Lamp.mapping.members(of: lamp).contains { $0.key == key.name })
            #expect(Lamp.mapping.differences(between: blank, and: lamp).map(\.name) == [key.name])
            #expect(Lamp.mapping.differences(between: lamp, and: lamp).isEmpty)
        }
    }

    @Test func walkedOver() {
        let lamp = read([
            SpecField("title", "$(name)"), SpecField("scenes", "[Reading, $(scene)]"), SpecField("icon", "$(photo)"),
            SpecField("isOn", "$(isLit)"), SpecField("wiring", "{ knob.text: $(knob) }"), SpecField("action", "toggle"),
        ]).lamp
        let visitor = Collector()
        var visited = lamp
        Lamp.mapping.walk(ModelWalk(visitor: visitor, isChanging: false), &visited)
        #expect(visitor.roles == [.title, .segment(0), .segment(1), .assigned(to: "knob.text", isShown: true)])
        #expect(visitor.bindings == ["name", "scene", "photo", "isLit", "knob"])
        #expect(visitor.triggers.count == 1)
        #expect(visited == lamp)
    }

    @Test func changedByAWalk() {
        var lamp = read([SpecField("title", "Desk"), SpecField("scenes", "[Reading, Sleeping]")]).lamp
        Lamp.mapping.walk(ModelWalk(visitor: Shouting(), isChanging: true), &lamp)
        #expect(lamp.title?.literal == "DESK")
        #expect(lamp.scenes.compactMap(\.literal) == ["READING", "SLEEPING"])
    }

    @Test func changedByAWalkWhereItLiesInATab() throws {
        let resolved = Resolved(
            "app: Clock\ntabs: [{ title: Map, badge: New, navigation: Map }]\nexternal: { Map: MapController }"
        )
        var content = FileContent(try #require(resolved.model.apps.first))
        FileContent.mapping.walk(ModelWalk(visitor: Shouting(), isChanging: true), &content)
        #expect(content.app.tabs.first?.title?.literal == "MAP")
        #expect(content.app.tabs.first?.badge?.literal == "NEW")
    }

    @Test func noMappingHasMoreKeysThanASetHolds() {
        for object in Language.objects { #expect(object.keys.count <= KeySet.capacity, "\(object.description.name)") }
    }

    // MARK: Reading

    private func fields(stating key: LampKey, _ value: String) -> [SpecField] {
        [SpecField("title", "Desk")].stating(SpecField(key.name, value))
    }

    private func read(_ fields: [SpecField]) -> (lamp: Lamp, diagnostics: [Diagnostic]) {
        var sources = SourceMap()
        var diagnostics: [Diagnostic] = []
        let file = SourceFile(path: "Lamp.yaml", text: fields.fileText)
        var lamp = Lamp()
        var decoder = SpecDecoder()
        if let document = YAMLDocument.parse(file, id: sources.add(file), diagnostics: &diagnostics) {
            decoder.read(document.root, as: Lamp.mapping, into: &lamp)
        }
        return (lamp, diagnostics + decoder.diagnostics)
    }
}

/// Lists what a walk shows.
private final class Collector: ModelVisitor {
    var roles: [TextRole] = []
    var bindings: [String] = []
    var triggers: [Trigger] = []

    func visit(_ text: inout TextTemplate, as role: TextRole) { roles.append(role) }

    func visit(_ binding: inout Binding) { bindings.append(binding.text) }

    func visit(_ trigger: inout Trigger) { triggers.append(trigger) }
}

/// Writes every text in capitals.
private final class Shouting: ModelVisitor {
    func visit(_ text: inout TextTemplate, as role: TextRole) {
        text = TextTemplate(literal: (text.literal ?? "").uppercased(), at: text.range)
    }
}
