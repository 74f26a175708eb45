/// The predefined layouts of a cell: `UITableViewCell.CellStyle`.
public enum CellStyle: String, Word {
    /// An image at the left and one label.
    case `default`
    /// Like `default` with a second, smaller line below.
    case subtitle
    /// A label at the left and a grey value at the right edge.
    case value1
    /// A tinted label, right-aligned, and a value after it, as in Contacts.
    case value2
    /// No layout of UIKit's: the cell is made of the views in its `content`.
    case custom

    public static let noun = "cell style"

    /// Whether the style draws an image; the guide says that `value1` and `value2` cannot.
    public var showsImage: Bool { self == .default || self == .subtitle }

    /// Whether the style has a second label of UIKit's.
    public var showsDetail: Bool { self != .default && self != .custom }
}

/// How a row looks while it is selected: `UITableViewCell.SelectionStyle`.
public enum SelectionStyle: String, Word {
    case `default`, none, blue, gray

    public static let noun = "selection style"
}

/// The standard accessories: `UITableViewCell.AccessoryType`.
public enum AccessoryType: String, Word {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

    public static let noun = "accessory"

    /// Whether the accessory holds an information button that can be tapped.
    public var hasDetailButton: Bool { self == .detailButton || self == .detailDisclosureButton }
}

/// The system's bar buttons: `UIBarButtonItem.SystemItem`.
public enum SystemItem: String, Word {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close

    public static let noun = "system item"
}

/// The keyboards of a text field: `UIKeyboardType`.
public enum KeyboardType: String, Word {
    case `default`, asciiCapable, numbersAndPunctuation
    case url = "URL"
    case numberPad, phonePad, namePhonePad, emailAddress, decimalPad
    case twitter, webSearch, asciiCapableNumberPad

    public static let noun = "keyboard type"
}
