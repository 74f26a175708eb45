/// Realistic sample texts, derived from the names of a property and of its type. They're the same in every run.
///
/// Email addresses and telephone numbers are reserved for examples (RFC 2606; 555-0100 to 555-0199).
struct SampleTexts {
    /// The name of the property: `mailAddress`.
    let property: String
    /// The name of the type with the property, or `nil` for a property of the screen.
    let owner: String?
    /// The language of the texts, such as `de`, or `nil` for English, which is also used for languages without texts.
    let language: String?

    /// Returns the text of an element by its number, counted from 1, or of a single value, without a number.
    func text(_ number: Int?) -> String {
        let index = (number ?? 1) - 1
        if Self.words(property).last == "id" {
            return "\((Self.words(owner ?? "id")).joined(separator: "-"))-\(index + 1)"
        }
        guard let texts = topic?.texts(in: language), !texts.isEmpty else { return plain(number) }
        // A repeated text gets a number, because texts can be identities.
        let round = index / texts.count
        return texts[index % texts.count] + (round == 0 ? "" : " \(round + 1)")
    }

    /// A recent date, or a date of birth. The dates of later elements are earlier.
    func secondsSince1970(_ number: Int?) -> Double {
        let isBirth = Self.words(property).contains { $0.hasPrefix("birth") || $0 == "born" }
        // September 15, 2025 and December 10, 1990, 09:41 in London.
        let (start, step) = isBirth ? (660_822_060.0, 700.0) : (1_757_925_660.0, 1.37)
        return (start - Double((number ?? 1) - 1) * step * 86_400).rounded()
    }

    /// A number that fits the property, or `nil` if its name doesn't imply one.
    func number(_ number: Int?) -> Double? {
        let index = (number ?? 1) - 1
        for word in Self.words(property).reversed() {
            if let values = Self.numbers[word] { return values[index % values.count] }
        }
        return nil
    }

    /// The words of the property, or of its type if the property only says that it's a name.
    private func plain(_ number: Int?) -> String {
        let name = owner.map { Self.naming.contains(property) ? $0 : property } ?? property
        return name.titleWords + (number.map { " \($0)" } ?? "")
    }

    /// The topic of the property. Its words decide, starting with the last; if they're too general, the words of the
    /// type do.
    private var topic: SampleTopic? {
        let own = Self.topic(of: property)
        guard let owner, Self.naming.contains(property) else { return own }
        return Self.topic(of: owner) ?? own
    }

    /// The topic of the last word with a topic, or of a pair of words: a mail address isn't an address.
    private static func topic(of name: String) -> SampleTopic? {
        let words = words(name)
        for index in words.indices.reversed() {
            if index > 0, let topic = topics[words[index - 1] + words[index]] { return topic }
            if let topic = topics[words[index]] { return topic }
        }
        return nil
    }

    private static let naming: Set = ["name", "title", "label", "text", "displayName", "localizedName", "caption"]

    private static let topics: [String: SampleTopic] = {
        var topics: [String: SampleTopic] = [:]
        for topic in SampleTopic.all {
            for word in topic.words { topics[word] = topic }
        }
        return topics
    }()

    /// The words of a name in lowercase: `localeName` is "locale" and "name", `photoURL` is "photo" and "url".
    static func words(_ name: String) -> [String] { name.camelCaseWords.map { $0.lowercased() } }

    private static let numbers: [String: [Double]] = [
        "price": [12.9, 4.5, 23], "cost": [12.9, 4.5, 23], "amount": [48.2, 12.9, 120], "total": [61.1, 17.4, 143],
        "balance": [1_204.5, 310, 87.25], "rating": [4.5, 3.8, 4.9], "score": [87, 92, 64], "age": [36, 41, 28],
        "year": [2024, 2019, 1998], "temperature": [21, 18, 24], "degrees": [21, 18, 24], "distance": [3.2, 5.8, 12.4],
        "length": [3.2, 5.8, 12.4], "weight": [1.5, 0.8, 2.4], "progress": [0.4, 0.75, 0.2],
        "fraction": [0.4, 0.75, 0.2],
        "volume": [0.6, 0.3, 0.8], "minutes": [25, 40, 15], "seconds": [215, 187, 242], "duration": [215, 187, 242],
        "latitude": [51.5, 48.9, 52.5], "longitude": [-0.1, 2.4, 13.4], "count": [12, 4, 27],
        "population": [8_982_000, 2_161_000],
        "likes": [128, 42, 9], "calories": [420, 180, 650], "quantity": [2, 1, 6],
    ]
}
