/// Many previews in a short text. Each exists in all variants, such as devices, which are numbered.
///
/// A page with a full preview for every device would be a hundred times as long. The text consists of lines in
/// sections, and the first line contains the sizes of the sections:
///
/// 1. *lines* of previews with holes in place of numbers; 2. *skeletons*: the lines of a preview, by number; 3.
/// *curves*: how a number differs in each variant from the first one; 4. *variants* that have a preview with a
/// skeleton, by number; 5. *records*: a preview in its variants, as a skeleton, variants, a number and a curve for each
/// hole. Numbers are written as their difference from those of the previous record with the skeleton, and curves only
/// if they differ from it; 6. *names*, which keys consist of; 7. *groups*: a key, and the records that it refers to.
struct PictureArchive {
    private var lines = Numbering<String>()
    private var skeletons = Numbering<[Int]>()
    private var curves = Numbering<[Int]>()
    private var variants = Numbering<[Int]>()
    private var records = Numbering<Record>()
    private var names = Numbering<String>()
    private var groups: [[Int]] = []
    private var members: [[Int]] = []
    private var known: [String: Known] = [:]

    private struct Known {
        var skeleton: Int
        var numbers: [Int]
    }

    private struct Record: Hashable {
        var skeleton: Int
        var variants: Int
        /// The numbers in the first of the variants.
        var numbers: [Int]
        /// The curve of each number; 0 for a constant one, or else one more than the curve's number.
        var curves: [Int]
    }

    /// Adds the previews with a key, one for each variant.
    mutating func add(_ key: [String], _ pictures: [[String]]) {
        var order: [Int] = []
        var instances: [Int: [(variant: Int, numbers: [Int])]] = [:]
        for (variant, pictures) in pictures.enumerated() {
            for picture in pictures {
                let known = takenApart(picture)
                if instances[known.skeleton] == nil { order.append(known.skeleton) }
                instances[known.skeleton, default: []].append((variant, known.numbers))
            }
        }
        groups.append(key.map { names.number(of: XMLText.escaped($0)) })
        members.append(order.map { record($0, instances[$0] ?? []) })
    }

    /// Discards the previews so far: the following ones belong to another screen.
    mutating func endScreen() { known = [:] }

    private mutating func takenApart(_ picture: String) -> Known {
        if let known = known[picture] { return known }
        let parts = PictureSkeleton(picture)
        let skeleton = skeletons.number(of: parts.lines.map { lines.number(of: $0) })
        let result = Known(skeleton: skeleton, numbers: parts.numbers)
        known[picture] = result
        return result
    }

    private mutating func record(_ skeleton: Int, _ instances: [(variant: Int, numbers: [Int])]) -> Int {
        let first = instances[0].numbers
        let own = first.indices.map { hole in
            let differences = instances.map { $0.numbers[hole] - first[hole] }
            return differences.allSatisfy { $0 == 0 } ? 0 : curves.number(of: differences) + 1
        }
        let record = Record(
            skeleton: skeleton,
            variants: variants.number(of: instances.map(\.variant)),
            numbers: first,
            curves: own
        )
        return records.number(of: record)
    }

    // MARK: The text

    /// The sections in order.
    var text: String {
        let sections = [
            lines.values, skeletons.values.map(Self.list), curves.values.map(Self.list),
            variants.values.map(Self.list), recordLines, names.values,
            zip(groups, members).map { "\(Self.list($0)) \(Self.list($1))" },
        ]
        return ([Self.list(sections.map(\.count))] + sections.joined()).joined(separator: "\n")
    }

    private var recordLines: [String] {
        var last: [Int: Record] = [:]
        return records.values.map { record in
            let before = last[record.skeleton]
            last[record.skeleton] = record
            let numbers = record.numbers.enumerated().map { $1 - (before?.numbers[$0] ?? 0) }
            let curves = record.curves.enumerated().map { hole, curve in
                curve == (before?.curves[hole] ?? 0) ? "" : "\(curve)"
            }
            let lists = [Self.sparse(numbers.map { $0 == 0 ? "" : "\($0)" }), Self.sparse(curves)]
            return "\(record.skeleton) \(record.variants) \(lists.joined(separator: " "))"
        }
    }

    private static func list(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: ",") }

    /// A list without its empty elements at the end.
    private static func sparse(_ items: [String]) -> String {
        let end = items.lastIndex { !$0.isEmpty } ?? -1
        return items.prefix(end + 1).joined(separator: ",")
    }
}
