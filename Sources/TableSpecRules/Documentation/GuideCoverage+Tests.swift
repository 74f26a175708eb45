extension GuideCoverage {
    /// The tests that hold generated code to the guides, by the code in the inventory: those rows speak of what is
    /// generated, not of what a spec says. Each test is named for its row.
    static let generatorTests: [String: String] = {
        let suites = [
            "GuideCellTests": "T06 T12 X02 X06 C09 C10 C11 C21 C25 P07 P08 P09 P10 P11 P12",
            "GuideEditingTests": "S02 S03 S04 S06 S10 E01 E02 E03 E05 E08 E09 R01 B02 B03",
            "GuideScreenTests": "D07 D08 D09 D12 D13 N05 N16 TB09 M12 M14 O03 O04",
        ]
        let pairs = suites.flatMap { suite, codes in codes.split(separator: " ").map { (String($0), suite) } }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()
}
