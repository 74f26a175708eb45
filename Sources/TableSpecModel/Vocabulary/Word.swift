/// A closed list of words that a key accepts: UIKit's own names, spelled as in the spec.
///
/// The list is the single source for decoding, for suggestions and for the reference.
public protocol Word: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
    /// What a value of this kind is called in messages, for example "table style".
    static var noun: String { get }
}
