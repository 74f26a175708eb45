internal import TableSpecKit
internal import TableSpecPreview

extension PreviewVariant {
    /// The name to which the previews of a spec add their suffixes.
    ///
    /// A spec whose name ends like a preview's, such as `Settings-dark`, gets an additional `_`, so that its previews
    /// never conflict with those of `Settings`: different specs have different names, and no name ends like one.
    static func name(ofPicturesFor stem: String) -> String {
        let marks = stem.reversed().prefix { $0 == "_" }.count
        guard let dash = stem.lastIndex(of: "-") else { return stem }
        let suffix = stem[dash...].dropLast(marks).lowercased()
        return suffixes.contains(suffix) || suffix.hasPrefix("-\(localeMark)") ? stem + "_" : stem
    }

    /// The suffixes of previews with one non-default trait, in lowercase, because many file systems ignore case.
    private static let suffixes: Set<String> = {
        func suffixes<Choice: PictureChoice>(_ path: WritableKeyPath<PreviewVariant, Choice>) -> [String] {
            Choice.choices.map { choice in
                var variant = normal
                variant[keyPath: path] = choice
                return variant.suffix.lowercased()
            }
        }
        return Set(
            suffixes(\.traits.device) + suffixes(\.traits.system) + suffixes(\.traits.textSize)
                + suffixes(\.traits.direction) + suffixes(\.localization) + suffixes(\.traits.state)
                + suffixes(\.optionals) + suffixes(\.traits.height) + suffixes(\.traits.appearance)
                + suffixes(\.traits.contrast)
        )
    }()
}
