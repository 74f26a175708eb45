import HeadlessUIKit
import Testing

@testable import GeneratedTables

/// The app with tabs: its screens are made, got ready and shown; the badge follows the state.
@Suite("The Clock app")
@MainActor
struct AppTests {
    private let clock = ClockCode()
    private let tabs: ClockTabBarController
    private let screen: HeadlessScreen

    init() {
        tabs = ClockTabBarController(screens: clock)
        screen = HeadlessScreen(tabs)
    }

    private var items: [UITabBarItem] { tabs.tabBar.items ?? [] }

    @Test func theBarShowsTheTabsInOrder() {
        #expect(items.map(\.title) == ["World Clock", "Alarms", "Stopwatch", "Timer"])
        #expect(items.allSatisfy { $0.image != nil })
        #expect(items.map(\.badgeValue) == [nil, nil, nil, nil])
        #expect(tabs.selectedIndex == 0)
    }

    @Test func eachTabShowsItsScreen() throws {
        let stack = try #require(tabs.selectedViewController as? UINavigationController)
        #expect(stack.topViewController is WorldClockViewController)
        #expect(tabs.tapTab(at: 1))
        let alarms = try #require(tabs.selectedViewController as? UINavigationController)
        #expect(alarms.topViewController is AlarmsViewController)
        #expect(alarms.topViewController?.title == "Alarms")
        #expect(tabs.tapTab(at: 2))
        #expect(tabs.selectedViewController === clock.stopwatch)
        #expect(tabs.tapTab(at: 3))
        #expect(tabs.selectedViewController is TimerViewController)
    }

    @Test func onlyTheStackThatAsksForLargeTitlesHasThem() {
        let stacks = (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
        #expect(stacks.map(\.navigationBar.prefersLargeTitles) == [true, false])
    }

    @Test func theBadgeFollowsTheState() {
        tabs.state.alarmCount = 3
        #expect(items.map(\.badgeValue) == [nil, "3", nil, nil])
        tabs.state.alarmCount = 0
        #expect(items[1].badgeValue == nil, "nothing new, no mark")
        tabs.state.alarmCount = 12
        #expect(items[1].badgeValue == "12")
        tabs.state.alarmCount = nil
        #expect(items[1].badgeValue == nil)
    }

    @Test func aStateToStartWithShowsAtOnce() {
        let tabs = ClockTabBarController(state: .init(alarmCount: 2), screens: clock)
        #expect(tabs.tabBar.items?.map(\.badgeValue) == [nil, "2", nil, nil])
    }

    @Test func generatedScreensAreGotReadyBeforeTheyAreShown() throws {
        #expect(clock.prepared == ["WorldClock", "Alarms", "Timer"])
        let stack = try #require(tabs.selectedViewController as? UINavigationController)
        #expect(stack.topViewController?.navigationItem.rightBarButtonItem?.tap() == true)
        #expect(clock.calls == ["addCity"])
        tabs.tapTab(at: 1)
        #expect(screen.table.rowTexts == [["Alarms", "Turn All Off"], ["6:30 AM", "10:00 PM"]])
        clock.alarms?.soundsSwitch.tap()
        #expect(clock.calls == ["addCity", "alarmsSwitched"])
        #expect(screen.table.rowTexts == [["Alarms", "Turn All Off"]])
    }
}

/// The tab of the Clock app that presents other screens.
@Suite("The timer")
@MainActor
struct TimerTests {
    private let app = TimerCode()
    private let controller = TimerViewController()
    private let screen: HeadlessScreen

    init() {
        controller.actions = app
        screen = HeadlessScreen(controller)
    }

    @Test func theChosenSoundIsHandedBack() throws {
        #expect(screen.table.tapRow(at: path(0, 1)))
        let sounds = try #require(screen.topViewController as? TimerSoundsViewController)
        #expect(screen.table.tapRow(at: path(0, 2)))
        #expect(sounds.navigationItem.rightBarButtonItem?.tap() == true)
        #expect(controller.presentedViewController == nil)
        #expect(app.results == ["Chimes"])
    }

    @Test func cancellingHandsBackNothing() throws {
        screen.table.tapRow(at: path(0, 1))
        #expect(screen.topViewController?.navigationItem.leftBarButtonItem?.tap() == true)
        #expect(controller.presentedViewController == nil)
        #expect(app.results == [nil])
    }

    @Test func theRunningTimerIsThereAtOnce() {
        controller.minutesStepper.tapPlus()
        #expect(screen.table.tapRow(at: path(1, 0)))
        #expect(app.running?.minutes == 16)
        #expect(controller.presentedViewController === app.running)
        #expect(app.running?.modalPresentationStyle == .fullScreen)
        #expect(app.running?.appearances == [false], "it comes without an animation")
    }
}

/// A screen that is written by hand and remembers how it came.
private final class RunningTimer: UIViewController {
    let minutes: Int
    private(set) var appearances: [Bool] = []

    init(minutes: Int) {
        self.minutes = minutes
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances.append(animated)
    }
}

private final class TimerCode: TimerActions, TimerSoundsActions {
    private(set) var results: [String?] = []
    private(set) var running: RunningTimer?

    func prepare(_ destination: TimerSoundsViewController) {
        destination.actions = self
        destination.state = .sample
    }

    func makeTimerSound(from state: TimerSoundsViewController.State) -> TimerSound? {
        state.sounds.first { $0.id == state.chosen }
    }

    func didFinish(timerSounds result: TimerSound?) { results.append(result?.name) }

    func makeRunningTimer(minutes: Int) -> UIViewController {
        let timer = RunningTimer(minutes: minutes)
        running = timer
        return timer
    }
}

/// The app of one navigation stack: what its code supplies becomes the input of the first screen, at once and later.
@Suite("The trail guide")
@MainActor
struct TrailGuideTests {
    @Test func theFirstScreenFollowsTheState() throws {
        let code = GuideCode()
        let app = TrailGuideApp(state: .init(regions: RegionsViewController.Input.sample.regions), screens: code)
        let screen = HeadlessScreen(app.rootViewController)
        let stack = try #require(app.rootViewController as? UINavigationController)
        #expect(stack.topViewController === code.regions)
        #expect(screen.table.rowTexts == [["Coast", "Mountains", "Bay", "Desert"]])
        app.state.regions.remove(at: 1)
        #expect(screen.table.rowTexts == [["Coast", "Bay", "Desert"]])
        app.state.regions = []
        #expect(screen.table.rowTexts == [[]])
    }
}

private final class GuideCode: TrailGuideScreens {
    weak var regions: RegionsViewController?

    func prepare(_ destination: RegionsViewController) { regions = destination }
}

/// What an app writes by hand for its tabs.
private final class ClockCode: ClockScreens, WorldClockActions, AlarmsActions {
    var prepared: [String] = []
    var calls: [String] = []
    weak var alarms: AlarmsViewController?
    let stopwatch = UIViewController(nibName: nil, bundle: nil)

    func prepare(_ destination: WorldClockViewController) {
        prepared.append("WorldClock")
        destination.actions = self
    }

    func prepare(_ destination: AlarmsViewController) {
        prepared.append("Alarms")
        alarms = destination
        destination.actions = self
        destination.state = .sample
    }

    func prepare(_ destination: TimerViewController) { prepared.append("Timer") }

    func makeStopwatch() -> UIViewController { stopwatch }

    func addCity() { calls.append("addCity") }

    func addAlarm() { calls.append("addAlarm") }

    func alarmsSwitched() { calls.append("alarmsSwitched") }

    func schedule(alarm: Alarm) {}

    func turnAllOff() {}

    func saveAlarms(alarms: [Alarm], oldValue: [Alarm]) {}
}
