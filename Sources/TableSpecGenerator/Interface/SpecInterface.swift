package import TableSpecDiagnostics
package import TableSpecModel
package import TableSpecSwift

/// The declarations that the Swift of specs requires of the app and offers to it, each with its part of a spec.
package struct SpecInterface: Sendable {
    /// A declaration with the part of a spec for which it is made.
    package struct Member: Hashable, Sendable {
        package let declaration: SwiftInterface.Declaration
        package let subject: InterfaceSubject
    }

    /// The declarations, in the order of the specs and of their Swift.
    package let members: [Member]

    /// The declarations alone.
    package var swift: SwiftInterface { SwiftInterface(members.map(\.declaration)) }
}

/// A part of a spec for which something is declared.
package struct InterfaceSubject: Hashable, Sendable {
    /// The kind of the part.
    package enum Kind: Hashable, Sendable {
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

    /// A part of the specs whose Swift the whole module sees.
    package struct Owner: Hashable, Sendable {
        package enum Kind: String, Sendable {
            case screen, app, type
        }

        package let kind: Kind
        package let name: String

        /// For messages: `screen 'Settings'`.
        package var phrase: String { "\(kind.rawValue) '\(name)'" }
    }

    /// The key under which the subjects of two versions are one.
    package struct Identity: Hashable, Sendable {
        package let kind: Kind
        package let owner: Owner
        /// For values and their properties `input` or `state`.
        package let group: String
        package let name: String
    }

    package let identity: Identity
    /// The details that may differ between two versions: the type of a property, the parameters of an action.
    package let details: String
    /// The place in the spec.
    package let range: SourceRange

    /// The owner in messages, for properties with their group: `the input of screen 'Settings'`.
    package var ownerPhrase: String {
        identity.group.isEmpty ? identity.owner.phrase : "the \(identity.group) of \(identity.owner.phrase)"
    }
}

extension SwiftGenerator {
    /// The declarations that the Swift of a model's specs requires and offers.
    ///
    /// - Parameter files: The specs of the model for which the generator was made, or some of them.
    package func interface(of files: [SpecFile]) -> SpecInterface {
        let members = files.concurrentMap { file in
            let subjects = InterfaceSubjects(of: file, in: index)
            let swift = FileTranslator(file: file, in: index).file.interface(
                without: Callbacks.names.union(SupportMembers.names),
                library: SupportMembers.viewLibrary(in: index.options.namespaceName)
            )
            return swift.declarations.filter { !SupportMembers.isIdentity($0) }.compactMap { declaration in
                subjects.subject(of: declaration).map {
                    SpecInterface.Member(declaration: declaration, subject: $0)
                }
            }
        }
        return SpecInterface(members: members.flatMap { $0 })
    }
}

/// Methods and protocols by which UIKit calls generated code; only UIKit calls them, so they can be added and removed.
///
/// Sources: the pages of the protocols in https://developer.apple.com/documentation/uikit.
enum Callbacks {
    static let names: Set<SwiftIdentifier> = [
        "UIAdaptivePresentationControllerDelegate", "UIPickerViewDataSource", "UIPickerViewDelegate",
        "UISearchResultsUpdating", "UITabBarControllerDelegate", "UITableViewDataSource", "UITableViewDelegate",
        "UITextViewDelegate", "numberOfComponents", "numberOfSections", "pickerView",
        "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss", "sectionIndexTitles",
        "tabBarController", "tableView", "textViewDidChange", "updateSearchResults",
    ]
}

/// The members that screens get from the shared file: the same for all screens, so every version has them.
///
/// Apps shouldn't switch over the rows that these members pass without a `default`: each new row would be a breaking
/// change. Only hooks pass rows to the app without a request.
enum SupportMembers {
    static let names: Set<SwiftIdentifier> = [
        "indexPath", "row", "selectedRows", "source", "update",
    ]

    /// Whether a declaration is the identity of rows or sections, by which the support file distinguishes them.
    static func isIdentity(_ declaration: SwiftInterface.Declaration) -> Bool {
        declaration.name == "id" && ["Row", "Section"].contains(declaration.scope.last)
    }

    /// The functions by which screens make and set up their views.
    static func viewLibrary(in namespace: SwiftIdentifier) -> ViewLibrary {
        ViewLibrary(
            namespace,
            makers: [
                "adaptiveRow": "UIStackView", "button": "UIButton", "column": "UIStackView", "imageView": "UIImageView",
                "label": "UILabel", "limitedTextField": .shared("LimitedTextField"), "row": "UIStackView",
                "textField": "UITextField", "textView": .shared("RowTextView"),
            ],
            labels: ["aboveKeyboardOf", "in", "of"]
        )
    }
}
