internal import TableSpecDiagnostics

/// Splits a text into literal pieces and bindings: `$(path)`, with `$$(` for a literal `$(`.
struct TemplateParser {
    struct Problem {
        var message: String
        var help: String?
        var range: SourceRange
    }

    private let bytes: [UInt8]
    private let places: ScalarPlaces
    private(set) var problems: [Problem] = []

    init(text: String, places: ScalarPlaces) {
        bytes = Array(text.utf8)
        self.places = places
    }

    mutating func parse() -> [TextTemplate.Segment] {
        var segments: [TextTemplate.Segment] = []
        var literal: [UInt8] = []
        var position = 0
        while position < bytes.count {
            if starts(with: "$$(", at: position) {
                literal += Array("$(".utf8)
                position += 3
            } else if starts(with: "$(", at: position) {
                append(&literal, to: &segments)
                let end = bytes[position...].firstIndex(of: UInt8(ascii: ")"))
                if let binding = binding(from: position, to: end) {
                    segments.append(.binding(binding))
                }
                position = end.map { $0 + 1 } ?? bytes.count
            } else {
                literal.append(bytes[position])
                position += 1
            }
        }
        append(&literal, to: &segments)
        return segments.isEmpty ? [.literal("")] : segments
    }

    private func starts(with prefix: StaticString, at position: Int) -> Bool {
        prefix.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    private func append(_ literal: inout [UInt8], to segments: inout [TextTemplate.Segment]) {
        guard !literal.isEmpty else { return }
        segments.append(.literal(String(decoding: literal, as: UTF8.self)))
        literal = []
    }

    private mutating func binding(from start: Int, to end: Int?) -> Binding? {
        guard let end else {
            problems.append(
                Problem(
                    message: "binding has no closing ')'",
                    help: "write '$$(' for a literal '$('",
                    range: places.range(start, bytes.count)
                )
            )
            return nil
        }
        var nameStart = start + 2
        let isNegated = nameStart < end && bytes[nameStart] == UInt8(ascii: "!")
        if isNegated { nameStart += 1 }
        let colon = bytes[nameStart..<end].firstIndex(of: UInt8(ascii: ":"))
        guard let names = names(from: nameStart, to: colon ?? end) else { return nil }
        var binding = Binding(names: names, isNegated: isNegated, at: places.range(start, end + 1))
        if let colon {
            guard let format = format(from: colon + 1, to: end) else { return nil }
            binding.format = format
        }
        return binding
    }

    private mutating func format(from start: Int, to end: Int) -> ValueFormat? {
        let (format, problem) = FormatParser.parse(String(decoding: bytes[start..<end], as: UTF8.self), start: start)
        if let problem {
            let range = places.range(problem.start, problem.end)
            problems.append(Problem(message: problem.message, help: problem.help, range: range))
        }
        return format
    }

    private mutating func names(from start: Int, to end: Int) -> [Located<String>]? {
        let path = String(decoding: bytes[start..<end], as: UTF8.self)
        if let names = places.names(path, start: start) { return names }
        problems.append(
            Problem(
                message: "'\(path.shortened)' isn't a path; expected names separated by dots",
                help: "name a value, for example '$(zone.localeName)', or write '$$(' for a literal '$('",
                range: places.range(start, end)
            )
        )
        return nil
    }
}
