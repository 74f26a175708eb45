/// The width of a run of characters that grows one by one.
protocol MeasuredRun {
    var width: Double { get }

    mutating func append(_ character: Character)

    /// An empty run at a position in the text, on which the widths of characters can depend.
    func beginning(at index: String.Index) -> Self

    /// The width of a text after the characters of this run.
    func width(of text: some StringProtocol) -> Double
}

extension MeasuredRun {
    func beginning(at index: String.Index) -> Self { self }

    func width(of text: some StringProtocol) -> Double {
        var run = self
        for character in text { run.append(character) }
        return run.width
    }
}
