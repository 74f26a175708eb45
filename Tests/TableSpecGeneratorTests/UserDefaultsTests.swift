import Testing

@Suite("State in user defaults")
struct UserDefaultsTests {
    @Test func theStateIsReadWrittenAndFollowed() {
        let generated = Generated(
            rows: "{ id: on, text: On, accessory: { switch: $(on) } }",
            keys: "state: { on: Bool = true, name: String, query: String }\nuserDefaults: { on: is_on, name: name }"
        )
        expect(
            generated,
            has: "didSet {\nif state != oldValue { showChanges(since: oldValue) }\n"
                + "keptState.write(state, since: oldValue)\n}",
            "private let keptState: TableSpec.KeptState<State>",
            "init(state: State = State(), userDefaults: UserDefaults = .standard) {",
            "keptState = TableSpec.KeptState<State>(in: userDefaults).keeping(\\.on, as: \"is_on\").keeping(\\.name, as: \"name\")",
            "self.state = keptState.beginning(with: state)",
            "keptState.onChange { [weak self] in\nguard let self else { return }\n"
                + "self.state = keptState.reading(over: self.state)\n}"
        )
        #expect(generated.supports("final class KeptState<State>"))
    }

    @Test func textOfAKeyIsData() {
        let generated = Generated(
            rows: "{ id: on, text: On, accessory: { switch: $(on) } }",
            keys: #"state: { on: Bool }\#nuserDefaults: { on: 'a\(b)"c' }"#
        )
        expect(generated, has: #".keeping(\.on, as: "a\\(b)\"c")"#)
    }

    @Test func screensWithoutItHaveNothingOfIt() {
        let generated = Generated(
            rows: "{ id: on, text: On, accessory: { switch: $(on) } }",
            keys: "state: { on: Bool }"
        )
        #expect(!generated.swift.contains("keptState") && !generated.support.contains("KeptState"))
    }
}
