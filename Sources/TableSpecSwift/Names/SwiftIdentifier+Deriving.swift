extension SwiftIdentifier {
    /// The style of a name's first word.
    package enum Style: Sendable {
        /// Values, functions and enum cases: `signOut`.
        case lowerCamelCase
        /// Types: `SignOut`.
        case upperCamelCase
    }

    /// Derives a name from any text. The same text always results in the same name.
    ///
    /// A text that is already a name in the requested style stays unchanged. Otherwise, letters and digits form the
    /// words, and everything else separates them: `Wi-Fi` becomes `wiFi`, `URL list` becomes `urlList`, `3D Touch`
    /// becomes `_3DTouch`. Text without letters and digits is named by its scalars (`u1F389`), and empty text is
    /// `unnamed`. Different texts can result in the same name, which the generator reports.
    ///
    /// - Parameter reserved: Names that must not be used, for example members of a superclass. They get the suffix
    ///   `Item`, as do `self`, `init` and other words that are misleading even in backticks.
    package init(from text: String, style: Style, avoiding reserved: Set<SwiftIdentifier> = []) {
        var name = Self.keeps(text, style: style) ? text : Self.derived(from: text, style: style)
        while Self.isMisleading(name) || !reserved.isEmpty && reserved.contains(SwiftIdentifier(validated: name)) {
            name += "Item"
        }
        self.init(validated: name)
    }

    private static func keeps(_ text: String, style: Style) -> Bool {
        guard isValid(text), let byte = text.utf8.first else { return false }
        if byte < 0x80 { return style == .lowerCamelCase ? !byte.isASCIIUppercase : !byte.isASCIILowercase }
        guard let first = text.first else { return false }
        switch style {
        case .lowerCamelCase: return !first.isUppercase
        case .upperCamelCase: return !first.isLowercase
        }
    }

    private static func derived(from text: String, style: Style) -> String {
        derivedByBytes(from: text, style: style) ?? derivedByScalars(from: text, style: style)
    }

    /// Derives the same text as `derivedByScalars` at a fraction of the cost. Returns `nil` for text without words or
    /// with characters that aren't ASCII.
    private static func derivedByBytes(from text: String, style: Style) -> String? {
        var text = text
        return text.withUTF8 { bytes in
            guard bytes.allSatisfy({ $0 < 0x80 }), let start = bytes.firstIndex(where: \.isASCIIWordCharacter) else {
                return nil
            }
            return String(unsafeUninitializedCapacity: bytes.count + 1) { name in
                write(UnsafeBufferPointer(rebasing: bytes[start...]), style: style, into: name)
            }
        }
    }

    /// Writes the name for words that begin with the first byte, and returns its length.
    private static func write(
        _ words: UnsafeBufferPointer<UInt8>,
        style: Style,
        into name: UnsafeMutableBufferPointer<UInt8>
    ) -> Int {
        var count = 0
        if words[0].isASCIIDigit {
            name[0] = UInt8(ascii: "_")
            count = 1
        }
        let start = count
        var endOfFirst: Int?
        var startsWord = style == .upperCamelCase
        for byte in words where byte != UInt8(ascii: "'") {
            if byte.isASCIIWordCharacter {
                name[count] = startsWord && byte.isASCIILowercase ? byte & ~0x20 : byte
                count += 1
                startsWord = false
            } else {
                endOfFirst = endOfFirst ?? count
                startsWord = true
            }
        }
        if style == .lowerCamelCase { lowerStart(of: name[start..<(endOfFirst ?? count)]) }
        return count
    }

    /// Lowercases an initial or a leading acronym, like `loweringStart(of:)`.
    private static func lowerStart(of word: Slice<UnsafeMutableBufferPointer<UInt8>>) {
        var word = word
        let end = word.firstIndex { !$0.isASCIIUppercase } ?? word.endIndex
        let startsNextWord = end > word.startIndex + 1 && end < word.endIndex && word[end].isASCIILowercase
        for index in word.startIndex..<(startsNextWord ? end - 1 : end) { word[index] |= 0x20 }
    }

    private static func derivedByScalars(from text: String, style: Style) -> String {
        var words = words(of: text)
        if words.isEmpty {
            words = text.unicodeScalars.isEmpty ? ["unnamed"] : [codePoints(of: text)]
        }
        let first = style == .lowerCamelCase ? loweringStart(of: words[0]) : capitalizing(words[0])
        let name = words.dropFirst().reduce(first) { $0 + capitalizing($1) }
        guard let start = name.unicodeScalars.first, start.startsIdentifier else { return "_" + name }
        return name
    }

    /// Splits at everything that is neither a letter nor a digit. An apostrophe doesn't split (`Don't` is one word).
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where scalar != "'" && scalar != "\u{2019}" {
            if scalar.belongsToWord {
                if !word.isEmpty || scalar.startsIdentifier || scalar.isASCIIDigit { word.append(scalar) }
            } else if !word.isEmpty {
                words.append(String(word))
                word = String.UnicodeScalarView()
            }
        }
        if !word.isEmpty { words.append(String(word)) }
        return words
    }

    private static func codePoints(of text: String) -> String {
        text.unicodeScalars.map { "u" + String($0.value, radix: 16, uppercase: true) }.joined()
    }

    private static func capitalizing(_ word: String) -> String {
        guard let first = word.first else { return word }
        return first.uppercased() + word.dropFirst()
    }

    /// Lowercases an initial or a leading acronym, like Apple's own names: `Title`, `URL`, `URLCell` → `title`, `url`,
    /// `urlCell`.
    private static func loweringStart(of word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        guard !capitals.isEmpty else { return word }
        let rest = word.dropFirst(capitals.count)
        let startsNextWord = capitals.count > 1 && (rest.first?.isLowercase ?? false)
        let lowered = startsNextWord ? capitals.dropLast() : capitals
        return lowered.lowercased() + word.dropFirst(lowered.count)
    }
}

extension UInt8 {
    fileprivate var isASCIIUppercase: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
    fileprivate var isASCIILowercase: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
    var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    fileprivate var isASCIIWordCharacter: Bool { isASCIIUppercase || isASCIILowercase || isASCIIDigit }
}
