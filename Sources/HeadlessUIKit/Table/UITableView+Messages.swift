import Foundation

extension UITableView {
    func record(_ message: TableMessage) {
        if record.isOn { record.messages.append(message) }
    }

    /// Asks the data source an optional question. Returns `nil`, and records nothing, if the data source doesn't
    /// implement the method.
    func ask<Result>(_ message: TableMessage, _ body: (any UITableViewDataSource) -> Result) -> Result? {
        guard let dataSource else { return nil }
        return send(message) { body(dataSource) }
    }

    /// Calls an optional method of the delegate. Returns `nil`, and records nothing, if the delegate doesn't implement
    /// it.
    @discardableResult
    func tell<Result>(_ message: TableMessage, _ body: (any UITableViewDelegate) -> Result) -> Result? {
        guard let tableDelegate else { return nil }
        return send(message) { body(tableDelegate) }
    }

    @discardableResult
    func send<Result>(_ message: TableMessage, _ body: () -> Result) -> Result? {
        guard record.isOn else { return OptionalMethod.call(body) }
        let place = record.messages.count
        record.messages.append(message)
        let result = OptionalMethod.call(body)
        // A receiver may have cleared the record.
        if result == nil, place < record.messages.count { record.messages.remove(at: place) }
        return result
    }
}
