internal import TableSpecKit
package import TableSpecPreview

/// A trait of previews whose values have names on the command line.
package protocol PictureChoice: Hashable, Sendable {
    /// The name of the enumeration in messages.
    static var noun: String { get }
    /// All values, in the order in which they are listed.
    static var choices: [Self] { get }
    var word: String { get }
}

extension PictureChoice {
    /// Returns the values in a comma-separated list; `all` means all values.
    ///
    /// Case, spaces and hyphens are ignored: `iPhone SE` is `iphone-se`.
    ///
    /// - Throws: The message about the first name that isn't one of the values, with a list of the valid names.
    package static func values(listedIn text: String) throws(UnknownPictureChoice) -> [Self] {
        var values: [Self] = []
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            let key = searchKey(String(word))
            if key == searchKey(allWord) {
                values += choices
            } else if let value = choices.first(where: { searchKey($0.word) == key }) {
                values.append(value)
            } else {
                throw UnknownPictureChoice(noun: noun, found: String(word), expected: choices.map(\.word) + [allWord])
            }
        }
        return values
    }

    /// The names of all values, for help texts.
    package static var wordList: String { (choices.map(\.word) + [allWord]).joined(separator: ", ") }

    private static var allWord: String { "all" }

    private static func searchKey(_ word: String) -> String {
        word.lowercased().filter { $0 != " " && $0 != "-" }
    }
}

/// An error for an unknown value of a preview trait.
public struct UnknownPictureChoice: Error, Hashable, Sendable {
    /// A description of the error, with a list of the valid values.
    public var message: String

    init(noun: String, found: String, expected: [String]) {
        let words = expected.map { "'\($0)'" }
        let list = "\(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")"
        message = "unknown \(noun) '\(found)'; expected \(list)"
    }
}

extension PictureChoice where Self: CaseIterable & RawRepresentable, RawValue == String {
    package static var choices: [Self] { Array(allCases) }
    package var word: String { rawValue }
}

extension PreviewDevice: PictureChoice {
    package static var noun: String { "device" }
    package static var choices: [PreviewDevice] { known }
    package var word: String { name.filter { $0 != " " } }
}

extension Appearance: PictureChoice {
    package static var noun: String { "appearance" }
}

extension Contrast: PictureChoice {
    package static var noun: String { "contrast" }
}

extension SystemVersion: PictureChoice {
    package static var noun: String { "iOS version" }
}

extension ContentSizeCategory: PictureChoice {
    package static var noun: String { "text size" }
}

extension LayoutDirection: PictureChoice {
    package static var noun: String { "direction" }
}

extension PreviewState: PictureChoice {
    package static var noun: String { "state" }
}

extension OptionalValues: PictureChoice {
    package static var noun: String { "option for optional values" }
}

extension PictureHeight: PictureChoice {
    package static var noun: String { "preview height" }
}

extension Localization: PictureChoice {
    package static var noun: String { "localization" }
}
