// Foundation has these format styles on Apple's platforms only.
#if !canImport(Darwin)
    public import Foundation

    extension Measurement where UnitType: Dimension {
        /// The format of a measurement: a number in the user's region, followed by the unit's symbol.
        ///
        /// See [Measurement.FormatStyle](https://developer.apple.com/documentation/foundation/measurement/formatstyle).
        public struct FormatStyle: Foundation.FormatStyle {
            /// The length of the unit's name.
            public enum UnitWidth: Codable, Hashable, Sendable {
                case abbreviated
            }

            /// The format of the number.
            public var numberFormatStyle: FloatingPointFormatStyle<Double>

            /// Returns the text of a measurement.
            public func format(_ value: Measurement) -> String {
                let space = UnitType.self == UnitTemperature.self ? "" : " "
                return numberFormatStyle.format(value.value) + space + value.unit.symbol
            }
        }

        /// Returns the text of the measurement.
        public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
        where Style.FormatInput == Measurement { style.format(self) }
    }

    /// What a measurement is used for, which determines its unit.
    public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
        /// The measurement keeps its unit.
        public static var asProvided: Self { Self() }
    }

    extension FormatStyle {
        /// A format of measurements.
        public static func measurement<UnitType: Dimension>(
            width: Measurement<UnitType>.FormatStyle.UnitWidth,
            usage: MeasurementFormatUnitUsage<UnitType>,
            numberFormatStyle: FloatingPointFormatStyle<Double>
        ) -> Self where Self == Measurement<UnitType>.FormatStyle {
            Measurement<UnitType>.FormatStyle(numberFormatStyle: numberFormatStyle)
        }
    }
#endif
