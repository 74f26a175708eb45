/// The predefined layouts of a cell: `UITableViewCell.CellStyle`.
package enum CellStyle: String, SpecEnumeration {
    /// An image at the left and one label.
    case `default`
    /// The same as `default` with a second, smaller line below.
    case subtitle
    /// A label at the left edge and a gray value at the right edge.
    case value1
    /// A tinted label, right-aligned, and a value after it, as in Contacts.
    case value2
    /// Not a layout of UIKit: the cell consists of the views in its `content`.
    case custom

    package static let noun = "cell style"

    /// Whether the style draws an image at the leading edge. All styles of UIKit except `value2` do.
    ///
    /// The guide says that neither value style can, but `value1` does. Interface Builder has laid out cells with the
    /// style "Right Detail" and an image with the text after the image
    /// (https://github.com/NordicSemiconductor/IOS-nRF-Mesh-Library, `DFU.storyboard`, `SetPublication.storyboard`).
    /// The configuration of such a cell, `UIListContentConfiguration.valueCell()`, has an `image` like all others
    /// (https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/image).
    package var showsImage: Bool { self == .default || self == .subtitle || self == .value1 }

    /// Whether the style has UIKit's second label.
    package var showsDetail: Bool { self != .default && self != .custom }
}

/// The style of a row while it's selected: `UITableViewCell.SelectionStyle`.
package enum SelectionStyle: String, SpecEnumeration {
    case `default`, none, blue, gray

    package static let noun = "selection style"
}

/// The standard accessories: `UITableViewCell.AccessoryType`.
package enum AccessoryType: String, SpecEnumeration {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

    package static let noun = "accessory"

    /// Whether the accessory contains an information button that can be tapped.
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
