internal import TableSpecYAML

/// The maximum number of bytes that are read from a file, by its content.
///
/// Larger files weren't written by or for this tool. Each limit is many times larger than files in practice.
package enum FileLimit {
    /// A spec, a configuration or a baseline. If one is too large, the parser reports a finding instead of a file
    /// error.
    package static let yaml = YAMLLimits.standard.maximumFileSize
    /// A manifest, a cache or a journal, with about a hundred bytes for each output.
    static let record = 64 << 20
    /// A string catalog. The largest ones of apps in many languages have a tenth of this size.
    package static let catalog = 64 << 20
    /// A preview of a screen with thousands of rows.
    package static let picture = 64 << 20
    /// Any other output. The largest is the gallery of all screens.
    static let output = 512 << 20
    /// The output of git about a version: the names or the contents of its specs.
    package static let gitOutput = 512 << 20
}
