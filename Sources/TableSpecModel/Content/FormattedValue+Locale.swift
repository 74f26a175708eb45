internal import Foundation

/// Values formatted by Foundation's format styles in a language, in the time zone GMT.
extension FormattedValue {
    /// Returns the text of a value in a language, or `nil` for values that the format doesn't support.
    ///
    /// - Parameter locale: The name of the language, such as `de` or `pt-BR`, or `nil` for American English.
    static func text(of value: Value, _ format: ValueFormat, in locale: String?) -> String? {
        guard let locale else { return text(of: value, format) }
        let language = Locale(identifier: locale)
        switch (format, value) {
        case (.plural, _): return text(of: value, format)
        case (.moment(let date, let time), .date(let value)):
            let style = Date.FormatStyle(date: date?.style, time: time?.style, locale: language, timeZone: .gmt)
            return Date(timeIntervalSince1970: value.secondsSince1970).formatted(style)
        case (.relative(let word), .date(let value)): return relative(value, word, in: language)
        case (.byteCount(let style), .integer(let count)):
            return Int64(count).formatted(.byteCount(style: style.style).locale(language))
        case (.list(let type), .array(let elements)):
            let texts = elements.compactMap { ContentScope.text(of: $0, as: .string) }
            return texts.formatted(.list(type: type == .and ? .and : .or).locale(language))
        case (.byteCount, _), (.list, _), (.relative, _): return nil
        case (.percent, .integer(let number)): return text(of: Decimal(number) / 100, format, in: language)
        case (_, .integer(let number)): return text(of: Decimal(number), format, in: language)
        // A number that isn't finite is written as without a language.
        case (_, .number(let number)):
            guard number.isFinite, let decimal = Decimal(string: "\(number)") else { return text(of: value, format) }
            return text(of: decimal, format, in: language)
        default: return nil
        }
    }

    static func typedNumber(_ number: DecimalNumber, in locale: String) -> String? {
        let style = Decimal.FormatStyle(locale: Locale(identifier: locale)).precision(.fractionLength(0...15))
        return Decimal(string: number.plain)?.formatted(style)
    }

    /// A moment relative to the time of previews.
    private static func relative(_ value: CalendarDate, _ word: RelativeFormatOption, in locale: Locale) -> String {
        let date = Date(timeIntervalSince1970: value.secondsSince1970)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        guard #available(macOS 15, iOS 18, *) else {
            return date.formatted(Date.FormatStyle(date: .abbreviated, locale: locale, timeZone: .gmt))
        }
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date,
            presentation: word == .named ? .named : .numeric,
            locale: locale,
            calendar: calendar
        )
        return style.format(Date(timeIntervalSince1970: CalendarDate.now.secondsSince1970))
    }

    private static func text(of number: Decimal, _ format: ValueFormat, in locale: Locale) -> String {
        let style = Decimal.FormatStyle(locale: locale)
        return switch format {
        case .moment, .relative, .number, .byteCount, .list, .plural: number.formatted(style)
        case .fractionLength(let count): number.formatted(style.precision(.fractionLength(count)))
        case .percent: number.formatted(.percent.locale(locale))
        case .currency(let code): number.formatted(.currency(code: code).locale(locale))
        case .measurement(let unit): number.formatted(style) + unit.suffix
        }
    }
}

extension ByteCountFormatOption {
    fileprivate var style: ByteCountFormatStyle.Style {
        switch self {
        case .file: .file
        case .memory: .memory
        case .decimal: .decimal
        case .binary: .binary
        }
    }
}

extension DateFormatOption {
    fileprivate var style: Date.FormatStyle.DateStyle {
        switch self {
        case .numeric: .numeric
        case .abbreviated: .abbreviated
        case .long: .long
        case .complete: .complete
        }
    }
}

extension TimeFormatOption {
    fileprivate var style: Date.FormatStyle.TimeStyle {
        switch self {
        case .shortened: .shortened
        case .standard: .standard
        case .complete: .complete
        }
    }
}
