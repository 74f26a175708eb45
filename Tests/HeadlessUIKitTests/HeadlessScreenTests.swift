import Dispatch
import HeadlessUIKit
import Synchronization
import Testing

/// Tells how many of its kind have gone, and whether the main queue was the place.
private final class Watched: UIViewController {
    nonisolated static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
    private let goes: @Sendable (Bool) -> Void

    init(goes: @escaping @Sendable (_ onMainQueue: Bool) -> Void) {
        self.goes = goes
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    deinit { goes(DispatchQueue.getSpecific(key: Watched.key) == true) }
}

@Suite("A screen in memory")
@MainActor
struct HeadlessScreenTests {
    @Test func theLastReferenceMayGoOnAnyThread() async {
        for _ in 0..<100 {
            let onMainQueue = await withCheckedContinuation { continuation in
                let screen = Mutex<HeadlessScreen?>(HeadlessScreen(Watched { continuation.resume(returning: $0) }))
                Task.detached { screen.withLock { $0 = nil } }
            }
            #expect(onMainQueue)
        }
    }

    @Test func aScreenOfTheMainActorGoesAtOnce() {
        weak var window: UIWindow?
        do {
            let screen = HeadlessScreen(UIViewController())
            window = screen.window
            #expect(window != nil)
        }
        #expect(window == nil)
    }
}
