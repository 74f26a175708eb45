internal import TableSpecModel
internal import TableSpecSwift

extension Control {
    /// The methods of the app, by the UIKit events that call them.
    ///
    /// A field that handles `editingDidEndOnExit` dismisses the keyboard when the Return key is tapped
    /// (https://developer.apple.com/documentation/uikit/uicontrol/event/editingdidendonexit).
    var typingEvents: [(event: SwiftIdentifier, action: Located<String>, verb: SwiftComment)] {
        let (typing, touches) = (self.typing, self.touches)
        guard typing != nil || touches != nil else { return [] }
        let events: [(SwiftIdentifier, Located<String>?, SwiftComment)] = [
            ("editingDidBegin", typing?.editingDidBegin, "begins editing"),
            ("editingDidEnd", typing?.editingDidEnd, "ends editing"),
            ("editingDidEndOnExit", typing?.onReturn, "ends editing with the Return key"),
            ("touchDown", touches?.touchDown, "is touched"),
            ("touchUpInside", touches?.touchUpInside, "is released"),
            ("touchUpOutside", touches?.touchUpOutside, "is released outside its bounds"),
            ("touchCancel", touches?.touchCancel, "has its touch canceled"),
        ]
        return events.compactMap { event, action, verb in action.map { (event, $0, verb) } }
    }
}
