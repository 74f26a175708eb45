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
                + "persistedState.write(state, since: oldValue)\n}",
            "private let persistedState: TableSpec.PersistedState<State>",
            "init(state: State = State(), userDefaults: UserDefaults = .standard) {",
            "persistedState = TableSpec.PersistedState<State>(in: userDefaults).keeping(\\.on, as: \"is_on\")\n"
                + ".keeping(\\.name, as: \"name\")",
            "self.state = persistedState.beginning(with: state)",
            "persistedState.onChange { [weak self] in\nguard let self else { return }\n"
                + "self.state = persistedState.reading(over: self.state)\n}"
        )
        #expect(generated.supports("final class PersistedState<State>"))
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
        #expect(!generated.swift.contains("persistedState") && !generated.support.contains("PersistedState"))
    }
}
