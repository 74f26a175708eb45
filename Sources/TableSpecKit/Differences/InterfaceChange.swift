internal import TableSpecDiagnostics
internal import TableSpecGenerator
internal import TableSpecSwift

/// A change of a spec after which code of the app does not compile, or lacks something.
struct InterfaceChange {
    /// The kind of change to the part of the spec.
    enum Kind {
        case removed
        case added
        /// Its type, its parameters or what the app does for it are others.
        case changed(from: InterfaceSubject)
        /// A property has lost the value with which it started.
        case withoutDefault
        /// Properties have another order.
        case reordered
        /// Its Swift declaration differs, as the words describe.
        case declaration(id: String, words: String)
    }

    let kind: Kind
    /// The part, as the new version has it if it does.
    let subject: InterfaceSubject
    let range: SourceRange
    let oldRange: SourceRange?

    /// The rule that explains the change.
    var ruleID: String {
        let part = subject.identity.kind
        return switch (kind, part) {
        case (.declaration, .update), (.removed, .update): "update-changed"
        case (.declaration(let id, _), _): id
        case (.removed, .owner): "\(subject.identity.owner.kind.rawValue)-removed"
        case (.changed, .property): "property-retyped"
        case (.changed, .result), (.removed, .result): "result-changed"
        case (.withoutDefault, _): "default-removed"
        case (.reordered, _): "properties-reordered"
        case (.removed, _): Self.hasRule(part) ? "\(part)-removed" : "declaration-removed"
        case (.added, _): Self.hasRule(part) && part != .row && part != .section ? "\(part)-added" : "declaration-added"
        case (.changed, _): "\(part)-changed"
        }
    }

    /// Whether removed parts of a kind have a rule of their own.
    private static func hasRule(_ part: InterfaceSubject.Kind) -> Bool {
        [.property, .action, .destination, .row, .section].contains(part)
    }

    var message: String {
        let name = subject.identity.name
        let owner = subject.ownerPhrase
        return switch (kind, subject.identity.kind) {
        case (.declaration(_, let words), _): words
        case (.removed, .owner): "\(owner) was removed"
        case (.removed, .property): "\(owner) no longer has a property '\(name)'"
        case (.added, .property): "\(owner) needs a new property '\(name)'"
        case (.withoutDefault, _): "property '\(name)' of \(owner) no longer has a default"
        case (.reordered, _):
            "the properties of \(owner), and the arguments of its initializer, have a different order"
        case (.removed, .action): "\(owner) no longer calls the action '\(name)'"
        case (.added, .action): "\(owner) needs a new action '\(name)'"
        case (.removed, .destination): "\(owner) no longer leads to '\(name)'"
        case (.added, .destination): "\(owner) needs a new method '\(subject.details)' in the app"
        case (.removed, .result): "\(owner) no longer returns a result"
        case (.removed, .update): "\(owner) no longer has an update '\(name)'"
        case (.removed, let part): "\(owner) no longer has the \(part) '\(name)'"
        case (.added, let part): "\(owner) has a new \(part) '\(name)', which the app's code can receive"
        case (.changed(let old), let part):
            "\(part) '\(name)' of \(owner) was '\(old.details)', is now '\(subject.details)'"
        }
    }
}
