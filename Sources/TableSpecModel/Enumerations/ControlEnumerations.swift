/// The value that a date picker sets: `UIDatePicker.Mode`.
package enum DatePickerMode: String, SpecEnumeration {
    case time, date, dateAndTime, countDownTimer

    package static let noun = "date picker mode"
}

/// The style of a date picker: `UIDatePickerStyle`; `automatic` is the default.
package enum DatePickerStyle: String, SpecEnumeration {
    case compact, inline, wheels

    package static let noun = "date picker style"
}

/// The sizes of an activity indicator: `UIActivityIndicatorView.Style`.
package enum ActivityIndicatorStyle: String, SpecEnumeration {
    case medium, large

    package static let noun = "activity indicator style"
}
