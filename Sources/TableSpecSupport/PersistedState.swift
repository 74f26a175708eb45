public import UIKit

#if userDefaults
// MARK: - Persistent state

extension TableSpec {
    /// A value that user defaults can store, in the same form as `AppStorage`.
    public protocol PersistedValue: Equatable {
        static func tableSpecRead(_ key: String, of defaults: UserDefaults) -> Self?
        func tableSpecWrite(_ key: String, to defaults: UserDefaults)
        /// Registers the value as the default, so that other readers of the user defaults find it.
        func tableSpecRegister(_ key: String, in defaults: UserDefaults)
    }
}

extension TableSpec.PersistedValue {
    public func tableSpecWrite(_ key: String, to defaults: UserDefaults) { defaults.set(self, forKey: key) }

    public func tableSpecRegister(_ key: String, in defaults: UserDefaults) { defaults.register(defaults: [key: self]) }
}

// These methods of user defaults convert launch arguments, which are strings.

extension Bool: TableSpec.PersistedValue {
    public static func tableSpecRead(_ key: String, of defaults: UserDefaults) -> Bool? {
        defaults.object(forKey: key).map { _ in defaults.bool(forKey: key) }
    }
}

extension Int: TableSpec.PersistedValue {
    public static func tableSpecRead(_ key: String, of defaults: UserDefaults) -> Int? {
        defaults.object(forKey: key).map { _ in defaults.integer(forKey: key) }
    }
}

extension Double: TableSpec.PersistedValue {
    public static func tableSpecRead(_ key: String, of defaults: UserDefaults) -> Double? {
        defaults.object(forKey: key).map { _ in defaults.double(forKey: key) }
    }
}

extension String: TableSpec.PersistedValue {
    public static func tableSpecRead(_ key: String, of defaults: UserDefaults) -> String? {
        defaults.string(forKey: key)
    }
}

extension URL: TableSpec.PersistedValue {
    public static func tableSpecRead(_ key: String, of defaults: UserDefaults) -> URL? { defaults.url(forKey: key) }

    public func tableSpecWrite(_ key: String, to defaults: UserDefaults) { defaults.set(self, forKey: key) }

    // User defaults archive URLs, so they can't be registered as they are.
    public func tableSpecRegister(_ key: String, in defaults: UserDefaults) {}
}

extension TableSpec {
    /// The part of a screen's state that is stored in user defaults.
    @MainActor
    public final class PersistedState<State> {
        private let defaults: UserDefaults
        private var keys: [String] = []
        private var begin: [(inout State) -> Void] = []
        private var read: [(inout State) -> Void] = []
        private var write: [(State, _ old: State) -> Void] = []
        private var observation: PersistedStateObservation?

        public init(in defaults: UserDefaults) { self.defaults = defaults }

        public func keeping<Value: PersistedValue>(_ path: WritableKeyPath<State, Value>, as key: String) -> Self {
            keeping(key, registers: true) {
                $0[keyPath: path]
            } set: { state, value in
                if let value { state[keyPath: path] = value }
            }
        }

        public func keeping<Value: PersistedValue>(_ path: WritableKeyPath<State, Value?>, as key: String) -> Self {
            keeping(key, registers: false) {
                $0[keyPath: path]
            } set: {
                $0[keyPath: path] = $1
            }
        }

        /// Stores a value as its raw value; an invalid raw value is ignored.
        public func keeping<Value: RawRepresentable>(_ path: WritableKeyPath<State, Value>, as key: String) -> Self
        where Value.RawValue: PersistedValue {
            keeping(key, registers: true) {
                $0[keyPath: path].rawValue
            } set: { state, value in
                if let value = value.flatMap({ Value(rawValue: $0) }) { state[keyPath: path] = value }
            }
        }

        public func keeping<Value: RawRepresentable>(_ path: WritableKeyPath<State, Value?>, as key: String) -> Self
        where Value.RawValue: PersistedValue {
            keeping(key, registers: false) {
                $0[keyPath: path]?.rawValue
            } set: { state, value in
                state[keyPath: path] = value.flatMap { Value(rawValue: $0) }
            }
        }

        private func keeping<Value: PersistedValue>(
            _ key: String,
            registers: Bool,
            get: @escaping (State) -> Value?,
            set: @escaping (inout State, Value?) -> Void
        ) -> Self {
            let defaults = defaults
            keys.append(key)
            // The value read or written last. A different value was set by another part of the app.
            var last: Value?
            begin.append { state in
                if registers { get(state)?.tableSpecRegister(key, in: defaults) }
                last = Value.tableSpecRead(key, of: defaults)
                if last != nil { set(&state, last) }
            }
            read.append { state in
                let value = Value.tableSpecRead(key, of: defaults)
                guard value != last else { return }
                last = value
                set(&state, value)
            }
            write.append { state, old in
                let value = get(state)
                guard value != get(old), value != last else { return }
                last = value
                if let value { value.tableSpecWrite(key, to: defaults) } else { defaults.removeObject(forKey: key) }
            }
            return self
        }

        /// Returns a state with its stored values, and registers its other values as defaults.
        public func beginning(with state: State) -> State {
            var state = state
            for begin in begin { begin(&state) }
            return state
        }

        /// Returns a state with the values that others have changed in the user defaults.
        public func reading(over state: State) -> State {
            var state = state
            for read in read { read(&state) }
            return state
        }

        /// Writes the values that changed since an earlier state.
        public func write(_ state: State, since old: State) {
            for write in write { write(state, old) }
        }

        /// Calls a closure on the main actor after each change of the stored values, also by other processes.
        public func onChange(_ action: @escaping @MainActor @Sendable () -> Void) {
            observation = PersistedStateObservation(of: keys, in: defaults, action)
        }
    }
}

extension TableSpec {
    /// An observation of user defaults that ends when the object is deallocated.
    private nonisolated final class PersistedStateObservation: NSObject {
        private let action: @MainActor @Sendable () -> Void
        private let token: any NSObjectProtocol
        #if canImport(ObjectiveC)
        private let keys: [String]
        private let defaults: UserDefaults
        #endif

        init(of keys: [String], in defaults: UserDefaults, _ action: @escaping @MainActor @Sendable () -> Void) {
            self.action = action
            token = NotificationCenter.default.addObserver(
                forName: UserDefaults.didChangeNotification,
                object: nil,
                queue: nil
            ) { _ in
                Self.report(to: action)
            }
            #if canImport(ObjectiveC)
            // The notification isn't posted for changes by other processes, such as the Settings app. A key with a dot
            // would be a key path, and one with an at sign an operator:
            // https://developer.apple.com/documentation/foundation/userdefaults/didchangenotification
            self.keys = keys.filter { !$0.contains(".") && !$0.hasPrefix("@") }
            self.defaults = defaults
            super.init()
            for key in self.keys { defaults.addObserver(self, forKeyPath: key, options: [], context: nil) }
            #else
            super.init()
            #endif
        }

        deinit {
            NotificationCenter.default.removeObserver(token)
            #if canImport(ObjectiveC)
            for key in keys { defaults.removeObserver(self, forKeyPath: key) }
            #endif
        }

        #if canImport(ObjectiveC)
        override func observeValue(
            forKeyPath keyPath: String?,
            of object: Any?,
            change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) { Self.report(to: action) }
        #endif

        /// Reports a change on the main actor; it's observed on the thread that makes it.
        private static func report(to action: @escaping @MainActor @Sendable () -> Void) {
            if Thread.isMainThread {
                MainActor.assumeIsolated(action)
            } else {
                _Concurrency.Task { await action() }
            }
        }
    }
}
#endif
