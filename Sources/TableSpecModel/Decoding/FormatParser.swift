/// Reads the format of a binding, the part after the first colon: `date=long:time=shortened`, `one=item:other=items`.
struct FormatParser {
    /// A syntax error, with its range in UTF-8 bytes.
    struct Problem {
        var message: String
        var help: String?
        /// The words that would be valid.
        var expected: [String] = []
        var start: Int
        var end: Int
    }

    private struct Part {
        let word: Located
        let value: Located?

        struct Located {
            let text: String
            let start: Int

            var end: Int { start + text.utf8.count }
        }
    }

    private(set) var problem: Problem?
    private var date: DateFormatOption?
    private var time: TimeFormatOption?
    private var one: String?
    private var others: String?
    private var other: ValueFormat?

    /// - Parameter start: The start of the text, in bytes.
    static func parse(_ text: String, start: Int) -> (format: ValueFormat?, problem: Problem?) {
        var parser = FormatParser()
        var position = start
        for piece in text.split(separator: ":", omittingEmptySubsequences: false) where parser.problem == nil {
            parser.read(String(piece), at: position, isFirst: position == start)
            position += piece.utf8.count + 1
        }
        guard parser.problem == nil else { return (nil, parser.problem) }
        return parser.result(of: Part.Located(text: text, start: start))
    }

    private func result(of whole: Part.Located) -> (format: ValueFormat?, problem: Problem?) {
        switch (one, others) {
        case (let one?, let others?): return (.plural(one: one, other: others), nil)
        case (nil, nil): return (date == nil && time == nil ? other : .moment(date, time), nil)
        case (nil, _?), (_?, nil):
            let message = "a plural needs words for 'one' and for every 'other' number"
            return (nil, Problem(message: message, help: Self.pluralHelp, start: whole.start, end: whole.end))
        }
    }

    private static let pluralHelp = "for example, write '$(count) $(count:one=item:other=items)'"

    private mutating func read(_ text: String, at start: Int, isFirst: Bool) {
        let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let word = Part.Located(text: halves[0], start: start)
        let value = halves.count > 1 ? Part.Located(text: halves[1], start: word.end + 1) : nil
        guard let format: FormatOption = self.option(word) else { return }
        guard isFirst || isSecond(format) else {
            report(
                "a value can have only one format, or 'date' with 'time', or 'one' with 'other'",
                at: word
            )
            return
        }
        read(format, word, value)
    }

    /// Whether a word completes the current format.
    private func isSecond(_ format: FormatOption) -> Bool {
        switch format {
        case .date: date == nil && time != nil
        case .time: time == nil && date != nil
        case .one: one == nil && others != nil
        case .other: others == nil && one != nil
        case .relative, .number, .fractionLength, .percent, .currency, .byteCount, .measurement, .list: false
        }
    }

    private mutating func read(_ format: FormatOption, _ word: Part.Located, _ value: Part.Located?) {
        switch format {
        case .date: if let value = required(value, of: word, for: format) { date = self.option(value) }
        case .time: if let value = required(value, of: word, for: format) { time = self.option(value) }
        case .fractionLength:
            guard let value = required(value, of: word, for: format) else { return }
            if let count = Int(value.text), (0...15).contains(count) {
                other = .fractionLength(count)
            } else {
                report(
                    "expected the number of digits after the decimal point, found '\(value.text.shortened)'",
                    at: value
                )
            }
        case .currency:
            guard let value = required(value, of: word, for: format) else { return }
            if value.text.utf8.count == 3, value.text.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= $0 })
            {
                other = .currency(code: value.text)
            } else {
                report("expected a currency code such as 'EUR', found '\(value.text.shortened)'", at: value)
            }
        case .relative: other = style(value, default: .named).map(ValueFormat.relative)
        case .byteCount: other = style(value, default: .file).map(ValueFormat.byteCount)
        case .measurement:
            guard let value = required(value, of: word, for: format) else { return }
            let unit: MeasurementUnit? = self.option(value)
            other = unit.map(ValueFormat.measurement)
        case .list: other = style(value, default: .and).map(ValueFormat.list)
        case .one: one = words(value, of: word, for: format)
        case .other: others = words(value, of: word, for: format)
        case .number, .percent:
            if let value {
                report("format '\(word.text)' doesn't take a value, found '\(value.text.shortened)'", at: value)
            } else {
                other = format == .number ? .number : .percent
            }
        }
    }

    /// The style of a format that has a default style, or `nil` after a report of an unknown one.
    private mutating func style<W: SpecEnumeration>(_ value: Part.Located?, default style: W) -> W? {
        guard let value else { return style }
        return option(value)
    }

    /// The words of a plural.
    private mutating func words(_ value: Part.Located?, of word: Part.Located, for format: FormatOption) -> String? {
        guard let value = required(value, of: word, for: format) else { return nil }
        if value.text.isEmpty { report("expected the words for the number, found nothing", at: word) }
        return value.text
    }

    private mutating func required(
        _ value: Part.Located?,
        of word: Part.Located,
        for format: FormatOption
    ) -> Part.Located? {
        if value == nil { report("format '\(word.text)' needs a value, for example '\(format.example)'", at: word) }
        return value
    }

    private mutating func option<W: SpecEnumeration>(_ part: Part.Located) -> W? {
        if let word = W(rawValue: part.text) { return word }
        let words = W.spellings
        let help = Spelling.nearest(to: part.text, in: words).map { "did you mean '\($0)'?" }
        report(
            "unknown \(W.noun) '\(part.text.shortened)'; expected \(words.listed)",
            at: part,
            help: W.self == FormatOption.self ? Self.remedies[part.text] ?? help : help
        )
        problem?.expected = words
        return nil
    }

    /// The advice for keywords of other tools, and for what isn't a format, by keyword.
    private static let remedies: [String: String] = {
        let english =
            "a spec has only the English plural forms, 'one' and 'other'; "
            + "add those of other languages to the string catalog"
        let forms = ["zero", "two", "few", "many"].map { ($0, english) }
        let titles = ["true", "false", "titles", "title"].map {
            ($0, "write the text without a format, and specify what it shows under 'titles'")
        }
        let formats = [
            ("bytes", "byteCount"), ("fileSize", "byteCount"), ("size", "byteCount"), ("ago", "relative"),
            ("and", "list"), ("or", "list=or"), ("joined", "list"), ("unit", "measurement=kilometers"),
            ("decimals", "fractionLength=2"), ("precision", "fractionLength=2"), ("grouping", "number"),
            ("dateStyle", "date=long"), ("timeStyle", "time=shortened"),
        ].map { ($0, "write '\($1)'") }
        let texts = ["duration", "uppercased", "lowercased", "name"].map {
            ($0, "let the app supply the text as a 'String'")
        }
        return Dictionary(uniqueKeysWithValues: forms + titles + formats + texts + [("plural", pluralHelp)])
    }()

    private mutating func report(_ message: String, at part: Part.Located, help: String? = nil) {
        problem = Problem(message: message, help: help, start: part.start, end: part.end)
    }
}

extension FormatOption {
    /// The formats for values of a type.
    ///
    /// - Parameter first: The format that they complete, or `nil` if they are the first.
    package static func formats(for type: TypeReference, after first: FormatOption? = nil) -> [FormatOption] {
        allCases.filter { word in
            let text = first.map { "\($0.part):\(word.part)" } ?? word.example
            return FormatParser.parse(text, start: 0).format?.accepts(type) ?? false
        }
    }

    /// The format with all words that can follow it.
    package var signature: String { values.isEmpty ? example : "\(rawValue)=\(values.joined(separator: "|"))" }

    /// The part of the example that begins with the format.
    private var part: Substring { example.split(separator: ":").first { $0.hasPrefix(rawValue) } ?? "" }

    /// The words that can follow the format, or none if it takes no value or any.
    package var values: [String] { FormatParser.parse("\(rawValue)=?", start: 0).problem?.expected ?? [] }
}
