/// The limits of a server, which prevent a client from starving others.
package struct ServerLimits: Hashable, Sendable {
    /// The maximum size of a request line in bytes. A server should accept 8,000 (RFC 9112, section 3).
    package var requestLine = 8_192
    /// The maximum total size of the header fields in bytes.
    package var headerFields = 16_384
    /// The maximum time for the head of a request to arrive, and for a connection to wait before a request.
    package var arrival = Duration.seconds(10)
    /// The maximum time for a client to receive one piece of a response.
    package var delivery = Duration.seconds(30)
    /// The time that a connection stays open after its response for data that the client still sends.
    package var lingering = Duration.seconds(2)
    /// The time that a connection without a whole request keeps its place while others wait for one.
    package var patience = Duration.milliseconds(200)
    /// The maximum number of simultaneous connections; others wait until one of them ends.
    package var connections = 128
    /// The maximum number of pages that receive events: more than a user has open, and fewer than ``connections``.
    package var listeners = 32

    /// Creates the default limits, for a server with one user.
    package init() {}
}
