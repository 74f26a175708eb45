/// The names of formats that can follow the colon of a binding.
package enum FormatWord: String, SpecEnumeration {
    case date, time, number, fractionLength, percent, currency, one, other

    package static let noun = "format"
}

/// How a day is written: `Date.FormatStyle.DateStyle`.
package enum DateWord: String, SpecEnumeration {
    case numeric, abbreviated, long, complete

    package static let noun = "date style"
}

/// How a time of day is written: `Date.FormatStyle.TimeStyle`.
package enum TimeWord: String, SpecEnumeration {
    case shortened, standard, complete

    package static let noun = "time style"
}
