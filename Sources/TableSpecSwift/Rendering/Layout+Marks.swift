extension Layout {
    /// The meaning of a mark. The text contains the space of a mark for one.
    enum Kind: UInt8 {
        /// Nothing, or a new line.
        case softBreak
        /// A space, or a new line.
        case space
        /// A new line in every case.
        case newLine
        /// An empty line in every case.
        case emptyLine
        /// Four more columns for each line that begins before the end.
        case nest, endNest
        /// A statement with a short body, which is on one line only if everything before it is, too. `link` of the body
        /// is the index of its end.
        case head, endHead, shortBody
        /// A chain of calls.
        case chain, endChain
        /// A call of a chain on a separate line, which is nested unless it follows a bracket at the start of a line.
        case chainNest, endChainNest
        /// On one line if it fits. `link` is the index of its end.
        case group, endGroup
        /// A group with content that requires separate lines.
        case brokenGroup
        /// A space, and the text after `=`: on the same line if its head fits there, otherwise nested on the next one.
        case hanging, endHanging
        /// A comma, in a broken group only.
        case comma
        /// A case of a `switch`, on one line if `link` columns are available.
        case switchCase, endSwitchCase
        /// A space if the case is on one line, otherwise a new line.
        case caseBreak
        /// A comment that ends with its own new line. `link` is its index in the list.
        case comment
        /// A multiline literal in a broken group in place of the text up to the end. `link` is its index in the list.
        case longString, endLongString
    }

    struct Mark {
        let kind: Kind
        /// The number of bytes before the mark.
        let offset: Int32
        /// The number of columns before the mark, with everything on one line.
        let column: Int32
        var link: Int32 = 0
    }

    /// A comment, wrapped between words.
    struct Comment {
        let marker: String
        let lines: [String]
    }

    /// A multiline string literal. Each atom is a character or an escape that isn't split.
    ///
    /// Its lines are nested if something precedes it, unless that is a key.
    struct LongString {
        let atoms: [String]
        let followsKey: Bool
        /// The index of its end among the marks.
        let end: Int
    }
}
