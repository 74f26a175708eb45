public import UIKit

#if measurements
extension TableSpec {
    /// Returns a number with its unit, in the user's language and region.
    ///
    /// All regions have the same unit: `asProvided` in Apple's documentation of `MeasurementFormatUnitUsage`.
    public nonisolated static func measurement<Unit: Dimension>(_ value: Double, in unit: Unit) -> String {
        Measurement(value: value, unit: unit)
            .formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: .number))
    }
}
#endif
