#if PreviewServer
    internal import FlyingSocks

    /// Events as the bytes of a response that does not end.
    struct EventStream: AsyncBufferedSequence {
        typealias Element = UInt8

        let events: AsyncStream<[UInt8]>

        func makeAsyncIterator() -> Iterator { Iterator(events: events.makeAsyncIterator()) }

        struct Iterator: AsyncBufferedIteratorProtocol {
            fileprivate var events: AsyncStream<[UInt8]>.Iterator
            private var rest: ArraySlice<UInt8> = []

            fileprivate init(events: AsyncStream<[UInt8]>.Iterator) {
                self.events = events
            }

            mutating func nextBuffer(suggested count: Int) async -> ArraySlice<UInt8>? {
                if rest.isEmpty {
                    guard let event = await events.next() else { return nil }
                    rest = event[...]
                }
                defer { rest = rest.dropFirst(count) }
                return rest.prefix(count)
            }

            mutating func next() async -> UInt8? { await nextBuffer(suggested: 1)?.first }
        }
    }
#endif
