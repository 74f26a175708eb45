internal import CLibYAML

/// libyaml's parser for bytes in memory, and the only code that uses C.
///
/// Marks are counted in Unicode scalars from the first byte given. Pointers of an event are valid until the next event.
struct EventStream: ~Copyable {
    enum Kind {
        case streamStart, streamEnd, documentStart, documentEnd, alias, scalar, sequenceStart, mappingStart
        case collectionEnd, failure
    }

    struct Event {
        var kind: Kind
        /// Scalars before the event's first one.
        var start: Int
        /// Scalars before the end of the event.
        var end: Int
        var style: YAMLNode.ScalarStyle = .plain
        var isFlow = false
        /// Content of a scalar.
        var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
        /// The name after `&`, or after `*` for an alias.
        var anchor: UnsafePointer<UInt8>?
        var tag: UnsafePointer<UInt8>?
    }

    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let event: UnsafeMutablePointer<yaml_event_t>

    /// - Parameter bytes: Must outlive the stream. No byte order mark; UTF-8.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        guard yaml_parser_initialize(parser) != 0 else {
            parser.deallocate()
            return nil
        }
        self.parser = parser
        event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
        event.initialize(to: yaml_event_t())
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    }

    deinit {
        yaml_event_delete(event)
        yaml_parser_delete(parser)
        event.deallocate()
        parser.deallocate()
    }

    /// Returns the next event. There are none after `.streamEnd` and `.failure`.
    mutating func next() -> Event {
        yaml_event_delete(event)
        guard yaml_parser_parse(parser, event) != 0 else {
            return Event(kind: .failure, start: 0, end: 0)
        }
        let data = event.pointee.data
        var result = Event(
            kind: .collectionEnd,
            start: event.pointee.start_mark.index,
            end: event.pointee.end_mark.index
        )
        switch event.pointee.type {
        case YAML_SCALAR_EVENT:
            result.kind = .scalar
            result.text = UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
            result.style = YAMLNode.ScalarStyle(data.scalar.style)
            result.anchor = UnsafePointer(data.scalar.anchor)
            result.tag = UnsafePointer(data.scalar.tag)
        case YAML_MAPPING_START_EVENT:
            result.kind = .mappingStart
            result.isFlow = data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
            result.anchor = UnsafePointer(data.mapping_start.anchor)
            result.tag = UnsafePointer(data.mapping_start.tag)
        case YAML_SEQUENCE_START_EVENT:
            result.kind = .sequenceStart
            result.isFlow = data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
            result.anchor = UnsafePointer(data.sequence_start.anchor)
            result.tag = UnsafePointer(data.sequence_start.tag)
        case YAML_ALIAS_EVENT:
            result.kind = .alias
            result.anchor = UnsafePointer(data.alias.anchor)
        case YAML_STREAM_START_EVENT: result.kind = .streamStart
        case YAML_DOCUMENT_START_EVENT: result.kind = .documentStart
        case YAML_DOCUMENT_END_EVENT: result.kind = .documentEnd
        case YAML_STREAM_END_EVENT, YAML_NO_EVENT: result.kind = .streamEnd
        default: break
        }
        return result
    }

    /// The error after an event of kind `.failure`.
    var failure: Failure {
        let parser = parser.pointee
        return Failure(
            isOfReader: parser.error == YAML_READER_ERROR,
            problem: parser.problem.map { String(cString: $0) } ?? "",
            // For invalid bytes, libyaml's reader knows only the offset; other stages know only the mark.
            place: parser.error == YAML_READER_ERROR ? parser.problem_offset : parser.problem_mark.index,
            context: parser.context.map { String(cString: $0) },
            contextPlace: parser.context_mark.index
        )
    }

    struct Failure {
        var isOfReader: Bool
        var problem: String
        /// A byte offset for the reader, otherwise a number of scalars.
        var place: Int
        var context: String?
        /// Scalars before the construct that contains the problem.
        var contextPlace: Int
    }
}

extension YAMLNode.ScalarStyle {
    fileprivate init(_ style: yaml_scalar_style_t) {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: self = .literal
        case YAML_FOLDED_SCALAR_STYLE: self = .folded
        default: self = .plain
        }
    }
}
