internal import TableSpecModel

/// The options for the generated Swift.
package struct GeneratorOptions: Equatable, Sendable {
    package var accessLevel = AccessLevel.internal
    /// The prefix of the names of all top-level types in the generated files.
    package var typePrefix = ""
    /// The name of the type that contains the shared code of screens.
    package var namespace = "TableSpec"
    /// The oldest iOS version that the app supports.
    package var deploymentTarget = SystemVersion.oldest
    /// The bundle in which strings, images and colors are looked up.
    package var bundle = ResourceBundle.main
    /// The object that contains the sections and rows of a screen, its data source and its delegate.
    package var dataSource = DataSourcePlace.screen

    /// The module that contains the Swift that screens share; `nil` for the screens' own module.
    package var supportModule: String?

    /// Creates the default options.
    package init() {}

    /// The access level of what is generated for the app.
    package enum AccessLevel: String, SpecEnumeration {
        case `internal`, package, `public`

        package static let noun = "access level"
    }

    /// The object that contains the members of a table.
    package enum DataSourcePlace: String, SpecEnumeration {
        /// The view controller.
        case screen
        /// A separate object, which the view controller owns.
        case separate

        package static let noun = "data source location"
    }

    /// A version of iOS.
    package struct SystemVersion: Sendable, Comparable, CustomStringConvertible {
        let major: Int
        let minor: Int

        /// The oldest iOS version that supports generated code, which uses `UITableView.reconfigureRows(at:)`.
        package static let oldest = SystemVersion(major: 15, minor: 0)

        init(major: Int, minor: Int) {
            self.major = major
            self.minor = minor
        }

        /// Parses a version: `16` or `16.4`. Returns `nil` if the text isn't a version.
        package init?(_ text: String) {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            let numbers = parts.compactMap { $0.count <= 3 && $0.allSatisfy(\.isASCIIDigit) ? Int($0) : nil }
            guard let major = numbers.first, numbers.count == parts.count, parts.count <= 2 else { return nil }
            self.init(major: major, minor: numbers.count == 2 ? numbers[1] : 0)
        }

        package var description: String { "\(major).\(minor)" }

        package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
            (left.major, left.minor) < (right.major, right.minor)
        }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
