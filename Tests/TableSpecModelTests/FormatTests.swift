import Foundation
import TableSpecDiagnostics
import TableSpecTestSupport
import Testing

@testable import TableSpecModel

@Suite("A text writes a value in a format")
struct FormatTests {
    private func row(_ text: String) -> Resolved {
        Resolved(
            """
            screen: Test
            state: { due: "Date?", price: Double = 12, count: Int = 1234567, name: String = A, isOn: Bool = true, \
            names: [String], now: Date = now, net: Decimal = 1 }
            table:
              sections:
                - rows: [{ id: a, style: value1, text: A, detail: \(text) }]
            samples: { due: 2011-01-05T09:41:00Z, price: 1234.5, names: [Ada, Grace, Joan] }
            """
        )
    }

    private func detail(_ text: String) -> String? {
        let resolved = row(text)
        expect(resolved)
        return resolved.content?.sections.first?.rows.first?.detail
    }

    @Test func formatsAreWrittenInPlainFlowScalars() {
        #expect(detail("$(due:date=long)") == "January 5, 2011")
        #expect(detail("$(due:date=numeric:time=shortened)") == "1/5/2011, 9:41\u{202F}AM")
        #expect(detail("$(due:time=standard:date=abbreviated)") == "Jan 5, 2011 at 9:41:00\u{202F}AM")
        #expect(detail("from $(price:currency=EUR)") == "from €1,234.50")
        #expect(detail("$(price:fractionLength=0)") == "1,234")
        #expect(detail("$(count:number) and $(count)") == "1,234,567 and 1234567")
        #expect(detail("$(count:percent)") == "1,234,567%")
        #expect(detail("$(count:byteCount) or $(count:byteCount=memory)") == "1.2 MB or 1.2 MB")
        #expect(detail("$(price:measurement=kilometers)") == "1,234.5 km")
        #expect(detail("$(count:measurement=celsius)") == "1,234,567°C")
        #expect(detail("$(names:list) or $(names:list=or)") == "Ada, Grace, and Joan or Ada, Grace, or Joan")
        #expect(detail("$(due:relative)") == "15 years ago")
        #expect(detail("$(now:relative=numeric)") == "in 0 seconds")
    }

    private static let formats =
        "expected 'date', 'time', 'relative', 'number', 'fractionLength', 'percent', 'currency', 'byteCount', "
        + "'measurement', 'list', 'one' or 'other'"

    @Test func anInvalidFormatIsReportedAtItsPlace() {
        expect(
            row("$(due:⟦dat⟧=long)"),
            "unknown format 'dat'; \(Self.formats)"
        )
        expect(
            row("$(due:date=⟦lang⟧)"),
            "unknown date style 'lang'; expected 'numeric', 'abbreviated', 'long' or 'complete'"
        )
        expect(row("$(due:⟦date⟧)"), "format 'date' needs a value, for example 'date=long'")
        expect(row("$(price:number=⟦2⟧)"), "format 'number' doesn't take a value, found '2'")
        expect(
            row("$(price:fractionLength=⟦16⟧)"),
            "expected the number of digits after the decimal point, found '16'"
        )
        expect(row("$(price:currency=⟦euro⟧)"), "expected a currency code such as 'EUR', found 'euro'")
        expect(
            row("$(price:⟦measurement⟧)"),
            "format 'measurement' needs a value, for example 'measurement=kilometers'"
        )
        expect(
            row("$(count:byteCount=⟦disk⟧)"),
            "unknown byte count style 'disk'; expected 'file', 'memory', 'decimal' or 'binary'"
        )
        expect(row("$(names:list=⟦nor⟧)"), "unknown list type 'nor'; expected 'and' or 'or'")
        expect(row("$(due:relative=⟦long⟧)"), "unknown presentation 'long'; expected 'named' or 'numeric'")
        let one = "a value can have only one format, or 'date' with 'time', or 'one' with 'other'"
        expect(row("$(price:number:⟦percent⟧)"), one)
        expect(row("$(due:date=long:⟦date⟧=long)"), one)
        expect(row("$(due:time=standard:⟦number⟧)"), one)
        expect(
            row("$(price:⟦⟧)"),
            "unknown format ''; \(Self.formats)"
        )
    }

    @Test func aFormatWritesValuesOfItsKind() {
        expect(
            row("⟦$(name:date=long)⟧"),
            "the format 'date=long' requires a 'Date', but 'name' is 'String'"
        )
        expect(row("⟦$(due:number)⟧"), "the format 'number' requires a number, but 'due' is 'Date?'")
        expect(row("⟦$(due:byteCount)⟧"), "the format 'byteCount' requires an 'Int', but 'due' is 'Date?'")
        expect(row("⟦$(price:byteCount)⟧"), "the format 'byteCount' requires an 'Int', but 'price' is 'Double'")
        expect(row("⟦$(name:list)⟧"), "the format 'list' requires strings, '[String]', but 'name' is 'String'")
        expect(row("⟦$(count:relative)⟧"), "the format 'relative' requires a 'Date', but 'count' is 'Int'")
        expect(
            row("⟦$(net:measurement=feet)⟧"),
            "the format 'measurement=feet' requires a 'Double', 'Float' or 'Int', but 'net' is 'Decimal'"
        )
        expect(row("⟦$(due)⟧"), "expected a value that can be shown as text, but 'due' is 'Date?'")
    }

    @Test(arguments: [
        ("bytes", "write 'byteCount'"), ("ago", "write 'relative'"), ("unit", "write 'measurement=kilometers'"),
        ("decimals", "write 'fractionLength=2'"), ("joined", "write 'list'"),
        ("titles", "write the text without a format, and specify what it shows under 'titles'"),
        ("uppercased", "let the app supply the text as a 'String'"),
    ])
    func formatsOfOtherToolsHaveARemedy(name: String, remedy: String) {
        #expect(row("$(count:\(name))").diagnostics.map(\.help) == [remedy])
    }

    @Test func whereNoTextStandsThereIsNoFormat() {
        let resolved = Resolved(
            rows: "          - { id: a, text: A, visible: ⟦$(isOn:number)⟧ }\n",
            screenKeys: "state: { isOn: Bool = true }"
        )
        expect(
            resolved,
            "expected a Boolean, but the format 'number' converts 'isOn' to text"
        )
    }

    // MARK: As Foundation writes them

    private static let region = Locale(identifier: "en_US")

    @Test(arguments: 0..<40)
    func numbersAreThoseOfFoundation(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let cents = (Double.random(in: -1e6...1e6, using: &random) * 100).rounded() / 100
        let edges = [0, 0.5, 2.5, 2.675, 0.125, 1e21, 5e-7, 123_456_789.987_654_321, 999.999_999_9, 0.015, 99.995]
        for number in [cents, Double.random(in: -10...10, using: &random)] + edges {
            func text(_ format: ValueFormat) -> String? { FormattedValue.text(of: .number(number), format) }
            #expect(text(.number) == number.formatted(.number.locale(Self.region)))
            #expect(text(.percent) == number.formatted(.percent.locale(Self.region)))
            for count in [0, 1, 2, 5] {
                let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(count))
                #expect(text(.fractionLength(count)) == number.formatted(style.locale(Self.region)))
            }
            for code in ["USD", "EUR", "JPY", "CHF", "KWD", "INR", "SEK"] {
                let style = FloatingPointFormatStyle<Double>.Currency(code: code).locale(Self.region)
                #expect(text(.currency(code: code)) == number.formatted(style))
            }
        }
    }

    @Test(arguments: [0, 5, -7, 1234, -1_000_000, Int.max, Int.min])
    func wholeNumbersAreThoseOfFoundation(number: Int) {
        func text(_ format: ValueFormat) -> String? { FormattedValue.text(of: .integer(number), format) }
        #expect(text(.number) == number.formatted(.number.locale(Self.region)))
        #expect(text(.percent) == number.formatted(.percent.locale(Self.region)))
        #expect(text(.currency(code: "EUR")) == number.formatted(.currency(code: "EUR").locale(Self.region)))
    }

    @Test(arguments: [0, 1, 999, 1000, 12_345, 1_234_567, 1_234_567_890, -5, Int.max, Int.min])
    func byteCountsAreThoseOfFoundation(count: Int) {
        let styles: [(ByteCountFormatOption, ByteCountFormatStyle.Style)] = [
            (.file, .file), (.memory, .memory), (.decimal, .decimal), (.binary, .binary),
        ]
        for (word, style) in styles {
            let text = count.formatted(.byteCount(style: style).locale(Self.region))
            #expect(FormattedValue.text(of: .integer(count), .byteCount(word)) == text)
        }
    }

    @Test(arguments: [
        (0.0, "now", "in 0 seconds"), (-59, "59 seconds ago", "59 seconds ago"), (90, "in 2 minutes", "in 2 minutes"),
        (-86_400, "yesterday", "1 day ago"), (86_400, "tomorrow", "in 1 day"), (604_800, "next week", "in 1 week"),
        (-31_622_400, "last year", "1 year ago"),
    ])
    func momentsAreRelativeToTheTimeOfPreviews(seconds: Double, named: String, numeric: String) {
        let value = Value.date(secondsSince1970: CalendarDate.now.secondsSince1970 + seconds)
        #expect(FormattedValue.text(of: value, .relative(.named)) == named)
        #expect(FormattedValue.text(of: value, .relative(.numeric)) == numeric)
        #expect(FormattedValue.text(of: value, .relative(.named), in: "de")?.isEmpty == false)
    }

    @Test(arguments: [
        ("de", "1,2 MB", "12,5 km", "Ada, Grace und Joan"), ("fr", "1,2 Mo", "12,5 km", "Ada, Grace et Joan"),
    ])
    func newerFormatsFollowTheLanguage(locale: String, size: String, distance: String, names: String) {
        func text(_ value: Value, _ format: ValueFormat) -> String? {
            FormattedValue.text(of: value, format, in: locale).map { String($0.map { $0.isWhitespace ? " " : $0 }) }
        }
        #expect(text(.integer(1_234_567), .byteCount(.file)) == size)
        #expect(text(.number(12.5), .measurement(.kilometers)) == distance)
        #expect(text(.array([.string("Ada"), .string("Grace"), .string("Joan")]), .list(.and)) == names)
        #expect(text(.array([]), .list(.and)) == "")
        #expect(text(.string("x"), .list(.and)) == nil)
        #expect(text(.number(1), .byteCount(.file)) == nil)
    }

    @Test(
        arguments: [
            ("de", "12.900,5", "42,5 %", "12.900,50 €", "15. September 2025"),
            ("fr", "12 900,5", "42,5 %", "12 900,50 €", "15 septembre 2025"),
            ("ja", "12,900.5", "42.5%", "€12,900.50", "2025年9月15日"),
        ]
    )
    func valuesAreWrittenAsInOtherLanguages(
        locale: String,
        number: String,
        percent: String,
        amount: String,
        day: String
    ) {
        func text(_ value: Value, _ format: ValueFormat) -> String? {
            // Spaces that do not break, narrow ones among them, differ between versions of Unicode's data.
            FormattedValue.text(of: value, format, in: locale)
                .map { String($0.map { $0.isWhitespace ? " " : $0 }) }
        }
        #expect(text(.number(12_900.5), .number) == number)
        #expect(text(.number(0.425), .percent) == percent)
        #expect(text(.number(12_900.5), .currency(code: "EUR")) == amount)
        #expect(text(.date(secondsSince1970: 1_757_925_660), .moment(.long, nil)) == day)
        #expect(text(.integer(42), .percent)?.hasPrefix("42") == true)
        #expect(text(.integer(1), .plural(one: "trail", other: "trails")) == "trail")
        #expect(text(.number(.infinity), .number) == FormattedValue.text(of: .number(.infinity), .number))
        #expect(text(.string("x"), .number) == nil)
    }

    @Test(arguments: 0..<40)
    func momentsAreThoseOfFoundation(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let seconds = Double(Int.random(in: -3_000_000_000...4_000_000_000, using: &random))
        let days: [(DateFormatOption?, Date.FormatStyle.DateStyle)] = [
            (nil, .omitted), (.numeric, .numeric), (.abbreviated, .abbreviated), (.long, .long), (.complete, .complete),
        ]
        let times: [(TimeFormatOption?, Date.FormatStyle.TimeStyle)] = [
            (nil, .omitted), (.shortened, .shortened), (.standard, .standard), (.complete, .complete),
        ]
        for (day, dayStyle) in days {
            for (time, timeStyle) in times where day != nil || time != nil {
                let style = Date.FormatStyle(date: dayStyle, time: timeStyle, locale: Self.region, timeZone: .gmt)
                let text = FormattedValue.text(of: .date(secondsSince1970: seconds), .moment(day, time))
                #expect(text == Date(timeIntervalSince1970: seconds).formatted(style))
            }
        }
    }
}
