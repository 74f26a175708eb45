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
    private var names: SwiftNameTable<Origin>

    /// - Parameter capacity: The approximate number of names.
    init(reserved: Set<SwiftIdentifier> = [], capacity: Int = 0) {
        names = SwiftNameTable(reserved: reserved, capacity: capacity)
    }

    /// Adds a name, or reports the name that conflicts with it.
    mutating func claim(_ name: SwiftIdentifier, for origin: Origin) {
        switch names.claim(name, for: origin) {
        case nil: break
        case .reserved:
            let isShared = name == SharedNamespace.standard || SupportSwift.memberNames.contains(name.text)
            let owner =
                isShared
                ? "a declaration in TableSpecSupport.tablespec.swift already has that name"
                : "that name is already in use"
            report(origin, "\(origin.phrase) would be called '\(name)' in Swift, but \(owner)", [])
        case .taken(by: let first):
            // A repeated name is an error in the specs themselves, which has been reported.
            if first.noun == origin.noun, first.spelling == origin.spelling { return }
            report(
                origin,
                "\(origin.phrase) and \(first.phrase) would both be called '\(name)' in Swift",
                [.init("\(first.phrase) is here", at: first.range)]
            )
        }
    }

    /// The origin of a name.
    func place(of name: SwiftIdentifier) -> Origin? { names.place(of: name) }

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
