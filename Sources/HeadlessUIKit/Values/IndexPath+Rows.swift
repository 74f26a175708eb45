public import Foundation

/// Section, row and item of an index path, as UIKit adds them to Foundation's type.
extension IndexPath {
    /// An index path that names a row of a section in a table view.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// An index path that names an item of a section in a collection view.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section: the first of the two indexes.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row inside its section: the second of the two indexes.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item inside its section: the second of the two indexes.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
