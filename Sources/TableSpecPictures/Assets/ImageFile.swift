internal import Foundation
internal import TableSpecImport
internal import TableSpecKit
internal import TableSpecModel

/// A file of an image set: its size, and its content if previews can contain it.
struct ImageFile {
    /// The size in pixels, or in the units of a file without pixels.
    private(set) var width: Double
    private(set) var height: Double
    /// `nil` for formats that previews can't contain.
    private(set) var shown: AssetImage.File?

    /// The maximum size in pixels, which no image of an app exceeds.
    private static let maximumSide = 16_384.0

    /// Reads the size of a PNG, an SVG or a PDF.
    init(_ bytes: [UInt8], named name: String) throws(Malformed) {
        let (size, type) = try Self.size(of: bytes, named: name)
        guard size.width > 0, size.height > 0, size.width <= Self.maximumSide, size.height <= Self.maximumSide else {
            throw Malformed(reason: "its file '\(name)' has an invalid size")
        }
        (width, height) = (size.width, size.height)
        shown = type.map { AssetImage.File(type: $0, base64: Data(bytes).base64EncodedString()) }
    }

    private typealias Size = (width: Double, height: Double)

    private static func size(of bytes: [UInt8], named name: String) throws(Malformed) -> (Size, type: String?) {
        switch name.split(separator: ".").last.map({ $0.lowercased() }) {
        case "png":
            guard let size = sizeOfPNG(bytes) else { throw Malformed(reason: "its file '\(name)' isn't a PNG file") }
            return (size, "image/png")
        case "svg":
            guard let size = sizeOfSVG(bytes) else {
                throw Malformed(reason: "its file '\(name)' isn't an SVG file with a size")
            }
            return (size, "image/svg+xml")
        case "pdf":
            guard let size = sizeOfPDF(bytes) else {
                throw Malformed(reason: "its file '\(name)' isn't a PDF file with a page")
            }
            return (size, nil)
        default: throw Malformed(reason: "its file '\(name)' isn't a PNG, SVG or PDF file")
        }
    }

    /// Source: PNG 1.2, 5.2 and 11.2.2: the signature, and the width and height at the beginning of the first chunk.
    private static func sizeOfPNG(_ bytes: [UInt8]) -> Size? {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
            return nil
        }
        func number(at place: Int) -> Double {
            Double(bytes[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
        }
        return (number(at: 16), number(at: 20))
    }

    /// The specified size, or else the size of the view box.
    private static func sizeOfSVG(_ bytes: [UInt8]) -> Size? {
        guard let root = try? Element.document(bytes), root.name == "svg" else { return nil }
        func length(_ name: String) -> Double? {
            root[name].flatMap { Double($0.hasSuffix("px") || $0.hasSuffix("pt") ? String($0.dropLast(2)) : $0) }
        }
        let box = root["viewBox"]?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
        if let width = length("width"), let height = length("height") { return (width, height) }
        return box.count == 4 ? (box[2], box[3]) : nil
    }

    /// Source: PDF 32000-1, 7.7.3.3: the box of the first page, which is rarely compressed.
    private static func sizeOfPDF(_ bytes: [UInt8]) -> Size? {
        guard bytes.starts(with: Array("%PDF".utf8)) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let box = text.range(of: "/MediaBox"), let open = text[box.upperBound...].firstIndex(of: "["),
            let close = text[open...].firstIndex(of: "]")
        else { return nil }
        let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).compactMap {
            Double($0)
        }
        return numbers.count == 4 ? (numbers[2] - numbers[0], numbers[3] - numbers[1]) : nil
    }
}
