extension SupportFile {
    /// The state of a screen, and changes of it of which the app is told.
    static let states = #"""
        //: state

        /// A screen that remembers something.
        @MainActor
        protocol StatefulScreen: AnyObject {
            associatedtype State
            /// The present state; a change shows at once.
            var state: State { get set }
        }

        extension StatefulScreen {
            /// Changes several values at once: the table gets one update.
            func update(_ change: (inout State) -> Void) {
                var new = state
                change(&new)
                state = new
            }
        }
        //: changeEvents

        /// Changes of a state of which the app is told: one after the other, also those that it makes when it is told.
        @MainActor
        final class StateChanges<State> {
            private var waiting: [(new: State, old: State)] = []
            private var isTelling = false

            /// Takes a change down before it shows: what shows it may change the state again.
            func append(_ new: State, since old: State) { waiting.append((new, old)) }

            /// Tells of the changes that wait.
            func tell(_ tell: (_ new: State, _ old: State) -> Void) {
                guard !isTelling else { return }
                isTelling = true
                defer { isTelling = false }
                while !waiting.isEmpty {
                    let change = waiting.removeFirst()
                    tell(change.new, change.old)
                }
            }
        }
        //: .
        //: elements

        extension Array {
            /// Changes the element with the identity of one.
            ///
            /// - Returns: The element after the change; `nil` where it is there no more.
            @discardableResult
            mutating func change<ID: Equatable>(
                _ element: Element,
                by id: (Element) -> ID,
                _ change: (inout Element) -> Void
            ) -> Element? {
                let wanted = id(element)
                guard let index = firstIndex(where: { id($0) == wanted }) else { return nil }
                change(&self[index])
                return self[index]
            }
        }
        //: .
        """#
}
