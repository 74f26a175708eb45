package import TableSpecKit
package import TableSpecPreview

extension Summary {
    /// Returns the summary of a comparison of previews: a line for each changed preview, then the page.
    package static func lines(of comparison: PictureComparison, page: String) -> [String] {
        let changes = comparison.entries.map { entry in
            let parts = entry.changes.isEmpty ? "" : " (\(entry.changes.joined(separator: "; ")))"
            return "\(entry.name): \(entry.change.rawValue)\(parts)"
        }
        let total = "\(count(comparison.entries.count, "changed preview")), \(comparison.unchangedCount) unchanged"
        return changes + ["\(total): \(page)"]
    }
}
