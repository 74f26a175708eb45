extension GuideCoverage {
    /// The tests that hold generated code to the guides, by the code in the inventory: those rows that the generator keeps,
    /// and those that the inventory binds it to. Each test is named for its row.
    static let generatorTests: [String: String] = {
        let suites = [
            "GuideTableTests": "T06 T12 X02 X03 X04 X06 X08 X09",
            "GuideCellTests": "C08 C09 C10 C11 C12 C13 C19 C20 C21 C23 C25 P07 P08 P09 P10 P11 P12",
            "GuideEditingTests": "S02 S03 S04 S06 S10 S11 E01 E02 E03 E05 E08 E09 E11 E13",
            "GuideUpdateTests": "R01 R04 R05 B01 B02 B03 B04 B05",
            "GuideScreenTests": "D03 D05 D06 D07 D08 D09 D12 D13 N05 N16 TB09 TB13 O01 O03 O04 O05",
            "GuideModalTests": "M04 M05 M08 M09 M11 M12 M14",
        ]
        let pairs = suites.flatMap { suite, codes in codes.split(separator: " ").map { (String($0), suite) } }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()
}
