/// The keys of a control that are properties of its UIKit class, in the order in which they are set.
package enum ControlPropertyKey: String, CaseIterable, Sendable {
    case returnKeyType, textContentType, autocapitalizationType, autocorrectionType, spellCheckingType
    case smartQuotesType, smartDashesType, smartInsertDeleteType, enablesReturnKeyAutomatically
    case maximumLength, clearButtonMode, borderStyle, clearsOnBeginEditing, font, textColor, textAlignment
    case onTintColor, thumbTintColor, minimumTrackTintColor, maximumTrackTintColor, selectedSegmentTintColor
    case progressTintColor, trackTintColor, pageIndicatorTintColor, currentPageIndicatorTintColor
    case isEditable, dataDetectorTypes, contentHorizontalAlignment
    case tintColor, backgroundColor
    case isContinuous, wraps, autorepeat, hidesForSinglePage, tag, accessibilityIdentifier
}
