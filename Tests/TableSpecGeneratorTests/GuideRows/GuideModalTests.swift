import Foundation
import Testing

/// What the guides bind generated code to, row by row of their inventory: modal screens.
@Suite("The guides' rules for modal screens")
struct GuideModalTests {
    @Test("M04: a navigation controller is presented, not the screen")
    func stacksArePresented() {
        expect(
            GuideSpecs.form,
            has: "\npresent(TableSpec.navigationController(for: destination), animated: true)"
        )
        expect(GuideSpecs.form, lacks: "present(destination")
    }

    @Test("M05: the presenter dismisses")
    func presentersDismiss() {
        expect(GuideSpecs.form, has: "TableSpec.dismissPresented(by: self) {")
        #expect(GuideSpecs.form.support.functions("dismissPresented(").count == 1)
        #expect(GuideSpecs.form.files.last?.contains("dismiss(") == false)
    }

    @Test("M08: a presentation is animated unless the spec says otherwise")
    func presentationsAreAnimated() {
        let next = "external: { Next: NextViewController }"
        let segue = "to: Next, kind: presentModally"
        expect(
            Generated(rows: "{ text: Next, segue: { \(segue) } }", keys: next),
            has: "\npresent(destination, animated: true)"
        )
        expect(
            Generated(rows: "{ text: Next, segue: { \(segue), animated: false } }", keys: next),
            has: "\npresent(destination, animated: false)"
        )
    }

    @Test("M09: a tap presents one screen")
    func onePresentationATap() throws {
        let presenting = try GeneratedSource.all().flatMap { $0.functions("present") }
            .filter { $0.contains(" present(") }
        #expect(presenting.count > 5)
        for body in presenting {
            #expect(body.components(separatedBy: " present(").count == 2, "\(body)")
            // UIKit refuses a second one with a message in the log.
            #expect(body.contains("guard presentedViewController == nil else { return }"), "\(body)")
        }
    }

    @Test("M11: a form has a navigation bar for Cancel and Save")
    func formsHaveABar() {
        expect(GuideSpecs.form, has: "TableSpec.navigationController(for: destination)")
        #expect(GuideSpecs.form.files.last?.contains("navigationItem.rightBarButtonItem = ") == true)
    }

    @Test("M12: a stack is complete before it is presented")
    func stacksAreCompleteBeforeTheyArePresented() throws {
        for source in try GeneratedSource.all() {
            for body in source.functions("present") {
                guard let shown = body.range(of: " present(") else { continue }
                #expect(!body[shown.upperBound...].contains("pushViewController("), "\(source.name)")
            }
        }
    }

    @Test("M14: a result is returned through the presenter, which dismisses the screen")
    func resultsComeBackThroughThePresenter() {
        let generated = GuideSpecs.form
        expect(generated, has: "destination.onFinish = { [weak self] result in\nTableSpec.dismissPresented(by: self) {")
        #expect(generated.files.last?.contains("dismiss(") == false)
    }
}
