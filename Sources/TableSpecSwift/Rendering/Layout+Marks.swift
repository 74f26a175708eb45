extension Layout {
    /// The meaning of a mark. Marks that say "a space" have it in the text, too.
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
        /// A statement with a short body, which is on one line only if all before it is on one line, too; `link` of the body is
        /// the place of its end.
        case head, endHead, shortBody
        /// A chain of calls.
        case chain, endChain
        /// A call of a chain on a line of its own, which is nested unless it follows a bracket at the start of a line.
        case chainNest, endChainNest
        /// On one line where it fits; `link` is the place of its end.
        case group, endGroup
        /// A group in which something needs a line of its own.
        case brokenGroup
        /// A space, and what follows `=`: on the same line where its head fits there, otherwise nested on the next one.
        case hanging, endHanging
        /// A comma, in a broken group only.
        case comma
        /// A case of a `switch`, on one line where `link` columns are there for it.
        case switchCase, endSwitchCase
        /// A space where the case is on one line, otherwise a new line.
        case caseBreak
        /// A comment that ends with a new line of its own; `link` is its place in the list.
        case comment
        /// A literal of several lines in a broken group instead of the text up to the end; `link` is its place in the list.
        case longString, endLongString
    }

    struct Mark {
        let kind: Kind
        /// Bytes before the mark.
        let offset: Int32
        /// Columns before the mark, with all on one line.
        let column: Int32
        var link: Int32 = 0
    }

    /// A comment, broken between words.
    struct Comment {
        let marker: String
        let lines: [String]
    }

    /// A string literal of several lines; each atom is a character or an escape that stays in one piece.
    ///
    /// Its lines are nested if something precedes it, unless that is a key.
    struct LongString {
        let atoms: [String]
        let followsKey: Bool
        /// The place of its end among the marks.
        let end: Int
    }
}
