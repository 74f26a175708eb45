internal import TableSpecModel
internal import TableSpecSwift

/// A feature of generated screens, such as the search field.
///
/// A feature answers each phase of the output in which it has a part. Its answers in the other phases are empty.
protocol ScreenFeature {
    /// Creates the feature of a planned screen.
    init(plan: ScreenPlan)

    // MARK: The plan

    /// The names of the feature's own members, which a spec can't take.
    static var reservedNames: Set<SwiftIdentifier> { get }

    /// The locations of effects.
    static func sites(in facts: ScreenFacts) -> [TriggerSite]

    /// The methods that the app must implement.
    var requirements: [Requirement] { get }

    /// The field that has the keyboard when the screen appears.
    var focused: SwiftIdentifier? { get }

    /// The properties for views outside the rows, with the locations of the views in the spec.
    var viewNames: [(name: SwiftIdentifier, place: Located<String>)] { get }

    /// The properties that are named after rows, with the ids of the rows.
    ///
    /// It's asked once for all rows, because asking each feature for each row would take a twentieth of `lint`.
    func names(of rows: [Row]) -> [(name: SwiftIdentifier, place: Located<String>)]

    // MARK: The view controller

    /// The refinement of the protocol `Screen` that the shared Swift requires.
    var screenProtocol: SwiftType? { get }

    /// The protocols of UIKit to which the view controller conforms.
    var conformances: [SwiftType] { get }

    /// The properties for values and for the app.
    var properties: [SwiftDeclaration] { get }

    /// The controls and views that the screen owns.
    var views: [SwiftDeclaration] { get }

    /// The statements of the initializer after that of the superclass.
    var initialization: [SwiftStatement] { get }

    /// The statements of `viewDidLoad`.
    var loading: [SwiftStatement] { get }

    // The statements of UIKit's methods `viewWillAppear`, `viewDidAppear` and so on.
    var willAppear: [SwiftStatement] { get }
    var didAppear: [SwiftStatement] { get }
    var willDisappear: [SwiftStatement] { get }
    var didDisappear: [SwiftStatement] { get }

    /// The statements after the layout of the controller's view.
    var layout: [SwiftStatement] { get }

    /// The statements of `setEditing`.
    var settingEditing: [SwiftStatement] { get }

    /// The methods beside those of the view controller's life cycle.
    var methods: [SwiftDeclaration] { get }

    /// What shows changes in titles, before the rows change.
    var earlyReactions: [Reaction] { get }

    /// What shows changes in bars and views, after the rows have changed.
    var reactions: [Reaction] { get }

    /// The members beside the content of the table.
    var content: [SwiftDeclaration] { get }

    /// The methods that select rows or scroll to them.
    var choices: [SwiftDeclaration] { get }

    var segues: [SwiftDeclaration] { get }

    /// The methods that return a result.
    var results: [SwiftDeclaration] { get }

    /// The methods with which the app changes several rows.
    var changes: [SwiftDeclaration] { get }

    // MARK: The table, in the view controller or beside it

    var tableContent: [SwiftDeclaration] { get }

    /// The methods for taps on rows.
    var taps: [SwiftDeclaration] { get }

    /// The other methods of the table's delegate.
    var delegate: [SwiftDeclaration] { get }
}

extension ScreenFeature {
    static var reservedNames: Set<SwiftIdentifier> { [] }
    static func sites(in facts: ScreenFacts) -> [TriggerSite] { [] }
    var requirements: [Requirement] { [] }
    var focused: SwiftIdentifier? { nil }
    var viewNames: [(name: SwiftIdentifier, place: Located<String>)] { [] }
    func names(of rows: [Row]) -> [(name: SwiftIdentifier, place: Located<String>)] { [] }

    var screenProtocol: SwiftType? { nil }
    var conformances: [SwiftType] { [] }
    var properties: [SwiftDeclaration] { [] }
    var views: [SwiftDeclaration] { [] }
    var initialization: [SwiftStatement] { [] }
    var loading: [SwiftStatement] { [] }
    var willAppear: [SwiftStatement] { [] }
    var didAppear: [SwiftStatement] { [] }
    var willDisappear: [SwiftStatement] { [] }
    var didDisappear: [SwiftStatement] { [] }
    var layout: [SwiftStatement] { [] }
    var settingEditing: [SwiftStatement] { [] }
    var methods: [SwiftDeclaration] { [] }
    var earlyReactions: [Reaction] { [] }
    var reactions: [Reaction] { [] }
    var content: [SwiftDeclaration] { [] }
    var choices: [SwiftDeclaration] { [] }
    var segues: [SwiftDeclaration] { [] }
    var results: [SwiftDeclaration] { [] }
    var changes: [SwiftDeclaration] { [] }

    var tableContent: [SwiftDeclaration] { [] }
    var taps: [SwiftDeclaration] { [] }
    var delegate: [SwiftDeclaration] { [] }
}
