/// The kinds of findings of the parser, all with the origin syntax.
package enum YAMLDiagnosticID: String, CaseIterable, Sendable {
    /// The file isn't YAML.
    case syntax = "yaml-syntax"
    /// The file isn't UTF-8, or contains characters that YAML doesn't allow.
    case encoding = "yaml-encoding"
    case duplicateKey = "yaml-duplicate-key"
    /// A key that is a sequence or a mapping.
    case complexKey = "yaml-complex-key"
    case undefinedAlias = "yaml-undefined-alias"
    /// An alias inside the node that it refers to.
    case recursiveAlias = "yaml-recursive-alias"
    /// A merge key `<<` whose value isn't a mapping.
    case mergeValue = "yaml-merge-value"
    /// A tag that specs don't use, or one that contradicts its value.
    case tag = "yaml-tag"
    /// More than one document in a file.
    case severalDocuments = "yaml-several-documents"
    /// A limit of ``YAMLLimits`` is exceeded.
    case limit = "yaml-limit"
}
