package import TableSpecModel
package import TableSpecSwift

/// The declarations that the Swift of specs requires of the app and offers to it, each with its part of a spec.
package struct SpecInterface: Sendable {
    /// A declaration with its part of a spec.
    package struct Member: Equatable, Sendable {
        package let declaration: SwiftInterface.Declaration
        package let subject: InterfaceSubject
    }

    /// The declarations, in the order of the specs and of their Swift.
    package let members: [Member]

    /// The declarations alone.
    package var swift: SwiftInterface { SwiftInterface(members.map(\.declaration)) }
}

extension SwiftGenerator {
    /// The declarations that the Swift of a model's specs requires and offers.
    ///
    /// - Parameter files: All specs of the generator's model, or some of them.
    package func interface(of files: [SpecFile]) -> SpecInterface {
        let members = files.concurrentMap { file in
            let translator = FileTranslator(file: file, in: index)
            let subjects = InterfaceSubjects(of: file, translator.plan, in: index)
            let swift = translator.generated.code.interface(
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

/// Methods and protocols that only UIKit calls, so they can be added and removed.
///
/// Sources: the pages of the protocols in https://developer.apple.com/documentation/uikit.
enum Callbacks {
    static let names = Set(
        names: """
            UIAdaptivePresentationControllerDelegate UIPickerViewDataSource UIPickerViewDelegate UISearchResultsUpdating
            UITabBarControllerDelegate UITableViewDataSource UITableViewDelegate UITextViewDelegate numberOfComponents
            numberOfSections pickerView presentationControllerDidAttemptToDismiss presentationControllerDidDismiss
            sectionIndexTitles tabBarController tableView textViewDidChange updateSearchResults
            """
    )
}

/// The members that screens get from the shared file. They're the same for all screens, so every version has them.
///
/// Apps shouldn't switch over the rows that these members pass without a `default`: each new row would be a breaking
/// change. Only hooks pass rows to the app without a request.
enum SupportMembers {
    static let names: Set<SwiftIdentifier> = [
        "indexPath", "row", "selectedRows", "source", "update",
    ]

    /// Whether a declaration is the identity of rows or sections, which the support file uses to distinguish them.
    static func isIdentity(_ declaration: SwiftInterface.Declaration) -> Bool {
        declaration.name == "id" && ["Row", "Section"].contains(declaration.scope.last)
    }

    /// The functions that create and configure views of screens.
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
