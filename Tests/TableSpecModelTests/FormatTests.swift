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
            state: { due: "Date?", price: Double = 12, count: Int = 1234567, name: String = A, isOn: Bool = true }
            table:
              sections:
                - rows: [{ id: a, style: value1, text: A, detail: \(text) }]
            samples: { due: 2011-01-05T09:41:00Z, price: 1234.5 }
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
    }

    @Test func anInvalidFormatIsReportedAtItsPlace() {
        expect(
            row("$(due:⟦dat⟧=long)"),
            "unknown format 'dat'; expected 'date', 'time', 'number', 'fractionLength', 'percent', 'currency', "
                + "'one' or 'other'"
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
        let one = "a value can have only one format, or 'date' with 'time', or 'one' with 'other'"
        expect(row("$(price:number:⟦percent⟧)"), one)
        expect(row("$(due:date=long:⟦date⟧=long)"), one)
        expect(row("$(due:time=standard:⟦number⟧)"), one)
        expect(
            row("$(price:⟦⟧)"),
            "unknown format ''; expected 'date', 'time', 'number', 'fractionLength', 'percent', 'currency', "
                + "'one' or 'other'"
        )
    }

    @Test func aFormatWritesValuesOfItsKind() {
        expect(
            row("⟦$(name:date=long)⟧"),
            "the format 'date=long' requires a 'Date', but 'name' is 'String'"
        )
        expect(row("⟦$(due:number)⟧"), "the format 'number' requires a number, but 'due' is 'Date?'")
        expect(row("⟦$(due)⟧"), "expected a value that can be shown as text, but 'due' is 'Date?'")
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
        let days: [(DateWord?, Date.FormatStyle.DateStyle)] = [
            (nil, .omitted), (.numeric, .numeric), (.abbreviated, .abbreviated), (.long, .long), (.complete, .complete),
        ]
        let times: [(TimeWord?, Date.FormatStyle.TimeStyle)] = [
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
