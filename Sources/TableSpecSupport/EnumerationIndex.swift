#if enumerationIndex
// Conversions between enumeration values and the indexes of menus and segments.

extension CaseIterable where Self: Equatable, AllCases == [Self] {
    public var tableSpecIndex: Int {
        get { Self.allCases.firstIndex(of: self) ?? 0 }
        set { if Self.allCases.indices.contains(newValue) { self = Self.allCases[newValue] } }
    }
}
#endif
