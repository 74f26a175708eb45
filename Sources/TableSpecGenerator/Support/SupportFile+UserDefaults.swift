extension SupportFile {
    /// State that user defaults keep.
    ///
    /// - `set(_:forKey:)` with a `URL` archives it, and only `url(forKey:)` reads that:
    ///   https://developer.apple.com/documentation/foundation/userdefaults/url(forkey:)
    /// - The notification comes on the thread of the change:
    ///   https://developer.apple.com/documentation/foundation/userdefaults/didchangenotification
    static let userDefaults = #"""
        // MARK: - State that is kept

        /// A value in the form in which user defaults keep it, as `AppStorage` does.
        protocol KeptValue: Equatable {
            static func read(_ key: String, of defaults: UserDefaults) -> Self?
            func write(_ key: String, to defaults: UserDefaults)
            /// Lets everybody find the value as long as there is no other.
            func register(_ key: String, in defaults: UserDefaults)
        }

        extension KeptValue {
            func write(_ key: String, to defaults: UserDefaults) { defaults.set(self, forKey: key) }

            func register(_ key: String, in defaults: UserDefaults) { defaults.register(defaults: [key: self]) }
        }

        // A launch argument is a text, which these methods of user defaults turn into a value.

        extension Bool: KeptValue {
            static func read(_ key: String, of defaults: UserDefaults) -> Bool? {
                defaults.object(forKey: key).map { _ in defaults.bool(forKey: key) }
            }
        }

        extension Int: KeptValue {
            static func read(_ key: String, of defaults: UserDefaults) -> Int? {
                defaults.object(forKey: key).map { _ in defaults.integer(forKey: key) }
            }
        }

        extension Double: KeptValue {
            static func read(_ key: String, of defaults: UserDefaults) -> Double? {
                defaults.object(forKey: key).map { _ in defaults.double(forKey: key) }
            }
        }

        extension String: KeptValue {
            static func read(_ key: String, of defaults: UserDefaults) -> String? { defaults.string(forKey: key) }
        }

        extension URL: KeptValue {
            static func read(_ key: String, of defaults: UserDefaults) -> URL? { defaults.url(forKey: key) }

            func write(_ key: String, to defaults: UserDefaults) { defaults.set(self, forKey: key) }

            // An archive is kept, which could not be registered as a URL.
            func register(_ key: String, in defaults: UserDefaults) {}
        }

        /// The part of a screen’s state that user defaults keep.
        @MainActor
        final class KeptState<State> {
            private let defaults: UserDefaults
            private var begin: [(inout State) -> Void] = []
            private var read: [(inout State) -> Void] = []
            private var write: [(State, _ old: State) -> Void] = []
            private var observation: KeptStateObservation?

            init(in defaults: UserDefaults) { self.defaults = defaults }

            func keeping<Value: KeptValue>(_ path: WritableKeyPath<State, Value>, as key: String) -> Self {
                keeping(key, registers: true) {
                    $0[keyPath: path]
                } set: { state, value in
                    if let value { state[keyPath: path] = value }
                }
            }

            func keeping<Value: KeptValue>(_ path: WritableKeyPath<State, Value?>, as key: String) -> Self {
                keeping(key, registers: false) {
                    $0[keyPath: path]
                } set: {
                    $0[keyPath: path] = $1
                }
            }

            /// Keeps a value by its raw value; one that stands for none changes nothing.
            func keeping<Value: RawRepresentable>(_ path: WritableKeyPath<State, Value>, as key: String) -> Self
            where Value.RawValue: KeptValue {
                keeping(key, registers: true) {
                    $0[keyPath: path].rawValue
                } set: { state, value in
                    if let value = value.flatMap({ Value(rawValue: $0) }) { state[keyPath: path] = value }
                }
            }

            func keeping<Value: RawRepresentable>(_ path: WritableKeyPath<State, Value?>, as key: String) -> Self
            where Value.RawValue: KeptValue {
                keeping(key, registers: false) {
                    $0[keyPath: path]?.rawValue
                } set: { state, value in
                    state[keyPath: path] = value.flatMap { Value(rawValue: $0) }
                }
            }

            private func keeping<Value: KeptValue>(
                _ key: String,
                registers: Bool,
                get: @escaping (State) -> Value?,
                set: @escaping (inout State, Value?) -> Void
            ) -> Self {
                let defaults = defaults
                // The value read or written last: any other value was set by another part of the app.
                var last: Value?
                begin.append { state in
                    if registers { get(state)?.register(key, in: defaults) }
                    last = Value.read(key, of: defaults)
                    if last != nil { set(&state, last) }
                }
                read.append { state in
                    let value = Value.read(key, of: defaults)
                    guard value != last else { return }
                    last = value
                    set(&state, value)
                }
                write.append { state, old in
                    let value = get(state)
                    guard value != get(old), value != last else { return }
                    last = value
                    if let value { value.write(key, to: defaults) } else { defaults.removeObject(forKey: key) }
                }
                return self
            }

            /// The state with what is kept; all else is as given, also for those who ask the user defaults themselves.
            func beginning(with state: State) -> State {
                var state = state
                for begin in begin { begin(&state) }
                return state
            }

            /// The state with what somebody else has changed.
            func reading(over state: State) -> State {
                var state = state
                for read in read { read(&state) }
                return state
            }

            /// Writes what differs from an earlier state.
            func write(_ state: State, since old: State) {
                for write in write { write(state, old) }
            }

            /// Calls a closure on the main actor after each change of the user defaults in this process.
            func onChange(_ action: @escaping @MainActor @Sendable () -> Void) {
                observation = KeptStateObservation(of: defaults, action)
            }
        }

        /// An observation of user defaults, which ends with the object.
        private final class KeptStateObservation {
            private let token: any NSObjectProtocol

            init(of defaults: UserDefaults, _ action: @escaping @MainActor @Sendable () -> Void) {
                token = NotificationCenter.default.addObserver(
                    forName: UserDefaults.didChangeNotification,
                    object: defaults,
                    queue: nil
                ) { _ in
                    // The notification comes on the thread of the change.
                    if Thread.isMainThread {
                        MainActor.assumeIsolated(action)
                    } else {
                        _Concurrency.Task { await action() }
                    }
                }
            }

            deinit { NotificationCenter.default.removeObserver(token) }
        }
        """#
}
