internal import TableSpecModel

/// A text in one language, as an entry of a string catalog.
///
/// The layout is Xcode's: a `stringUnit`; `variations` by plural if the only argument of the text is the number; or
/// otherwise `substitutions`, with the position of the number, which is `%arg` in its forms.
extension JSONTree {
    /// A text that is the same for all numbers.
    static func translated(_ value: String) -> JSONTree {
        .object(["stringUnit": .object(["state": .string("translated"), "value": .string(value)])])
    }

    /// A text that varies by a number.
    static func varied(_ value: String, by plural: LocalizedText.Plural) -> JSONTree {
        guard let position = plural.position else { return .object(variations(["one": plural.one, "other": value])) }
        let forms = ["one": plural.one, "other": value].mapValues {
            $0.replacing(specifier: "%\(position)$lld", with: "%arg")
        }
        let number: [String: JSONTree] = ["argNum": .integer(position), "formatSpecifier": .string("lld")]
        let substitution = number.merging(variations(forms)) { first, _ in first }
        guard case .object(var localization) = translated("%#@number@") else { return translated(value) }
        localization["substitutions"] = .object(["number": .object(substitution)])
        return .object(localization)
    }

    private static func variations(_ forms: [String: String]) -> [String: JSONTree] {
        ["variations": .object(["plural": .object(forms.mapValues(translated))])]
    }

    /// Whether the text varies by a number.
    var isVaried: Bool { self["variations"] != nil || self["substitutions"] != nil }

    /// The text for many, as a format, or `nil` for a text with another layout.
    package var textForMany: String? {
        let many = self["variations"]?["plural"]?["other"] ?? self
        guard var text = many["stringUnit"]?["value"]?.string else { return nil }
        for (name, substitution) in self["substitutions"]?.members ?? [:] {
            guard case .integer(let position)? = substitution["argNum"], let form = substitution.textForMany else {
                return nil
            }
            text = text.replacing("%#@\(name)@", with: form.replacing(specifier: "%arg", with: "%\(position)$lld"))
        }
        return text
    }

    // MARK: Merging

    /// A text of a spec, with the forms of an existing text for numbers that the spec doesn't cover.
    func keepingForms(of present: JSONTree) -> JSONTree {
        var text = self
        for key in ["variations", "substitutions"] {
            if let own = self[key], let forms = present[key] { text[key] = own.over(forms) }
        }
        return text
    }

    private func over(_ present: JSONTree) -> JSONTree {
        guard case .object(let own) = self, case .object(let others) = present else { return self }
        return .object(others.merging(own) { $1.over($0) })
    }

    /// The text alone, without the state of its translation.
    var withoutStates: JSONTree {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { $0.key != "state" }.mapValues(\.withoutStates))
    }
}

extension String {
    /// The format with another specifier. A literal percent sign is doubled, and doesn't begin a specifier.
    fileprivate func replacing(specifier: String, with other: String) -> String {
        split(separator: "%%", omittingEmptySubsequences: false)
            .map { $0.replacing(specifier, with: other) }
            .joined(separator: "%%")
    }
}
