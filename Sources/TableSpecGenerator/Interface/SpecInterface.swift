public import TableSpecDiagnostics
public import TableSpecModel
public import TableSpecSwift

/// What the Swift of specs demands of the app and offers to it, with the parts of the specs for which it does.
public struct SpecInterface: Sendable {
    /// A declaration with the part of a spec for which it is made.
    public struct Member: Hashable, Sendable {
        public let declaration: SwiftInterface.Declaration
        public let subject: InterfaceSubject
    }

    /// The declarations, in the order of the specs and of their Swift.
    public let members: [Member]

    /// The declarations alone.
    public var swift: SwiftInterface { SwiftInterface(members.map(\.declaration)) }
}

/// A part of a spec for which something is declared.
public struct InterfaceSubject: Hashable, Sendable {
    /// What the part is.
    public enum Kind: Hashable, Sendable {
        /// A screen, an app or a type as a whole.
        case owner
        /// The values that a screen gets or keeps: `input`, `state`.
        case values
        case property
        /// The protocols of what the app does.
        case requirements
        case action
        /// A screen that is shown.
        case destination
        case result
        case update
        case section
        case row
        /// A view outside the table.
        case view
    }

    /// What has a name for the whole module.
    public struct Owner: Hashable, Sendable {
        public enum Kind: String, Sendable {
            case screen, app, type
        }

        public let kind: Kind
        public let name: String

        /// For messages: `screen 'Settings'`.
        public var phrase: String { "\(kind.rawValue) '\(name)'" }
    }

    /// What makes the subjects of two versions one.
    public struct Identity: Hashable, Sendable {
        public let kind: Kind
        public let owner: Owner
        /// For values and their properties `input` or `state`.
        public let group: String
        public let name: String
    }

    public let identity: Identity
    /// What may differ between two versions: the type of a property, the parameters of an action.
    public let details: String
    /// The place in the spec.
    public let range: SourceRange

    /// The owner in messages, for properties with their group: `the input of screen 'Settings'`.
    public var ownerPhrase: String {
        identity.group.isEmpty ? identity.owner.phrase : "the \(identity.group) of \(identity.owner.phrase)"
    }
}

extension SwiftGenerator {
    /// What the Swift of the specs of a model demands and offers.
    ///
    /// - Parameter files: The specs of the model for which the generator was made, or some of them.
    public func interface(of files: [SpecFile]) -> SpecInterface {
        let members = files.concurrentMap { file in
            let subjects = InterfaceSubjects(of: file, in: index)
            let swift = FileTranslator(file: file, in: index).file.interface(without: Callbacks.names)
            return swift.declarations.compactMap { declaration in
                subjects.subject(of: declaration).map {
                    SpecInterface.Member(declaration: declaration, subject: $0)
                }
            }
        }
        return SpecInterface(members: members.flatMap { $0 })
    }
}

/// Methods and protocols by which UIKit calls generated code; nobody else does, so that they can come and go.
///
/// Sources: the pages of the protocols in https://developer.apple.com/documentation/uikit.
enum Callbacks {
    static let names: Set<SwiftIdentifier> = [
        "UIAdaptivePresentationControllerDelegate", "UIPickerViewDataSource", "UIPickerViewDelegate",
        "UISearchResultsUpdating", "UITabBarControllerDelegate", "UITableViewDataSource", "UITableViewDelegate",
        "UITextViewDelegate", "numberOfComponents", "numberOfSections", "pickerView",
        "presentationControllerDidDismiss", "sectionIndexTitles", "tabBarController", "tableView", "textViewDidChange",
        "updateSearchResults",
    ]
}
