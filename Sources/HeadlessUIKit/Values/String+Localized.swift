public import Foundation

#if !canImport(Darwin)
    /// Foundation's localized strings, which are missing on Linux. They return the key, as in an app without
    /// translations.
    extension String {
        /// A key with interpolated values.
        public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
            let text: String

            /// Creates a key.
            public init(_ value: String) {
                text = value
            }

            /// Creates a key from a literal.
            public init(stringLiteral value: String) {
                text = value
            }
        }

        /// Creates the text of a key in a string table. It's the key itself.
        public init(
            localized keyAndValue: LocalizationValue,
            table: String? = nil,
            bundle: Bundle? = nil,
            locale: Locale = .current,
            comment: StaticString? = nil
        ) {
            self = keyAndValue.text
        }

        /// Creates the text of a key in a string table. It's the default value.
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
