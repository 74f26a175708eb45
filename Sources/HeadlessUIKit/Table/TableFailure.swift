import Foundation

/// UIKit's texts for mistakes in the use of a table, word for word as they appear in crash reports of iOS 13 to 26.
enum TableFailure {
    static let cellForRowDuringUpdate =
        "[Assert] Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of updating its "
        + "visible cells, which is not allowed."

    /// The guide's caution; UIKit itself is silent.
    static let editingDuringCommit =
        "setEditing(_:animated:) was called from within tableView(_:commit:forRowAt:), which must not be done; call it later"

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

    /// How UIKit writes an index path.
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
