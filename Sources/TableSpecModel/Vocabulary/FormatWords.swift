/// The names of formats, as they stand after the colon of a binding.
public enum FormatWord: String, Word {
    case date, time, number, fractionLength, percent, currency

    public static let noun = "format"
}

/// How a day is written: `Date.FormatStyle.DateStyle`.
public enum DateWord: String, Word {
    case numeric, abbreviated, long, complete

    public static let noun = "date style"
}

/// How a time of day is written: `Date.FormatStyle.TimeStyle`.
public enum TimeWord: String, Word {
    case shortened, standard, complete

    public static let noun = "time style"
}
