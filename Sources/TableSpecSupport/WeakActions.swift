internal import UIKit

#if actions
// MARK: - Actions

@MainActor
extension TableSpec {
    /// Writes what a debug build reports. An app or a test can set another destination.
    public static var report: (String) -> Void = { print($0) }
}

extension TableSpec {
    /// A reference to the object that implements the actions of a screen. The screen doesn't retain it.
    ///
    /// A debug build reports once if a screen calls an action that no object implements. Xcode's previews don't report.
    @MainActor
    @propertyWrapper
    public final class WeakActions<Actions> {
        private weak var object: AnyObject?
        private var isReported = false

        public init() {}

        public var wrappedValue: Actions? {
            get {
                // Only debug builds evaluate the condition of an assertion.
                assert(object != nil || isNoted)
                return object as? Actions
            }
            set { object = newValue.map { $0 as AnyObject } }
        }

        /// Reports a missing object unless the app sets one before the next turn of the main actor.
        private var isNoted: Bool {
            if isReported { return true }
            isReported = true
            if ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" { return true }
            _Concurrency.Task { [weak self] in
                guard let self, object == nil else { return }
                TableSpec.report(
                    "No object implements '\(Actions.self)': set 'actions' to an object that the app retains."
                )
            }
            return true
        }
    }
}
#endif
