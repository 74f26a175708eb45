extension Cell {
    /// Returns the cell whose labels and controls are enabled when the row is, unless they have their own `enabled`.
    ///
    /// UIKit passes the state of a cell only to its content configuration
    /// (https://developer.apple.com/documentation/uikit/uitableviewcell/automaticallyupdatescontentconfiguration). A
    /// control in a disabled row would look enabled, and VoiceOver would offer it.
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

/// The owner of a cell: a static row, or a prototype.
package protocol CellHolder {
    var cell: Cell { get set }
}

extension Row: CellHolder {}
extension Prototype: CellHolder {}

extension CellHolder {
    /// Returns the row or prototype with a cell whose labels and controls are enabled when the row is.
    package var withEnabledParts: Self {
        guard cell.hasAttributes, cell.enabled != nil else { return self }
        var holder = self
        holder.cell = cell.withEnabledParts
        return holder
    }
}
