import Foundation

/// UIKit's texts for mistakes in the use of a table, word for word as they appear in crash reports of iOS 13 to 26.
enum TableFailure {
    static let cellForRowDuringUpdate =
        "Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of updating its visible "
        + "cells, which is not allowed."

    /// Logs of iOS 13 to 16: mozilla-mobile/firefox-ios#13570, renzifeng/ZFPlayer#955.
    static let visibleCellsDuringUpdate =
        "Attempted to access the table view's visibleCells while they were in the process of being updated, which is not "
        + "allowed."

    /// The exception of iOS 15 for changes from inside of a callback about cells: xmartlabs/Eureka#2189 and #2195.
    static let updateDuringUpdate =
        "UITableView internal inconsistency: _visibleRows and _visibleCells must be of same length."

    /// Logs of iOS 13 to 18: wordpress-mobile/WordPress-iOS#12689, Ranchero-Software/NetNewsWire#3910.
    static let layoutOffTheWindow =
        "[TableView] Warning once only: UITableView was told to layout its visible cells and other contents without being "
        + "in the view hierarchy (the table view or one of its superviews has not been added to a window)."

    /// UIKit's message isn't known. If the caller's rows differ from the table's, it shows the wrong rows.
    static func reconfiguredMissing(_ path: IndexPath) -> String {
        "reconfigureRows(at:) was called for row \(describe(path)), which isn't in the table view"
    }

    /// UIKit documents the requirement and logs nothing. It draws the row twice, or not at all.
    static func cellInUse(_ path: IndexPath, by other: IndexPath?) -> String {
        let place = other.map { "for row \(describe($0))" } ?? "until its row has been animated out"
        return "tableView(_:cellForRowAt:) returned a cell for row \(describe(path)) that is in use \(place)"
    }

    /// Apple's documentation of `reconfigureRows(at:)`: the data source “must return the same existing cell”.
    static func otherCellReconfigured(_ path: IndexPath) -> String {
        "tableView(_:cellForRowAt:) must return the existing cell of row \(describe(path)) when it is reconfigured; "
            + "dequeueReusableCell(withIdentifier:for:) returns it"
    }

    /// UIKit logs nothing, and draws the row twice or not at all: reports of apps whose changes of the model reload
    /// rows while the table moves them (ashfurrow/yourfirstswiftapp#5, 3lvis/DATASource#64).
    static func changeDuringDrop(_ path: IndexPath, _ verb: String) -> String {
        "row \(describe(path)) was \(verb) while it was being dropped; the table view has already moved it"
    }

    /// UIKit removes the row, and it reappears empty: AlphaWallet/alpha-wallet-ios#1976, DocNR/clave#96.
    static func destructiveWithoutDeletion(_ title: String) -> String {
        "destructive action “\(title)” completed without deleting its row, but UIKit removes the row from the screen; "
            + "delete the row before you call the completion handler"
    }

    /// The guide warns against this. UIKit itself logs nothing.
    static let editingDuringCommit =
        "setEditing(_:animated:) must not be called from tableView(_:commit:forRowAt:); call it later"

    static func notRegistered(_ identifier: String) -> String {
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
            + "connect a prototype cell in a storyboard"
    }

    static func dequeuedTwice(_ identifier: String, _ path: IndexPath) -> String {
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue "
            + "more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method (without "
            + "an index path). Cell identifier: \(identifier), index path: \(describe(path))"
    }

    static func wrongClass(_ type: AnyClass, _ identifier: String) -> String {
        "class (\(type)) for identifier (\(identifier)) must be UITableViewCell or a subclass of it"
    }

    /// Returns an index path as UIKit writes it.
    static func describe(_ path: IndexPath) -> String {
        "<NSIndexPath: {length = \(path.count), path = \(path.map(String.init).joined(separator: " - "))}>"
    }
}

/// Mistakes with index paths.
extension TableFailure {
    static func scrollOutOfBounds(_ path: IndexPath, sections: [Int]) -> String {
        let start = "Attempted to scroll the table view to an out-of-bounds"
        guard path.count == 2 else { return "\(start) index path" }
        guard sections.indices.contains(path.section) else {
            return "\(start) section (\(path.section)) when there are only \(sections.count) sections."
        }
        return
            "\(start) row (\(path.row)) when there are only \(sections[path.section]) rows in section \(path.section)."
    }
}
