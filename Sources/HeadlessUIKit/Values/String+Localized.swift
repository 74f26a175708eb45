public import Foundation

#if !canImport(Darwin)
    /// Foundation's localized strings, which the Linux version lacks: the key itself, as for an app without translations.
    extension String {
        /// A key with interpolated values.
        public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
            let text: String

            public init(_ value: String) {
                text = value
            }

            public init(stringLiteral value: String) {
                text = value
            }
        }

        /// The text of a key in a string table: the key.
        public init(
            localized keyAndValue: LocalizationValue,
            table: String? = nil,
            bundle: Bundle? = nil,
            locale: Locale = .current,
            comment: StaticString? = nil
        ) {
            self = keyAndValue.text
        }

        /// The text of a key in a string table: the default value.
        public init(
            localized key: StaticString,
            defaultValue: LocalizationValue,
            table: String? = nil,
            bundle: Bundle? = nil,
            locale: Locale = .current,
            comment: StaticString? = nil
        ) {
            self = defaultValue.text
        }
    }
#endif
