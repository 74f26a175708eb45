/// An enumeration that a key accepts, with UIKit's names, as they're spelled in the spec.
///
/// The list is the single source for decoding, for suggestions and for the reference.
package protocol SpecEnumeration: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
    /// The name of the enumeration in messages, for example "table style".
    static var noun: String { get }
}

extension SpecEnumeration {
    /// The spellings of the cases, in their order.
    package static var spellings: [String] { allCases.map(\.rawValue) }
}
