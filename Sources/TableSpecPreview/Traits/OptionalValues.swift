/// Whether a screen is drawn with the optional values of its samples.
package enum OptionalValues: String, CaseIterable, Hashable, Sendable {
    case present, missing
}
