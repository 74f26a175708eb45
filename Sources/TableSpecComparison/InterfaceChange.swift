internal import TableSpecDiagnostics
internal import TableSpecGenerator
internal import TableSpecKit
internal import TableSpecSwift

/// A change of a spec after which code of the app doesn't compile, or is incomplete.
struct InterfaceChange {
    /// The kind of change of the part.
    enum Kind {
        case removed
        case added
        /// Its type, its parameters or its requirement of the app has changed.
        case changed(from: InterfaceSubject)
        /// A property no longer has a default.
        case withoutDefault
        /// Properties have a different order.
        case reordered
        /// Its Swift declaration has changed, as the text describes.
        case declaration(id: String, words: String)
    }

    let kind: Kind
    /// The part, in the new version if it still exists.
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

    /// Whether removed parts of a kind have a separate rule.
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
        case (.changed(let old), .property) where name == subject.identity.owner.name:
            "\(owner) was '\(old.details)', is now '\(subject.details)'"
        case (.changed(let old), let part):
            "\(part) '\(name)' of \(owner) was '\(old.details)', is now '\(subject.details)'"
        }
    }
}
