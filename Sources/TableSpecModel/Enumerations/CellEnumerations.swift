/// The predefined layouts of a cell: `UITableViewCell.CellStyle`.
package enum CellStyle: String, SpecEnumeration {
    /// An image at the left and one label.
    case `default`
    /// Like `default` with a second, smaller line below.
    case subtitle
    /// A label at the left edge and a gray value at the right edge.
    case value1
    /// A tinted label, right-aligned, and a value after it, as in Contacts.
    case value2
    /// No layout of UIKit's: the cell is made of the views in its `content`.
    case custom

    package static let noun = "cell style"

    /// Whether the style draws an image at the leading edge: all of UIKit's but `value2`.
    ///
    /// The guide says that neither value style can, but `value1` does: cells with the style "Right Detail" and an image have
    /// been laid out by Interface Builder with the text after the image
    /// (https://github.com/NordicSemiconductor/IOS-nRF-Mesh-Library, `DFU.storyboard`, `SetPublication.storyboard`), and
    /// `UIListContentConfiguration.valueCell()`, which such a cell begins with, has an `image` as all have
    /// (https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/image).
    package var showsImage: Bool { self == .default || self == .subtitle || self == .value1 }

    /// Whether the style has a second label of UIKit's.
    package var showsDetail: Bool { self != .default && self != .custom }
}

/// The style of a row while it is selected: `UITableViewCell.SelectionStyle`.
package enum SelectionStyle: String, SpecEnumeration {
    case `default`, none, blue, gray

    package static let noun = "selection style"
}

/// The standard accessories: `UITableViewCell.AccessoryType`.
package enum AccessoryType: String, SpecEnumeration {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

    package static let noun = "accessory"

    /// Whether the accessory holds an information button that can be tapped.
    package var hasDetailButton: Bool { self == .detailButton || self == .detailDisclosureButton }
}

/// The system's bar buttons: `UIBarButtonItem.SystemItem`.
package enum SystemItem: String, SpecEnumeration {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close

    package static let noun = "system item"
}

/// The keyboards of a text field: `UIKeyboardType`.
package enum KeyboardType: String, SpecEnumeration {
    case `default`, asciiCapable, numbersAndPunctuation
    case url = "URL"
    case numberPad, phonePad, namePhonePad, emailAddress, decimalPad
    case twitter, webSearch, asciiCapableNumberPad

    package static let noun = "keyboard type"
}
