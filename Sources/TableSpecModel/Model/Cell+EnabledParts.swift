extension Cell {
    /// The cell whose labels and controls react when the row does, where they say nothing of their own.
    ///
    /// UIKit hands the state of a cell to its content configuration alone
    /// (https://developer.apple.com/documentation/uikit/uitableviewcell/automaticallyupdatescontentconfiguration): a control
    /// in a row that does not react looks as if it did, and VoiceOver offers it.
    package var withEnabledParts: Cell {
        guard hasAttributes, let condition = self.enabled else { return self }
        var cell = self
        cell.updateAccessories { accessory in
            accessory.updateControl { $0.enable(when: condition) }
        }
        if var content = cell.content {
            content.enable(when: condition)
            cell.content = content
        }
        return cell
    }
}

extension Control {
    fileprivate mutating func enable(when condition: Condition) {
        if self.enabled == nil, self.kind.writes { self.enabled = condition }
    }
}

extension ContentView {
    fileprivate mutating func enable(when condition: Condition) {
        switch kind {
        case .stack(var stack):
            for index in stack.views.indices { stack.views[index].enable(when: condition) }
            kind = .stack(stack)
        case .zstack(var stack):
            for index in stack.views.indices { stack.views[index].enable(when: condition) }
            kind = .zstack(stack)
        case .label(var label) where label.enabled == nil:
            label.enabled = condition
            kind = .label(label)
        case .control(var control):
            control.enable(when: condition)
            kind = .control(control)
        case .label, .image, .app, .spacer, .invalid: break
        }
    }
}

/// What has a cell: a row that the spec spells out, or a prototype.
package protocol CellHolder {
    var cell: Cell { get set }
}

extension Row: CellHolder {}
extension Prototype: CellHolder {}

extension CellHolder {
    /// The row or prototype with a cell whose labels and controls react when the row does.
    package var withEnabledParts: Self {
        guard cell.hasAttributes, cell.enabled != nil else { return self }
        var holder = self
        holder.cell = cell.withEnabledParts
        return holder
    }
}
