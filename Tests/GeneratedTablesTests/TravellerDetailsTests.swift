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
        stepper.tapPlus()
        #expect(controller.state.bags == 0)
    }

    @Test func aSliderHasThePropertiesThatTheSpecStates() {
        #expect(!controller.volumeSlider.isContinuous)
        #expect(controller.volumeSlider.minimumTrackTintColor == .systemRed)
    }

    @Test func controlsHaveTheColorsThatTheSpecStates() {
        #expect(controller.windowSwitch.onTintColor == .systemOrange)
        #expect(controller.notesTextView.tintColor == .systemOrange)
        #expect(controller.seatSegmentedControl.backgroundColor == .systemGray6)
    }

    @Test func aFieldHasTheTraitsThatTheSpecStates() {
        let field = controller.codeTextField
        #expect(field.textContentType == .oneTimeCode)
        #expect(field.enablesReturnKeyAutomatically && field.accessibilityIdentifier == "code")
    }

    /// Taps a button of the bar over the keyboard: the one before, the next one, or Done.
    private func tapBar(_ index: Int, over field: UITextField) -> Bool {
        (field.inputAccessoryView as? UIToolbar)?.items?[index].tap() ?? false
    }

    @Test func theBarOverTheKeyboardLeadsFromFieldToField() throws {
        let bar = try #require(controller.codeTextField.inputAccessoryView as? UIToolbar)
        let items = try #require(bar.items)
        #expect(items.map(\.accessibilityLabel).prefix(2) == ["Previous", "Next"])
        #expect(controller.notesTextView.inputAccessoryView === bar)
        controller.givenNameTextField.becomeFirstResponder()
        #expect(!items[0].isEnabled && items[1].isEnabled, "nothing is before the first field")
        #expect(items[1].tap())
        #expect(controller.nicknameTextField.isFirstResponder)
        #expect(items[0].isEnabled)
        #expect(items[1].tap())
        #expect(controller.websiteTextField.isFirstResponder, "the bar knows the order of the rows alone")
        #expect(items[0].tap() && items[0].tap())
        #expect(controller.givenNameTextField.isFirstResponder && !items[0].isEnabled)
        controller.promotionTextField.becomeFirstResponder()
        #expect(!items[1].isEnabled && items[0].isEnabled)
        #expect(items[0].tap())
        #expect(controller.notesTextView.isFirstResponder, "the row of the membership is disabled")
        #expect(items[0].tap())
        #expect(controller.codeTextField.isFirstResponder)
        #expect(items[3].tap())
        #expect(!controller.codeTextField.isFirstResponder, "Done puts the keyboard away")
    }

    @Test func theFieldOfARowIsDisabledWithIt() {
        #expect(!controller.state.collectsMiles && !controller.membershipTextField.isEnabled)
        controller.state.collectsMiles = true
        #expect(controller.membershipTextField.isEnabled)
    }

    @Test func theBarOverTheKeyboardLeavesDisabledFieldsOut() {
        controller.codeTextField.isEnabled = false
        controller.websiteTextField.isHidden = true
        controller.nicknameTextField.becomeFirstResponder()
        #expect(tapBar(1, over: controller.nicknameTextField))
        #expect(controller.notesTextView.isFirstResponder)
        #expect(tapBar(0, over: controller.nicknameTextField))
        #expect(controller.nicknameTextField.isFirstResponder)
    }

    @Test func theReturnKeyLeavesRowsOutThatAreDisabledOrHidden() {
        controller.codeTextField.type("42")
        controller.codeTextField.tapReturn()
        #expect(controller.notesTextView.isFirstResponder)
        #expect(tapBar(1, over: controller.codeTextField))
        #expect(controller.promotionTextField.isFirstResponder, "the row of the membership is disabled")
        controller.update { ($0.collectsMiles, $0.hasPromotion) = (true, false) }
        controller.membershipTextField.becomeFirstResponder()
        controller.membershipTextField.tapReturn()
        #expect(!controller.membershipTextField.isFirstResponder && !controller.promotionTextField.isFirstResponder)
    }

    @Test func aDisabledRowOutOfSightIsLeftOut() throws {
        screen.resize(to: CGSize(width: 320, height: 320))
        #expect(controller.membershipTextField.window == nil, "its row is out of sight")
        controller.givenNameTextField.becomeFirstResponder()
        controller.notesTextView.becomeFirstResponder()
        let next = try #require((controller.notesTextView.inputAccessoryView as? UIToolbar)?.items?[1])
        #expect(next.isEnabled)
        controller.state.hasPromotion = false
        #expect(!next.isEnabled, "the only field below is in a row that is disabled")
        controller.state.collectsMiles = true
        #expect(next.isEnabled && next.tap())
        #expect(controller.membershipTextField.isFirstResponder && controller.membershipTextField.window != nil)
    }

    @Test func aTextIsCutAtItsLargestLength() {
        let field = controller.codeTextField
        field.type("12345678")
        #expect(field.text == "123456" && controller.state.code == "123456")
        field.tapDelete(4)
        field.tapPaste("é👩‍👩‍👧🇸🇪XYZ")
        #expect(field.text == "12é👩‍👩‍👧🇸🇪X", "a character is what a person sees as one")
        #expect(controller.state.code == field.text)
    }

    @Test func aTextThatIsPastedIntoOthersIsCutItself() {
        let field = controller.codeTextField
        field.type("1256")
        field.dragCursor(to: 2)
        field.tapPaste("34XX")
        #expect(field.text == "123456" && controller.state.code == "123456")
        field.tapPaste("7")
        #expect(field.text == "123456", "nothing before the end goes")
        #expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 4)
    }

    @Test func whatIsBeingComposedIsCutAtItsEnd() {
        let field = controller.codeTextField
        field.type("12345")
        field.compose("か")
        field.compose("かんじ")
        #expect(field.text == "12345かんじ", "the keyboard would lose what it composes")
        #expect(controller.state.code == "12345か", "the state never gets more")
        controller.state.volume = 0.5
        #expect(field.text == "12345かんじ", "another change does not disturb it")
        field.chooseComposition()
        #expect(field.text == "12345か" && controller.state.code == "12345か")
    }

    @Test func aTextOfManyLinesIsCutAsWell() {
        controller.notesTextView.type(String(repeating: "a", count: 198) + "bcd")
        #expect(controller.state.notes.count == 200 && controller.notesTextView.text.hasSuffix("bc"))
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
        HeadlessScreen.$layoutDirection.withValue(direction) {
            #expect(TravellerDetailsViewController().givenNameTextField.textAlignment == side)
        }
    }
}
