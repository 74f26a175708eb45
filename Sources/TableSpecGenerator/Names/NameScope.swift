internal import TableSpecDiagnostics
internal import TableSpecModel
internal import TableSpecSwift

/// The names in one scope of generated Swift, with reports of collisions.
struct NameScope {
    /// The origin of a name.
    struct Origin {
        /// The kind of the named part, for messages: "row", "type".
        let noun: String
        /// The name in the spec.
        let spelling: String
        let range: SourceRange

        init(_ noun: String, _ name: Located<String>) {
            self.noun = noun
            spelling = name.value
            range = name.range
        }

        fileprivate var phrase: String { "\(noun) '\(spelling)'" }
    }

    private(set) var diagnostics: [Diagnostic] = []
    /// The names that can't be used, for example those of a superclass.
    private let reserved: Set<SwiftIdentifier>
    private var origins: [SwiftIdentifier: Origin]

    /// - Parameter capacity: The approximate number of names.
    init(reserved: Set<SwiftIdentifier> = [], capacity: Int = 0) {
        self.reserved = reserved
        origins = Dictionary(minimumCapacity: capacity)
    }

    /// Adds a name, or reports the name that conflicts with it. The first origin keeps the name.
    mutating func claim(_ name: SwiftIdentifier, for origin: Origin) {
        if reserved.contains(name) { return reportReserved(name, for: origin) }
        let count = origins.count
        // A single lookup in the table finds the first origin or makes this one the first.
        let first = { $0 }(&origins[name, default: origin])
        // A repeated name is an error in the specs themselves, which has been reported.
        guard origins.count == count, first.noun != origin.noun || first.spelling != origin.spelling else { return }
        report(
            origin,
            "\(origin.phrase) and \(first.phrase) would both be called '\(name)' in Swift",
            [.init("\(first.phrase) is here", at: first.range)]
        )
    }

    /// The origin of a name.
    func place(of name: SwiftIdentifier) -> Origin? { origins[name] }

    private mutating func reportReserved(_ name: SwiftIdentifier, for origin: Origin) {
        let isShared = name == SharedNamespace.standard || SupportSwift.memberNames.contains(name.text)
        let owner =
            isShared
            ? "a declaration in TableSpecSupport.tablespec.swift already has that name" : "that name is already in use"
        report(origin, "\(origin.phrase) would be called '\(name)' in Swift, but \(owner)", [])
    }

    private mutating func report(_ origin: Origin, _ message: String, _ labels: [Diagnostic.Label]) {
        diagnostics.append(
            Diagnostic(
                .error,
                id: LanguageDiagnostic.nameCollision.rawValue,
                origin: .language,
                message,
                at: origin.range,
                labels: labels,
                help: "choose another name"
            )
        )
    }
}
