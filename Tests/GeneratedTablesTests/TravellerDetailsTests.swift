import HeadlessUIKit
import TableSpecTestSupport
import Testing

@testable import GeneratedTables

/// Properties of controls that change what UIKit does.
@Suite("Traveller")
@MainActor
struct TravellerDetailsTests {
    private let controller = TravellerDetailsViewController()
    private let screen: HeadlessScreen

    init() {
        screen = HeadlessScreen(inStack: controller)
    }

    @Test func aStepperThatWrapsGoesOnAtItsOtherEnd() {
        let stepper = controller.bagsStepper
        #expect(stepper.wraps && !stepper.autorepeat)
        controller.state.bags = 5
        stepper.increment()
        #expect(controller.state.bags == 0)
    }

    @Test func aSliderHasThePropertiesThatTheSpecStates() {
        #expect(!controller.volumeSlider.isContinuous)
        #expect(controller.volumeSlider.minimumTrackTintColor == .systemRed)
    }

    @Test func aFieldHasTheTraitsThatTheSpecStates() {
        let field = controller.codeTextField
        #expect(field.textContentType == .oneTimeCode)
        #expect(field.enablesReturnKeyAutomatically && field.accessibilityIdentifier == "code")
    }

    @Test func aFieldThatIsClearedLosesItsTextWhenEditingBegins() {
        let field = controller.nicknameTextField
        #expect(field.clearsOnBeginEditing && field.borderStyle == .roundedRect)
        field.text = "Countess"
        field.becomeFirstResponder()
        #expect(field.text == "")
    }

    @Test func theReturnKeyLeadsToTheRowThatIsNamed() {
        controller.nicknameTextField.becomeFirstResponder()
        controller.nicknameTextField.tapReturn()
        #expect(controller.codeTextField.isFirstResponder, "the website is left out")
        #expect(!controller.websiteTextField.isFirstResponder)
    }

    @Test(arguments: [(UIUserInterfaceLayoutDirection.leftToRight, NSTextAlignment.right), (.rightToLeft, .left)])
    func aTrailingTextKeepsToTheEndOfTheLine(direction: UIUserInterfaceLayoutDirection, side: NSTextAlignment) {
        UIView.$appLayoutDirection.withValue(direction) {
            #expect(TravellerDetailsViewController().givenNameTextField.textAlignment == side)
        }
    }
}
