/// The names of formats that can follow the colon of a binding.
package enum FormatWord: String, SpecEnumeration {
    case date, time, number, fractionLength, percent, currency, one, other

    package static let noun = "format"
}

/// The format of a day: `Date.FormatStyle.DateStyle`.
package enum DateWord: String, SpecEnumeration {
    case numeric, abbreviated, long, complete

    package static let noun = "date style"
}

/// The format of a time of day: `Date.FormatStyle.TimeStyle`.
package enum TimeWord: String, SpecEnumeration {
    case shortened, standard, complete

    package static let noun = "time style"
}
