/// What a date picker sets: `UIDatePicker.Mode`.
public enum DatePickerMode: String, Word {
    case time, date, dateAndTime, countDownTimer

    public static let noun = "date picker mode"
}

/// What a date picker looks like: `UIDatePickerStyle`; `automatic` is the default.
public enum DatePickerStyle: String, Word {
    case compact, inline, wheels

    public static let noun = "date picker style"
}

/// The sizes of an activity indicator: `UIActivityIndicatorView.Style`.
public enum ActivityIndicatorStyle: String, Word {
    case medium, large

    public static let noun = "activity indicator style"
}
