internal import TableSpecDiagnostics

/// Parses the rest of a file that isn't YAML, without the lines that are damaged.
///
/// Where libyaml stops, ranges of lines around the error are replaced by comments, the smallest first, until the rest can
/// be parsed. Comments keep the offsets, and end the texts above them.
struct DamageRecovery {
    private let lines: SourceLines
    private let limits: YAMLLimits
    /// The findings before parsing.
    private let findings: FileFindings
    /// The text with damaged lines as comments.
    private var bytes: [UInt8]
    private(set) var damage: [DamagedLines] = []
    private var reports: [Diagnostic] = []
    /// Whether aliases may refer to a damaged line.
    private var hasLostAnchor = false
    /// The number of bytes that may still be parsed.
    private var budget: Int

    init(_ bytes: [UInt8], limits: YAMLLimits, findings: FileFindings) {
        self.bytes = bytes
        self.limits = limits
        self.findings = findings
        budget = limits.maximumRecoveryBytes
        lines = bytes.withUnsafeBufferPointer { SourceLines($0) }
    }

    /// Returns the document without the damaged lines, and one error for each range of them.
    ///
    /// - Returns: `nil` if there's too much damage.
    mutating func recover(from first: ParseAttempt) -> ParseAttempt? {
        var current = first
        while let failure = current.failure {
            guard damage.count < limits.maximumDamage, let found = best(after: failure, in: current) else { return nil }
            record(found.damage, failure)
            current = found.attempt
        }
        guard !current.isStopped else { return nil }
        let others = current.findings.all.filter {
            !hasLostAnchor || $0.id != YAMLDiagnosticID.undefinedAlias.rawValue
        }
        current.findings.replaceAll(with: reports + others)
        current.comments.removeAll { comment in
            damage.contains { ($0.start..<$0.end).contains(Int(comment.start)) }
        }
        for part in damage {
            current.tree.mark(part, in: lines)
            for index in current.comments.indices where part.kept == .afterStray {
                part.moveBack(&current.comments[index].start, in: lines)
                part.moveBack(&current.comments[index].end, in: lines)
            }
        }
        return current
    }

    private mutating func record(_ found: DamagedLines, _ failure: SyntaxFailure) {
        if bytes[found.start..<found.end].contains(UInt8(ascii: "&")) { hasLostAnchor = true }
        let adjoins = damage.contains { other in
            let (first, last) =
                other.lines.lowerBound < found.lines.lowerBound
                ? (other.lines.upperBound, found.lines.lowerBound) : (found.lines.upperBound, other.lines.lowerBound)
            return lines.filledCount(between: first, and: last) == 0
        }
        if !adjoins, let report = report(of: failure, in: found) { reports.append(report) }
        damage.append(found)
        found.erase(in: &bytes, of: lines)
    }

    /// The error of libyaml, or if it's below the damage, the cause: a text, a bracket or a key.
    private func report(of failure: SyntaxFailure, in found: DamagedLines) -> Diagnostic? {
        let report = failure.findings.all.last
        let isThere = { (offset: Int) in found.lines.contains(lines.number(at: offset)) }
        if let report, isThere(Int(report.range.start)) { return report }
        var findings = findings
        if found.kept == .afterDash {
            let line = lines.all[found.lines.lowerBound]
            let element = bytes.withUnsafeBufferPointer { line.content..<$0.trimmedEnd(of: line.content..<line.end) }
            SyntaxProblem.missingDash(before: element).report(as: .syntax, to: &findings)
        } else if found.kept == .afterStray {
            let stray = String(decoding: bytes[found.start..<found.end], as: UTF8.self)
            SyntaxProblem.stray(stray, at: found.start..<found.end).report(as: .syntax, to: &findings)
        } else if let quote = failure.longQuote, isThere(quote.lowerBound) {
            let mark = String(decoding: [bytes[quote.lowerBound]], as: UTF8.self)
            findings.add(
                .syntax,
                "this quoted text ends only at the next quote, in line \(lines.number(at: quote.upperBound - 1) + 1)",
                at: quote.lowerBound..<(quote.lowerBound + 1),
                help: "add the closing \(mark)"
            )
        } else if let bracket = failure.openBracket, isThere(bracket) {
            return failure.bracketReport
        } else if found.lines.count == 1, !hasKey(found.lines.lowerBound) {
            let key = String(decoding: bytes[found.start..<found.end], as: UTF8.self)
            SyntaxProblem.missingColon(after: key, at: found.start..<found.end).report(as: .syntax, to: &findings)
        }
        return findings.all.last ?? report
    }
}

extension DamageRecovery {
    private typealias Choice = (damage: DamagedLines, attempt: ParseAttempt)

    /// The number of lines that must be valid after damage, so that it probably was all of it.
    private static let trustedLines = 2

    /// Returns the smallest range of lines without which the rest can be parsed, or else, more of it.
    private mutating func best(after failure: SyntaxFailure, in current: ParseAttempt) -> Choice? {
        let known = Self.repetitions(in: current)
        var farthest: (choice: Choice, line: Int)?
        var partial: (choice: Choice, line: Int)?
        var complete: (count: Int, choice: Choice)?
        for candidate in candidates(for: failure) {
            if let partial, candidate.lines.contains(partial.line) { continue }
            guard let attempt = attempt(without: candidate) else { break }
            guard let next = attempt.failure.map({ lines.number(at: $0.place) }) else {
                // The rest of a mapping without its start is part of the one above, and repeats its keys.
                let count = Self.repetitions(in: attempt)
                if count <= known { return (candidate, attempt) }
                if count < complete?.count ?? .max { complete = (count, (candidate, attempt)) }
                continue
            }
            let last = max(candidate.lines.upperBound, lines.number(at: failure.place))
            if partial == nil, lines.filledCount(between: last, and: next) >= Self.trustedLines,
                !isAlike(next, lines.number(at: failure.place)), Self.repetitions(in: attempt) <= known
            {
                partial = ((candidate, attempt), next)
            }
            if next > farthest?.line ?? last { farthest = ((candidate, attempt), next) }
        }
        return complete?.choice ?? partial?.choice ?? farthest?.choice
    }

    private static func repetitions(in attempt: ParseAttempt) -> Int {
        attempt.findings.all.count { $0.id == YAMLDiagnosticID.duplicateKey.rawValue }
    }

    private mutating func attempt(without candidate: DamagedLines) -> ParseAttempt? {
        budget -= bytes.count
        guard budget >= 0 else { return nil }
        var text = bytes
        candidate.erase(in: &text, of: lines)
        return text.withUnsafeBufferPointer { ParseAttempt($0, limits: limits, findings: findings) }
    }

    /// The ranges of lines that may be damaged, the smallest first.
    private func candidates(for failure: SyntaxFailure) -> [DamagedLines] {
        guard let last = lines.lastFilled(upTo: lines.number(at: failure.place)) else { return [] }
        let starts = [failure.longQuote?.lowerBound, failure.context, failure.openBracket].compactMap { $0 }
            .map { lines.number(at: $0) }
        let above = lines.lastFilled(upTo: last - 1)
        var ranges: [ClosedRange<Int>] = []
        // A line without ':' above a key is half a key.
        let isHalfKey = above.map { lines.all[$0].indentation == lines.all[last].indentation && !hasKey($0) } ?? false
        let near = isHalfKey ? [above, last] : [last, above]
        for first in starts + near.compactMap({ $0 }) where first <= last {
            ranges += [first...first, first...block(from: first), first...last]
            if let above, first < above { ranges.append(first...above) }
        }
        let indentation = lines.all[last].indentation
        // The rest of an element without its first line.
        if let above, let first = lines.run(upTo: above, while: { $0.indentation > indentation }) {
            ranges.append(first...above)
        }
        ranges.append(last...lines.lastFilled(after: last) { $0.indentation >= indentation })
        let outer = Array(sequence(first: last, next: lines.parent).dropFirst())
        ranges += outer.map { $0...block(from: $0) }
        let sorted = ranges.enumerated().sorted { ($0.element.count, $0.offset) < ($1.element.count, $1.offset) }
        var seen: Set<ClosedRange<Int>> = []
        let damaged = bytes.withUnsafeBufferPointer { bytes in
            sorted.map(\.element).filter { seen.insert($0).inserted }.flatMap { range in
                // Without its first line, the rest of a block is part of what is above.
                let kept: [DamagedLines.Kept] = hasRest(below: range) ? [.key, .dash] : [.key, .dash, .nothing]
                return kept.compactMap { DamagedLines(range, keeping: $0, in: lines, bytes) }
            }
        }
        let strays = bytes.withUnsafeBufferPointer { bytes in
            (starts + near.compactMap { $0 } + outer).compactMap { DamagedLines($0, withStrayStartIn: lines, bytes) }
        }
        return (failure.expectsDash ? missingDash(above: last) : []) + strays + damaged
    }

    /// A list element whose `-` is missing: the lines between a key and the next element, or a line below an element.
    private func missingDash(above last: Int) -> [DamagedLines] {
        var places: [(line: Int, column: Int)] = []
        let column = lines.all[last].indentation
        if startsElement(last), let above = lines.lastFilled(upTo: last - 1),
            let first = lines.run(upTo: above, while: { $0.indentation > column }),
            let key = lines.parent(of: first), lines.all[key].indentation < column
        {
            places.append((first, column))
        }
        if let element = lines.parent(of: last), startsElement(element) {
            places.append((last, lines.all[element].indentation))
        }
        return places.filter { $0.column + 1 < lines.all[$0.line].indentation }.map {
            DamagedLines($0.line, withoutDashAt: $0.column, in: lines)
        }
    }

    private func startsElement(_ line: Int) -> Bool {
        lines.all[line].content < lines.all[line].end && bytes[lines.all[line].content] == UInt8(ascii: "-")
    }

    /// Whether two lines start elements of the same list, so that what's wrong with one is wrong with the other.
    private func isAlike(_ line: Int, _ other: Int) -> Bool {
        lines.all[line].indentation == lines.all[other].indentation && startsElement(line) && startsElement(other)
    }

    private func hasKey(_ line: Int) -> Bool {
        bytes.withUnsafeBufferPointer { DamagedLines(line...line, keeping: .key, in: lines, $0) != nil }
            || bytes[lines.all[line].start..<lines.all[line].end].contains(UInt8(ascii: ":"))
    }

    /// Whether the line below belongs to the first line: it's indented more than that and the line above.
    private func hasRest(below range: ClosedRange<Int>) -> Bool {
        guard let next = lines.all[(range.upperBound + 1)...].first(where: { !$0.isBlank }) else { return false }
        let above = lines.lastFilled(upTo: range.lowerBound - 1).map { lines.all[$0].indentation } ?? -1
        return next.indentation > max(lines.all[range.lowerBound].indentation, above)
    }

    /// The last of the lines below that are indented more.
    private func block(from line: Int) -> Int {
        let indentation = lines.all[line].indentation
        return lines.lastFilled(after: line) { $0.indentation > indentation }
    }
}
