extension SyntaxProblem {
    var readerExplanation: Explanation {
        guard failure.problem == "control characters are not allowed" else { return encodingExplanation }
        let whole = character(at: place)
        let scalar = String(decoding: bytes[whole], as: UTF8.self).unicodeScalars.first
        let number = scalar.map { String($0.value, radix: 16, uppercase: true) } ?? ""
        return Explanation(
            "control character U+\(String(repeating: "0", count: max(4 - number.count, 0)))\(number) isn't allowed",
            at: whole,
            help: "remove the character, or write it as an escape in double quotes"
        )
    }

    /// The reader names the byte at which it stopped, which can be a valid character after a truncated sequence.
    private var encodingExplanation: Explanation {
        let start = bytes.firstInvalidUTF8 ?? place
        let byte = start < bytes.count ? " (byte 0x\(String(bytes[start], radix: 16, uppercase: true)))" : ""
        let range = start..<min(start + 1, bytes.count)
        return Explanation("the file isn't valid UTF-8 here\(byte)", at: range, help: "save the file as UTF-8")
    }

    var tokenExplanation: Explanation? {
        switch failure.problem {
        case "found character that cannot start any token":
            return foreignCharacterExplanation
        case "found a tab character where an indentation space is expected",
            "found a tab character that violates indentation":
            return tabExplanation
        case "mapping values are not allowed in this context":
            return colonExplanation
        case "block sequence entries are not allowed in this context":
            return Explanation(
                "a list element can't start here",
                at: character(at: place),
                help: "start the list on its own line, or quote the text if '-' is part of it"
            )
        case "mapping keys are not allowed in this context":
            return Explanation(
                "a mapping key can't start here",
                at: word(at: place),
                help: "start the key on its own line"
            )
        case "could not find expected ':'":
            let range = restOfLine(from: contextPlace)
            return Self.missingColon(after: text(in: range), at: range)
        case "found unexpected ':'":
            return Explanation("unexpected ':' in unquoted text", at: character(at: place), help: "quote the text")
        default: return nil
        }
    }

    static func missingDash(before element: Range<Int>) -> Explanation {
        Explanation(
            "expected '-' before the first element of the list",
            at: element,
            help: "align each '-' of the list in one column"
        )
    }

    static func stray(_ character: String, at range: Range<Int>) -> Explanation {
        Explanation("'\(character)' isn't part of an indentation", at: range, help: "indent with spaces only")
    }

    static func missingColon(after key: String, at range: Range<Int>) -> Explanation {
        Explanation(
            "expected ':' after the key '\(key)'",
            at: range,
            help: "write 'key: value', with a space after the colon"
        )
    }

    private var foreignCharacterExplanation: Explanation {
        guard place < bytes.count, bytes[place] == 0x09 else {
            let range = character(at: place)
            return Explanation(
                "unquoted text can't start with '\(text(in: range))'",
                at: range,
                help: "quote the text"
            )
        }
        return tabExplanation
    }

    private var tabExplanation: Explanation {
        var range = character(at: place)
        while range.upperBound < bytes.count, bytes[range.upperBound] == 0x09 {
            range = range.lowerBound..<(range.upperBound + 1)
        }
        return Explanation("a tab isn't allowed here", at: range, help: "indent with spaces only")
    }

    private var colonExplanation: Explanation {
        var lineStart = place
        while !bytes.isLineStart(lineStart) {
            lineStart -= 1
        }
        let before = String(decoding: bytes[lineStart..<place], as: UTF8.self)
        if before.contains(": ") {
            return Explanation(
                "a second ':' on one line: a mapping can't start on the line of its key",
                at: character(at: place),
                help: "quote the text if it contains ': '"
            )
        }
        return Explanation(
            "a mapping can't start here",
            at: character(at: place),
            help: "align the key with the other keys of its mapping, or end the line above with ':' if it's a key"
        )
    }

    var scalarExplanation: Explanation? {
        switch failure.problem {
        case "found unexpected end of stream" where failure.context == "while scanning a quoted scalar":
            return Explanation("this quoted text is never closed", at: character(at: contextPlace), help: closingQuote)
        case "found unexpected document indicator":
            return Explanation(
                "a document ends inside quoted text",
                at: word(at: place),
                label: "the text starts here",
                help: closingQuote
            )
        case "found unknown escape character":
            return Explanation(
                "unknown escape '\(text(in: escape))' in double-quoted text",
                at: escape,
                help: "write '\\\\' for a backslash, or use single quotes"
            )
        case "did not find expected hexdecimal number", "found invalid Unicode character escape code":
            return Explanation(
                "a character escape needs 2 (\\x), 4 (\\u) or 8 (\\U) hexadecimal digits of a Unicode scalar",
                at: escape
            )
        case "found an indentation indicator equal to 0":
            return Explanation("the indentation of block text must be from 1 to 9", at: character(at: place))
        case "did not find expected comment or line break":
            return Explanation(
                "expected the end of the line, found \(found)",
                at: word(at: place),
                help: "write the text on the lines below"
            )
        default: return nil
        }
    }

    private var closingQuote: String {
        let quote = contextPlace < bytes.count && bytes[contextPlace] == UInt8(ascii: "'") ? "'" : "\""
        return "add the closing \(quote)"
    }

    /// The backslash and the character after it, at or just before the location.
    private var escape: Range<Int> {
        var start = place
        while start > contextPlace, start >= bytes.count || bytes[start] != UInt8(ascii: "\\") {
            start -= 1
        }
        guard start < bytes.count else { return character(at: place) }
        return start..<max(character(at: min(start + 1, bytes.count)).upperBound, min(start + 1, bytes.count))
    }

    var structureExplanation: Explanation? {
        switch failure.problem {
        case "did not find expected ',' or ']'": return bracketExplanation(",", "]", of: "list")
        case "did not find expected ',' or '}'": return bracketExplanation(",", "}", of: "mapping")
        case "did not find expected key" where followsQuote:
            return Explanation(
                "expected the end of the line after the closing quote, found \(found)",
                at: word(at: place),
                help: "write '' for a quote in single quotes, or \\\" in double quotes"
            )
        case "did not find expected key":
            return Explanation(
                "expected a key of the mapping, found \(found)",
                at: word(at: place),
                label: "the mapping starts here",
                help: "align the keys of the mapping in one column"
            )
        case "did not find expected '-' indicator":
            return Explanation(
                "expected '-' before the next element of the list, found \(found)",
                at: word(at: place),
                label: "the list starts here",
                help: "align each '-' of the list in one column"
            )
        case "did not find expected node content" where isAtEnd && openBracket != nil:
            return unclosed(bracketAt: openBracket ?? place)
        case "did not find expected node content":
            return Explanation("expected a value, found \(found)", at: word(at: place))
        case "did not find expected <document start>":
            return Explanation(
                "expected the end of the file, found \(found)",
                at: word(at: place),
                help: "indent everything that belongs to the value; a file can contain only one"
            )
        case "did not find expected alphabetic or numeric character":
            let isAlias = failure.context == "while scanning an alias"
            return Explanation(
                "expected a name of letters, digits, '-' and '_' after '\(isAlias ? "*" : "&")'",
                at: word(at: contextPlace),
                help: "quote the text if it isn't an \(isAlias ? "alias" : "anchor")"
            )
        case "found undefined tag handle":
            return Explanation(
                "tag '\(text(in: word(at: place)))' isn't supported; specs don't use tags",
                at: word(at: place),
                help: "remove the tag, or quote the text"
            )
        default: return nil
        }
    }

    /// Whether a quote immediately precedes the location, on its line.
    private var followsQuote: Bool {
        let before = bytes[..<min(place, bytes.count)].last { $0 != 0x20 && $0 != 0x09 }
        return before == UInt8(ascii: "'") || before == UInt8(ascii: "\"")
    }

    func unclosed(bracketAt offset: Int) -> Explanation {
        let isList = offset < bytes.count && bytes[offset] == UInt8(ascii: "[")
        return Explanation(
            "this '\(isList ? "[" : "{")' is never closed",
            at: character(at: offset),
            help: "add '\(isList ? "]" : "}")' at the end of the \(isList ? "list" : "mapping")"
        )
    }

    private func bracketExplanation(_ comma: String, _ closing: String, of kind: String) -> Explanation {
        guard !isAtEnd else { return unclosed(bracketAt: contextPlace) }
        return Explanation(
            "expected '\(comma)' or '\(closing)' in the \(kind), found \(found)",
            at: word(at: place),
            label: "the \(kind) starts here",
            help: "separate the parts of the \(kind) with ',' and close it with '\(closing)'"
        )
    }

    /// Tags and directives, which specs rarely use, so libyaml's own message is sufficient.
    var otherExplanation: Explanation {
        let context = failure.context.map { " \($0)" } ?? ""
        return Explanation(
            (failure.problem.isEmpty ? "invalid YAML" : failure.problem) + context,
            at: word(at: place)
        )
    }
}
