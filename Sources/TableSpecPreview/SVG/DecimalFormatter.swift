/// Numbers for pictures: at most two decimals, no exponent, the same text on every machine.
enum DecimalFormatter {
    /// The number rounded to hundredths, without superfluous zeros; what is not finite is 0.
    static func string(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let limit = 1e12
        let hundredths = Int((min(max(value, -limit), limit) * 100).rounded())
        let magnitude = hundredths.magnitude
        let sign = hundredths < 0 ? "-" : ""
        let whole = "\(sign)\(magnitude / 100)"
        let fraction = magnitude % 100
        if fraction == 0 { return whole }
        if fraction % 10 == 0 { return "\(whole).\(fraction / 10)" }
        return fraction < 10 ? "\(whole).0\(fraction)" : "\(whole).\(fraction)"
    }
}
