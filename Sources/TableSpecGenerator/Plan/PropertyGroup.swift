internal import TableSpecSwift

/// The values of a screen: its input, and its state.
enum PropertyGroup: CaseIterable {
    case input, state

    /// The property for the values: `state`.
    var name: SwiftIdentifier {
        switch self {
        case .input: "input"
        case .state: "state"
        }
    }

    /// The structure of the values: `State`.
    var type: SwiftIdentifier {
        switch self {
        case .input: "Input"
        case .state: "State"
        }
    }
}
