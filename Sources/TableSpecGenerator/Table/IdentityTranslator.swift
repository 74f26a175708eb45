internal import TableSpecModel
internal import TableSpecSwift

/// The types of the sections and the rows of a table, which identify them and contain their elements.
///
/// Like all generated values, they're `nonisolated`. If declarations are isolated to the main actor by default, as in
/// projects that Xcode 26 creates, their conformances to `Hashable` would be isolated, too, and a `Sendable` type can't
/// have such conformances
/// (https://github.com/swiftlang/swift-evolution/blob/main/proposals/0470-isolated-conformances.md).
struct IdentityTranslator {
    let plan: ScreenPlan

    @SwiftMembers var declarations: [SwiftDeclaration] {
        sectionType
        Declare.enum("Row", .nonisolated, inherits: [.shared("Item")]) {
            for section in plan.table.sections.all {
                for kind in plan.kinds(of: section) {
                    switch kind {
                    case .row(let row): Declare.case(MemberName.id(row.id.value))
                    case .elements(let rowCase): Declare.case(rowCase.name, Self.payload(rowCase.parts.map(\.type)))
                    }
                }
            }
            if needsID { identity }
        }
    }

    private static func payload(_ types: [SwiftType]) -> SwiftParameters {
        SwiftParameters(types.map { SwiftParameter("_", $0) })
    }

    // MARK: Sections

    private var sectionType: SwiftDeclaration {
        switch plan.shape {
        case .indexed: Declare.typealias("Section", .shared("IndexLetter"), .ofSharedType)
        case .sections(let sections):
            Declare.enum("Section", .nonisolated, inherits: [.shared("Item")]) {
                for section in sections { Declare.case(MemberName.id(section.id.value)) }
            }
        case .forEach(let loop, _, _):
            Declare.struct("Section", .nonisolated, inherits: [.shared("Item")]) {
                Declare.let(Self.member(of: loop), loop.elementType.swiftType(in: plan.tableContext))
                identity(of: loop)
            }
        }
    }

    /// The identity of a section. It never contains the rows, so that a changed row doesn't replace the section.
    ///
    /// The source matches sections with equal identities in their order.
    @SwiftMembers private func identity(of loop: Loop) -> [SwiftDeclaration] {
        let element = SwiftExpression.name(Self.member(of: loop))
        if let property = plan.sectionIdentity(of: loop) {
            Declare.var("id", property.type.swiftType(in: plan.tableContext)) { element.dot(property.swiftName) }
        } else if loop.elementType.containsElements {
            Declare.var("id", "Int", documentation: "Equal for all sections, which are matched in order.") {
                SwiftExpression.integer(0)
            }
        }
    }

    /// The property of a section for its element.
    static func member(of loop: Loop) -> SwiftIdentifier {
        SwiftIdentifier(from: loop.variable.value, style: .lowerCamelCase, avoiding: ["id", "hashValue"])
    }

    // MARK: Rows

    /// Whether a row contains more than its identity.
    var needsID: Bool { plan.rowCases.all.contains { !$0.isItsIdentity } }

    @SwiftMembers private var identity: [SwiftDeclaration] {
        Declare.enum("ID", .nonisolated, inherits: ["Hashable", "Sendable"]) {
            for rowCase in identityCases { Declare.case(rowCase.identityName, Self.payload(rowCase.identityTypes)) }
            for row in plan.staticRows { Declare.case(MemberName.id(row.id.value)) }
        }
        Declare.var("id", "ID") {
            Code.switch("self") {
                for rowCase in plan.rowCases.all {
                    Code.case(rowCase.pattern(binding: rowCase.identityVariables, bindsChoice: true)) {
                        rowCase.identity
                    }
                }
                for row in plan.staticRows {
                    let name = MemberName.id(row.id.value)
                    Code.case(.of(name)) { SwiftExpression.implicit(name) }
                }
            }
        }
    }

    /// The cases of the identity. Several cases of `Row` can share one.
    private var identityCases: [RowCase] {
        var seen: Set<SwiftIdentifier> = []
        return plan.rowCases.all.filter { seen.insert($0.identityName).inserted }
    }
}

extension ScreenFacts {
    /// The property that distinguishes the sections of a loop: the identity of the elements, or their first text,
    /// number, UUID or URL; `nil` if the elements have neither.
    func sectionIdentity(of loop: Loop) -> Property? {
        if let identity = loop.identity { return identity }
        guard case .structure(let name) = loop.elementType else { return nil }
        return index.type(named: name)?.properties.first { [.string, .integer, .uuid, .url].contains($0.type) }
    }
}

extension TypeReference {
    /// Whether a value of the type can contain the elements of rows.
    fileprivate var containsElements: Bool {
        switch self {
        case .structure, .array, .set: true
        case .optional(let wrapped): wrapped.containsElements
        default: false
        }
    }
}
