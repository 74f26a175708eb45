package import TableSpecModel
internal import TableSpecSwift

/// The Swift of a spec, with the part of the spec to which each of its lines belongs.
package struct PlacedSwift: Sendable {
    /// A declaration, or the code of a row.
    package struct Place: Equatable, Sendable {
        /// The part of the spec.
        package let subject: InterfaceSubject
        /// The offsets of the name in the UTF-8 text.
        package let name: Range<Int>
        /// The offsets of the whole declaration.
        package let extent: Range<Int>
    }

    /// The Swift.
    package let text: String
    /// The places in the order of the text.
    package let places: [Place]
    /// The part that the rest of the file belongs to: the screen, the app or the first type.
    private let whole: InterfaceSubject?

    /// The part of the spec to which an offset in the text belongs.
    package func subject(at offset: Int) -> InterfaceSubject? {
        if let named = places.last(where: { $0.name.contains(offset) }) { return named.subject }
        let around = places.filter { $0.extent.contains(offset) }
        return around.min { $0.extent.count < $1.extent.count }?.subject ?? whole
    }
}

extension PlacedSwift {
    /// - Parameter whole: The names of the declarations that represent the file, the most important one first.
    init(_ text: String, _ subjects: InterfaceSubjects, whole: [String]) {
        self.text = text
        self.whole = whole.lazy.compactMap { subjects[$0] }.first
        places = SwiftScanner(text).places.compactMap { place in
            place.names.lazy.compactMap { subjects[$0] }.first.map {
                Place(subject: $0, name: place.name, extent: place.extent)
            }
        }
    }
}

extension SwiftGenerator {
    /// The Swift of a file, with the part of the spec to which each of its lines belongs.
    package func places(of file: SpecFile) -> PlacedSwift {
        let translator = FileTranslator(file: file, in: index)
        let subjects = InterfaceSubjects(of: file, translator.plan, in: index)
        let app = file.app.map { AppPlan($0, in: index).names.controller.text }
        let types = file.types.map { index.typeName($0.name.value).text }
        return PlacedSwift(
            translator.generated.code.rendered(),
            subjects,
            whole: [translator.plan?.names.viewController.text, app].compactMap { $0 } + types
        )
    }
}
