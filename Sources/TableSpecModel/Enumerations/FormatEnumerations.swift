/// The names of formats that can follow the colon of a binding.
package enum FormatOption: String, SpecEnumeration {
    case date, time, relative, number, fractionLength, percent, currency, byteCount, measurement, list, one, other

    package static let noun = "format"

    /// The format as a spec can write it.
    package var example: String {
        switch self {
        case .date: "date=long"
        case .time: "time=shortened"
        case .relative, .number, .percent, .byteCount, .list: rawValue
        case .fractionLength: "fractionLength=2"
        case .currency: "currency=EUR"
        case .measurement: "measurement=kilometers"
        case .one, .other: "one=item:other=items"
        }
    }

    /// The names and styles of formats.
    static let enumerations: [any SpecEnumeration.Type] = [
        Self.self, DateFormatOption.self, TimeFormatOption.self, RelativeFormatOption.self, ByteCountFormatOption.self,
        MeasurementUnit.self,
        ListFormatOption.self,
    ]
}

/// The format of a day: `Date.FormatStyle.DateStyle`.
package enum DateFormatOption: String, SpecEnumeration {
    case numeric, abbreviated, long, complete

    package static let noun = "date style"
}

/// The format of a time of day: `Date.FormatStyle.TimeStyle`.
package enum TimeFormatOption: String, SpecEnumeration {
    case shortened, standard, complete

    package static let noun = "time style"
}

/// The words for a moment relative to now: `Date.RelativeFormatStyle.Presentation`.
package enum RelativeFormatOption: String, SpecEnumeration {
    case named, numeric

    package static let noun = "presentation"
}

/// The units of a number of bytes: `ByteCountFormatStyle.Style`.
package enum ByteCountFormatOption: String, SpecEnumeration {
    case file, memory, decimal, binary

    package static let noun = "byte count style"
}

/// The word before the last string of a list: `ListFormatStyle.ListType`.
package enum ListFormatOption: String, SpecEnumeration {
    case and, or

    package static let noun = "list type"
}

/// The unit of a measurement, a unit of Foundation's `Dimension` with that name.
package enum MeasurementUnit: String, SpecEnumeration {
    case meters, kilometers, centimeters, millimeters, miles, yards, feet, inches
    case grams, kilograms, ounces, pounds
    case celsius, fahrenheit
    case metersPerSecond, kilometersPerHour, milesPerHour
    case liters, milliliters

    package static let noun = "unit"

    /// The abbreviation after a number, with the space before it, as Unicode's data has it for English.
    var suffix: String {
        switch self {
        case .meters: " m"
        case .kilometers: " km"
        case .centimeters: " cm"
        case .millimeters: " mm"
        case .miles: " mi"
        case .yards: " yd"
        case .feet: " ft"
        case .inches: " in"
        case .grams: " g"
        case .kilograms: " kg"
        case .ounces: " oz"
        case .pounds: " lb"
        case .celsius: "°C"
        case .fahrenheit: "°F"
        case .metersPerSecond: " m/s"
        case .kilometersPerHour: " km/h"
        case .milesPerHour: " mph"
        case .liters: " L"
        case .milliliters: " mL"
        }
    }
}
