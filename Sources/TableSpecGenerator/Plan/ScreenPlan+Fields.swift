internal import TableSpecModel
internal import TableSpecSwift

extension ScreenPlan {
    /// The fields of a static row, with the properties of the screen for them.
    func fields(of row: Row) -> [(control: Control, name: SwiftIdentifier)] {
        let outlets = views(of: row)?.views.outlets ?? []
        let accessory = row.cell.accessory?.control
        return row.cell.fields.compactMap { field in
            if field == accessory { return (field, MemberName.control(field, in: .normal, of: row)) }
            return outlets.first { $0.view.control == field }.map { (field, $0.name) }
        }
    }
}
