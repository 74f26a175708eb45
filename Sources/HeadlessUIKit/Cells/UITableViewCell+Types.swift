import Foundation

extension UITableViewCell {
    /// The standard arrangements of text, detail and image.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    /// The line below a row.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    /// The style of a selected row.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// The style of a focused row.
    public enum FocusStyle: Int, Sendable {
        case `default`, custom
    }

    /// The action of a row's editing control.
    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    /// The standard views at the trailing edge.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// The progress of a row's drag.
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    /// The controls that a cell shows in addition to its content.
    public struct StateMask: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt

        /// Creates a mask from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The cell shows its editing control.
        public static var showingEditControl: StateMask { StateMask(rawValue: 1 << 0) }
        /// The cell shows the button that confirms a deletion.
        public static var showingDeleteConfirmation: StateMask { StateMask(rawValue: 1 << 1) }
    }

    /// A closure that adapts a cell to its state.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
}
