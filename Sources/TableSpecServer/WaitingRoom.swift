#if PreviewServer
    internal import FlyingSocks
    internal import Foundation

    /// The connections that haven't sent a whole request yet, in the order of their arrival.
    ///
    /// When no more connections can be accepted, those that have waited long enough are closed, so that a client that
    /// opens connections and sends nothing doesn't block others.
    actor WaitingRoom {
        private var waiting: [(number: Int, socket: AsyncSocket, arrival: ContinuousClock.Instant)] = []
        private var count = 0
        private let patience: Duration

        init(patience: Duration) {
            self.patience = patience
        }

        /// Adds a connection, and returns the number with which it's removed.
        func enter(_ socket: AsyncSocket) -> Int {
            count += 1
            waiting.append((count, socket, .now))
            return count
        }

        /// A connection is closed only after it has been removed, so that its descriptor belongs to it until then.
        func leave(_ number: Int) {
            waiting.removeAll { $0.number == number }
        }

        /// Closes the connections that have waited too long, now and until the task is canceled.
        func makeRoom() async {
            while !Task.isCancelled {
                let isLate = { (arrival: ContinuousClock.Instant) in arrival.duration(to: .now) >= self.patience }
                for entry in waiting where isLate(entry.arrival) {
                    shutdown(entry.socket.socket.file.rawValue, Int32(SHUT_RDWR))
                }
                waiting.removeAll { isLate($0.arrival) }
                try? await Task.sleep(for: patience)
            }
        }
    }
#endif
