#if PreviewServer
    /// The status of a response (RFC 9110, section 15; RFC 6585 for 431).
    enum Status: Int, Error {
        case ok = 200
        case badRequest = 400
        case forbidden = 403
        case notFound = 404
        case methodNotAllowed = 405
        case requestTimeout = 408
        case uriTooLong = 414
        case misdirectedRequest = 421
        case headerFieldsTooLarge = 431
        case serviceUnavailable = 503

        var phrase: String {
            switch self {
            case .ok: "OK"
            case .badRequest: "Bad Request"
            case .forbidden: "Forbidden"
            case .notFound: "Not Found"
            case .methodNotAllowed: "Method Not Allowed"
            case .requestTimeout: "Request Timeout"
            case .uriTooLong: "URI Too Long"
            case .misdirectedRequest: "Misdirected Request"
            case .headerFieldsTooLarge: "Request Header Fields Too Large"
            case .serviceUnavailable: "Service Unavailable"
            }
        }
    }
#endif
