import Foundation
import HeadlessUIKit
import TableSpecTestSupport
import Testing

@testable import GeneratedTables

/// Settings that user defaults keep.
@Suite("Persistent state")
@MainActor
final class ReadingTests {
    private nonisolated let suite = "tablespec.reading.\(UUID().uuidString)"
    private let defaults: UserDefaults

    init() throws { defaults = try #require(UserDefaults(suiteName: suite)) }

    deinit { UserDefaults.standard.removePersistentDomain(forName: suite) }

    private func screen(_ state: ReadingViewController.State = .init()) -> (ReadingViewController, HeadlessScreen) {
        let controller = ReadingViewController(state: state, userDefaults: defaults)
        return (controller, HeadlessScreen(inStack: controller))
    }

    /// Posts the notification that Foundation posts on iOS after each change, but not on Linux.
    private func tellOfChange() async {
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
        await drained()
    }

    @Test func theSettingsAppChangesAValue() async throws {
        let (controller, screen) = self.screen()
        HeadlessScreen.changeOutside(defaults) { $0.set(false, forKey: "send_receipts") }
        await drained()
        #expect(!controller.state.sendsReceipts)
        #expect(!controller.sendReceiptsSwitch.isOn)
        withExtendedLifetime(screen) {}
    }

    @Test func anotherObjectForTheSameSuiteChangesAValue() async throws {
        let (controller, screen) = self.screen()
        let other = try #require(UserDefaults(suiteName: suite))
        other.set("dark", forKey: "theme")
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: other)
        await drained()
        #expect(controller.state.theme == .dark)
        withExtendedLifetime(screen) {}
    }

    @Test func theStateBeginsWithWhatIsKept() {
        defaults.set(false, forKey: "send_receipts")
        defaults.set("dark", forKey: "theme")
        defaults.set(2, forKey: "columns")
        defaults.set(20.5, forKey: "text_size")
        let (controller, screen) = self.screen()
        #expect(!controller.state.sendsReceipts && controller.state.theme == .dark)
        #expect(controller.state.columns == 2 && controller.state.textSize == 20.5)
        screen.layOut()
        #expect(!controller.sendReceiptsSwitch.isOn)
        #expect(controller.state.signature == "" && controller.state.homePage == nil)
    }

    @Test func whatIsNotKeptIsRegistered() {
        let (controller, _) = self.screen(.init(theme: .light, signature: "Ada"))
        #expect(controller.state.theme == .light && controller.state.signature == "Ada")
        #expect(defaults.bool(forKey: "send_receipts") && defaults.string(forKey: "theme") == "light")
        #expect(defaults.double(forKey: "text_size") == 17 && defaults.string(forKey: "signature") == "Ada")
        #expect(UserDefaults(suiteName: suite)?.persistentDomain(forName: suite)?["theme"] == nil, "nothing is written")
    }

    @Test func aChangeIsWritten() {
        let (controller, screen) = self.screen()
        screen.layOut()
        controller.sendReceiptsSwitch.tap()
        controller.signatureTextField.type("Ada")
        controller.state.theme = .dark
        #expect(!defaults.bool(forKey: "send_receipts"))
        #expect(defaults.string(forKey: "signature") == "Ada" && defaults.string(forKey: "theme") == "dark")
        #expect(defaults.object(forKey: "showsHelp") == nil, "what is not listed is not kept")
        let (next, _) = self.screen()
        #expect(next.state.signature == "Ada" && next.state.theme == .dark && !next.state.sendsReceipts)
    }

    @Test func aChangeByOthersIsShownAtOnce() async {
        let (controller, screen) = self.screen()
        screen.layOut()
        defaults.set(false, forKey: "send_receipts")
        defaults.set("light", forKey: "theme")
        await tellOfChange()
        #expect(!controller.sendReceiptsSwitch.isOn)
        #expect(screen.table.rowTexts.first?.first == "Appearance")
        #expect(controller.state.theme == .light)
    }

    @Test func segmentsShowTheTitlesOfTheCasesAndChooseOne() {
        let (controller, screen) = self.screen(.init(theme: .light))
        screen.layOut()
        let control = controller.appearanceSegmentedControl
        #expect((0..<control.numberOfSegments).map(control.titleForSegment) == ["Automatic", "Light", "Dark"])
        #expect(control.selectedSegmentIndex == 1)
        #expect(control.tapSegment(at: 2))
        #expect(controller.state.theme == .dark && defaults.string(forKey: "theme") == "dark")
        controller.state.theme = .system
        #expect(control.selectedSegmentIndex == 0)
    }

    @Test func aWordThatIsUnknownChangesNothing() async {
        defaults.set("sepia", forKey: "theme")
        let (controller, _) = self.screen()
        #expect(controller.state.theme == .system)
        defaults.set("dark", forKey: "theme")
        await tellOfChange()
        #expect(controller.state.theme == .dark)
        defaults.set("sepia", forKey: "theme")
        await tellOfChange()
        #expect(controller.state.theme == .dark)
    }

    /// A notification that comes while one of two values has been written takes nothing back.
    @Test func twoValuesChangeTogether() async {
        let (controller, _) = self.screen()
        let writing = HookedDefaults(suiteName: suite)
        let other = ReadingViewController(userDefaults: writing ?? defaults)
        writing?.onSet = { NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: writing) }
        other.update {
            $0.columns = 3
            $0.theme = .dark
        }
        #expect(other.state.columns == 3 && other.state.theme == .dark)
        #expect(writing?.sets == ["theme", "columns"], "each once")
        await tellOfChange()
        #expect(controller.state.columns == 3 && controller.state.theme == .dark)
    }

    @Test func aChangeOnAnotherThreadIsShownOnTheMainActor() async {
        let (controller, _) = self.screen()
        let suite = suite
        let defaults = SharedDefaults(defaults)
        await Task.detached {
            UserDefaults(suiteName: suite)?.set("dark", forKey: "theme")
            NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults.value)
        }.value
        await drained()
        #expect(controller.state.theme == .dark)
    }

    @Test func theScreenGoesWithItsObservation() async {
        weak var gone: ReadingViewController?
        do {
            let controller = ReadingViewController(userDefaults: defaults)
            gone = controller
        }
        #expect(gone == nil)
        await tellOfChange()
    }
}

/// User defaults are safe to use on several threads, which Foundation on Linux does not say.
private struct SharedDefaults: @unchecked Sendable {
    let value: UserDefaults
    init(_ value: UserDefaults) { self.value = value }
}

/// User defaults that post a notification during each change, as on iOS.
private final class HookedDefaults: UserDefaults {
    var onSet: () -> Void = {}
    var sets: [String] = []

    override func set(_ value: Any?, forKey defaultName: String) {
        super.set(value, forKey: defaultName)
        sets.append(defaultName)
        onSet()
    }
}
