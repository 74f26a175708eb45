internal import TableSpecDiagnostics
internal import TableSpecGenerator
internal import TableSpecKit
internal import TableSpecSwift

/// The breaking changes between two versions of an interface, each change of the specs only once and in the terms of
/// the specs.
struct InterfaceComparison {
    private typealias Declaration = SwiftInterface.Declaration
    private typealias Identity = InterfaceSubject.Identity
    private typealias Properties = [(subject: InterfaceSubject, hasDefault: Bool)]

    /// The removed declarations and the new requirements of one part of the specs.
    private struct Breaks {
        let subject: InterfaceSubject
        var lost: [Declaration] = []
        var demanded: [Declaration] = []
    }

    private let old: InterfaceVersion
    private let new: InterfaceVersion

    init(_ old: SpecInterface, _ new: SpecInterface) {
        self.old = InterfaceVersion(old)
        self.new = InterfaceVersion(new)
    }

    var changes: [InterfaceChange] {
        let breaks = breaksByPart
        let specific = breaks.filter { !$0.subject.isWhole }.flatMap(changes)
        let whole = breaks.filter(\.subject.isWhole).flatMap { breaks in
            let values = valueChanges(of: breaks)
            let parts = (specific + values).map(\.subject)
            let rest = breaks.lost.filter { lost in
                (breaks.subject.identity.kind == .owner && !lost.isInitializer)
                    || !parts.contains { breaks.subject.isExplained(by: $0) }
            }
            let left = Breaks(subject: breaks.subject, lost: rest, demanded: breaks.demanded.filter(\.isIdentity))
            return values + (left.lost.isEmpty && left.demanded.isEmpty ? [] : [declaration(of: left)])
        }
        return removedOwners + specific + whole
    }

    // MARK: Parts

    private var removedOwners: [InterfaceChange] {
        old.owners.values.filter { new.owners[$0.identity.owner] == nil }.sorted { $0.range < $1.range }.map {
            InterfaceChange(kind: .removed, subject: $0, range: $0.range, oldRange: nil)
        }
    }

    /// The breaking changes by the part that declares them, except those of removed and new screens.
    private var breaksByPart: [Breaks] {
        let all =
            old.interface.swift.breaks(in: new.interface.swift) + newIdentities.map(SwiftInterface.Break.demanded)
        var places: [Identity: Int] = [:]
        var parts: [Breaks] = []
        func place(of subject: InterfaceSubject) -> Int {
            if let place = places[subject.identity] { return place }
            places[subject.identity] = parts.count
            parts.append(Breaks(subject: subject))
            return parts.count - 1
        }
        let lostTypes = Set(all.compactMap(\.lost).filter { old.subjects[$0]?.identity.kind == .owner }.map(\.path))
        for item in all {
            switch item {
            case .lost(let declaration):
                guard let subject = old.subjects[declaration], new.owners[subject.identity.owner] != nil,
                    !declaration.isInside(lostTypes)
                else { continue }
                parts[place(of: subject)].lost.append(declaration)
            case .demanded(let declaration):
                guard let subject = new.subjects[declaration], old.owners[subject.identity.owner] != nil else {
                    continue
                }
                parts[place(of: subject)].demanded.append(declaration)
            }
        }
        return parts
    }

    /// The types of identities that rows or sections didn't have: methods of screens take these instead of rows.
    private var newIdentities: [Declaration] {
        new.interface.members.map(\.declaration).filter { declaration in
            declaration.isIdentity && old.declaration(like: declaration) == nil
                && old.contains(declaration.scope.joined(separator: "."))
        }
    }

    /// The changes of a part that doesn't contain others.
    private func changes(of breaks: Breaks) -> [InterfaceChange] {
        let identity = breaks.subject.identity
        guard let newSubject = new.parts[identity] else { return [change(.removed, breaks.subject)] }
        guard let oldSubject = old.parts[identity] else { return [change(.added, newSubject)] }
        if oldSubject.details != newSubject.details { return [change(.changed(from: oldSubject), newSubject)] }
        return [declaration(of: breaks)]
    }

    private func change(_ kind: InterfaceChange.Kind, _ subject: InterfaceSubject) -> InterfaceChange {
        let present = new.parts[subject.identity]
        return InterfaceChange(
            kind: kind,
            subject: subject,
            range: (present ?? new.owners[subject.identity.owner] ?? subject).range,
            oldRange: old.parts[subject.identity]?.range
        )
    }

    // MARK: Swift

    /// Returns the change of a Swift declaration, described in Swift's terms.
    private func declaration(of breaks: Breaks) -> InterfaceChange {
        let paths = Set(breaks.lost.map(\.path))
        let lost = breaks.lost.filter { !$0.isInside(paths) }
        let added = breaks.demanded.map { "'\($0.path)' is new" }
        let id =
            lost.isEmpty ? "added" : lost.allSatisfy { new.declaration(like: $0) == nil } ? "removed" : "changed"
        let text = (lost.map(words) + added).joined(separator: "; ")
        return change(
            .declaration(id: "declaration-\(id)", words: "in the Swift of \(breaks.subject.phrase) \(text)"),
            breaks.subject
        )
    }

    private func words(for lost: Declaration) -> String {
        guard let present = new.declaration(like: lost) else { return "'\(lost.path)' was removed" }
        return "'\(lost.path)' was '\(lost.source)', is now '\(present.source)'"
    }

    // MARK: Values

    /// The reasons why calls of initializers no longer compile, by properties.
    private func valueChanges(of breaks: Breaks) -> [InterfaceChange] {
        guard breaks.lost.contains(where: \.isInitializer) else { return [] }
        let owner = breaks.subject.identity.owner
        let groups = Set(old.properties[owner, default: [:]].keys).union(new.properties[owner, default: [:]].keys)
        return groups.sorted().flatMap { group in
            valueChanges(
                old.properties[owner]?[group] ?? [],
                new.properties[owner]?[group] ?? [],
                isRequired: new.requiredValues[owner, default: []].contains(group)
            )
        }
    }

    /// - Parameter isRequired: Whether the group of values is an argument that can't be omitted.
    private func valueChanges(
        _ before: Properties,
        _ after: Properties,
        isRequired: Bool
    ) -> [InterfaceChange] {
        let defaults = Dictionary(
            before.map { ($0.subject.identity, $0.hasDefault) },
            uniquingKeysWith: { first, _ in first }
        )
        let added = after.filter { property in
            defaults[property.subject.identity] == nil && (before.isEmpty && isRequired || !property.hasDefault)
        }
        let weakened = after.filter { !$0.hasDefault && defaults[$0.subject.identity] == true }
        let remaining = after.map(\.subject.identity).filter { defaults[$0] != nil }
        let isReordered = before.map(\.subject.identity).filter(Set(remaining).contains) != remaining
        return added.map { change(.added, $0.subject) } + weakened.map { change(.withoutDefault, $0.subject) }
            + (isReordered ? after.prefix(1).map { change(.reordered, $0.subject) } : [])
    }
}

/// One version of an interface with lookups. If two declarations collide, the first one counts.
private struct InterfaceVersion {
    let interface: SpecInterface
    /// The part of the specs for each declaration.
    let subjects: [SwiftInterface.Declaration: InterfaceSubject]
    /// The parts by the identity that they share with the same part of the other version.
    let parts: [InterfaceSubject.Identity: InterfaceSubject]
    /// The screens, apps and types.
    let owners: [InterfaceSubject.Owner: InterfaceSubject]
    /// The properties by which initializers are called, in order, by their owner and their group.
    private(set) var properties: [InterfaceSubject.Owner: [String: [(subject: InterfaceSubject, hasDefault: Bool)]]] =
        [:]
    /// The groups that no call of an initializer can omit.
    private(set) var requiredValues: [InterfaceSubject.Owner: Set<String>] = [:]
    private let members: [String: SpecInterface.Member]

    init(_ interface: SpecInterface) {
        self.interface = interface
        let all = interface.members
        subjects = Dictionary(all.map { ($0.declaration, $0.subject) }, uniquingKeysWith: { first, _ in first })
        parts = Dictionary(all.map { ($0.subject.identity, $0.subject) }, uniquingKeysWith: { first, _ in first })
        owners = Dictionary(
            parts.values.filter { $0.identity.kind == .owner }.map { ($0.identity.owner, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        members = Dictionary(all.map { ($0.declaration.path, $0) }, uniquingKeysWith: { first, _ in first })
        for declaration in all.map(\.declaration) where declaration.isInitializer { readArguments(of: declaration) }
    }

    /// The declaration with the same name in the same place.
    func declaration(like other: SwiftInterface.Declaration) -> SwiftInterface.Declaration? {
        members[other.path]?.declaration
    }

    /// Whether there is a declaration with a path.
    func contains(_ path: String) -> Bool { members[path] != nil }

    private mutating func readArguments(of initializer: SwiftInterface.Declaration) {
        for parameter in initializer.parameters {
            let path = (initializer.scope + [parameter.label]).joined(separator: ".")
            guard let subject = members[path]?.subject else { continue }
            let (owner, group) = (subject.identity.owner, subject.identity.group)
            switch subject.identity.kind {
            case .property: properties[owner, default: [:]][group, default: []].append((subject, parameter.hasDefault))
            case .values where !parameter.hasDefault: requiredValues[owner, default: []].insert(group)
            default: break
            }
        }
    }
}

extension InterfaceSubject {
    /// Whether a change of a part is the reason why the Swift of the whole declaration changes.
    fileprivate func isExplained(by part: InterfaceSubject) -> Bool {
        guard part.identity.owner == identity.owner else { return false }
        return switch identity.kind {
        case .requirements: [.action, .destination].contains(part.identity.kind)
        default: part.identity.kind == .property
        }
    }
}

extension SwiftInterface.Break {
    fileprivate var lost: SwiftInterface.Declaration? {
        if case .lost(let declaration) = self { return declaration }
        return nil
    }
}

extension SwiftInterface.Declaration {
    /// Whether it's the type of the identities of a screen's rows or sections.
    fileprivate var isIdentity: Bool {
        name == "ID" && scope.count > 1 && ["Row", "Section"].contains(scope.last)
    }

    /// Whether a type from a list contains it, according to the path.
    fileprivate func isInside(_ paths: Set<String>) -> Bool {
        scope.indices.contains { paths.contains(scope[...$0].joined(separator: ".")) }
    }
}
