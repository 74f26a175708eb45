/// Whether a screen shows the optional values of its samples.
package enum OptionalValues: String, CaseIterable, Hashable, Sendable {
    case present, missing
}
