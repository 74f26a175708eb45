import Foundation
import HeadlessUIKit
import Testing

/// A dismissal takes time; until it has ended the dismissed screen is there.
@MainActor struct DismissalTests {
    private let root = UIViewController()
    private let sheet = UIViewController()
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(root)
        root.present(sheet, animated: true)
    }

    @Test func itsCompletionComesLater() {
        var isOver = false
        root.dismiss(animated: true) { isOver = true }
        #expect(sheet.isBeingDismissed && root.presentedViewController === sheet && !isOver)
        #expect(screen.topViewController === sheet)
        HeadlessClock.finishAnimations()
        #expect(!sheet.isBeingDismissed && root.presentedViewController == nil && isOver)
        #expect(screen.topViewController === root)
    }

    @Test func withoutAnimationItIsOverAtOnce() {
        var isOver = false
        root.dismiss(animated: false) { isOver = true }
        #expect(root.presentedViewController == nil && isOver)
    }

    @Test func presentingMeanwhileIsRefused() {
        let failures = HeadlessFailure.collect {
            root.dismiss(animated: true)
            root.present(UIViewController(), animated: true)
        }
        #expect(
            failures.map(\.reason) == [
                "Attempt to present <UIViewController> on <UIViewController> (from <UIViewController>) which is already "
                    + "presenting <UIViewController>."
            ]
        )
        HeadlessClock.finishAnimations()
        #expect(root.presentedViewController == nil)
    }

    @Test func presentingInItsCompletionIsRight() {
        let next = UIViewController()
        root.dismiss(animated: true) { [root] in root.present(next, animated: true) }
        HeadlessClock.finishAnimations()
        #expect(screen.topViewController === next)
    }

    @Test func dismissingTwiceIsRefused() {
        let failures = HeadlessFailure.collect {
            root.dismiss(animated: true)
            sheet.dismiss(animated: true)
        }
        #expect(failures.map(\.severity) == [.fault])
        #expect(
            failures.map(\.reason) == [
                "Attempt to dismiss from view controller <UIViewController> while a presentation or dismiss is in progress!"
            ]
        )
        HeadlessClock.finishAnimations()
        #expect(screen.topViewController === root)
    }

    @Test func aScreenThatIsBeingDismissedPresentsNothing() {
        let failures = HeadlessFailure.collect {
            sheet.dismiss(animated: true)
            sheet.present(UIViewController(), animated: true)
        }
        #expect(
            failures == [
                HeadlessFailure(
                    .fault,
                    "Attempt to present <UIViewController> on <UIViewController> (from <UIViewController>) while a "
                        + "presentation is in progress."
                )
            ]
        )
        HeadlessClock.finishAnimations()
        #expect(screen.topViewController === root)
    }

    @Test func tappingAnAlertThatIsNotShownIsAFailure() {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        var count = 0
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in count += 1 })
        let failures = HeadlessFailure.collect { #expect(!alert.tapAction("Delete")) }
        #expect(failures.map(\.reason) == ["“Delete” can't be tapped because <UIAlertController> isn't presented"])
        root.dismiss(animated: false)
        root.present(alert, animated: true)
        HeadlessClock.atOnce {
            #expect(alert.tapAction("Delete"))
            #expect(!alert.tapAction("Delete"))
        }
        HeadlessClock.finishAnimations()
        #expect(count == 1)
    }

    @Test func theHandlerOfAnAlertMayPresent() throws {
        root.dismiss(animated: false)
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        let next = UIViewController()
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [root] _ in
                root.present(next, animated: true)
            }
        )
        root.present(alert, animated: true)
        #expect(alert.tapAction("Delete"))
        #expect(screen.topViewController === next)
    }
}
