internal import TableSpecYAML

/// The maximum number of bytes that are read from a file, by its content.
///
/// Larger ones were not made by this tool or for it; each limit is many times what is met in practice.
enum FileLimit {
    /// A spec, a configuration or a baseline. A larger one is a finding of the parser, not a problem with a file.
    static let yaml = YAMLLimits.standard.maximumFileSize
    /// A manifest, a cache or a journal: a hundred bytes for each output.
    static let record = 64 << 20
    /// A string catalog; the largest ones of apps in many languages have a tenth of it.
    static let catalog = 64 << 20
    /// A preview of a screen with thousands of rows.
    static let picture = 64 << 20
    /// Any other output; the largest is the gallery of all screens.
    static let output = 512 << 20
    /// The output of git about a version: the names or the contents of its specs.
    static let gitOutput = 512 << 20
}
