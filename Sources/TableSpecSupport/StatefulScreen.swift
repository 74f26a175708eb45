internal import UIKit

#if changeEvents && !state
#error("changeEvents needs state")
#endif

#if state
extension TableSpec {
    /// A screen with state.
    @MainActor
    public protocol StatefulScreen: AnyObject {
        associatedtype State
        /// The current state; setting it updates the screen.
        var state: State { get set }
    }
}

extension TableSpec.StatefulScreen {
    /// Changes several values with a single table update.
    public func update(_ change: (inout State) -> Void) {
        var new = state
        change(&new)
        state = new
    }

    /// Changes the element of a collection that has an identity, if there is one.
    public func update<Element: Identifiable>(
        _ collection: WritableKeyPath<State, [Element]>,
        id: Element.ID,
        _ change: (inout Element) -> Void
    ) {
        guard let index = state[keyPath: collection].firstIndex(where: { $0.id == id }) else { return }
        change(&state[keyPath: collection][index])
    }
}
#endif

#if changeEvents
extension TableSpec {
    /// State changes to report to the app in order, including changes that it makes during a report.
    @MainActor
    public final class StateChanges<State> {
        private var waiting: [(new: State, old: State)] = []
        private var isTelling = false

        public init() {}

        /// Records a change before the screen shows it, which can change the state again.
        public func append(_ new: State, since old: State) { waiting.append((new, old)) }

        /// Reports the pending changes.
        public func tell(_ tell: (_ new: State, _ old: State) -> Void) {
            guard !isTelling else { return }
            isTelling = true
            defer { isTelling = false }
            while !waiting.isEmpty {
                let change = waiting.removeFirst()
                tell(change.new, change.old)
            }
        }
    }
}
#endif

#if elements
extension TableSpec {
    /// Changes the element with the same identity as another one.
    ///
    /// - Returns: The changed element, or `nil` if it no longer exists.
    @discardableResult
    public nonisolated static func change<Element, ID: Equatable>(
        _ element: Element,
        in list: inout [Element],
        by id: (Element) -> ID,
        _ change: (inout Element) -> Void
    ) -> Element? {
        let wanted = id(element)
        guard let index = list.firstIndex(where: { id($0) == wanted }) else { return nil }
        change(&list[index])
        return list[index]
    }
}
#endif
