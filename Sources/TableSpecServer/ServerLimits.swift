/// The limits of a server for one client, so that none can starve the others.
package struct ServerLimits: Hashable, Sendable {
    /// The most bytes of a request line. A server should take 8,000 (RFC 9112, section 3).
    package var requestLine = 8_192
    /// The most bytes of all header fields together.
    package var headerFields = 16_384
    /// How long the head of a request may take to arrive once it has begun, and how long a connection may wait to begin one.
    package var arrival = Duration.seconds(10)
    /// How long a client may take to receive one piece of an answer.
    package var delivery = Duration.seconds(30)
    /// How long a connection stays after its answer for what the client still sends.
    package var lingering = Duration.seconds(2)
    /// The most connections at once; further ones wait until one of them ends.
    package var connections = 128
    /// The most pages that listen to events at once: more than a person has open, and fewer than there are connections.
    package var listeners = 32

    /// Creates the limits of a server for one person.
    package init() {}
}
