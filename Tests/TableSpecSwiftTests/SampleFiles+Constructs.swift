@testable import TableSpecSwift

extension SampleFiles {
    static let constructs = SwiftFile(header: "Every statement and expression.", imports: ["UIKit"]) {
        Declare.func("statements") {
            Code.comment("The statements.")
            Code.let("first", type: "Int", 1)
            Code.var("second", "first")
            Code.assign("second", 1)
            Code.guard(.let("third"), .case(.enumCase(".show", [.binding("zone"), "_"]), "route")) { Code.return() }
            Code.if(.expression(.not("isEmpty"))) {
                Code.return()
            } else: {
                Code.if(.available(iOS: 16), .expression(.binary("a", .less, "b"))) {
                    Code.call("fail")
                } else: {
                    Code.comment("Nothing.")
                }
            }
            Code.for("_", in: "rows", where: "isReady") { Code.call("work") }
            Code.for(.tuple([.binding("index"), .binding("row")]), in: .call("rows.enumerated")) {
                Code.call("print", ["index", "row"])
            }
            Code.switch("route") {
                Code.case(.enumCase(".show", [.binding("zone")])) {
                    Code.let("copied", "zone")
                    Code.call("print", ["copied"])
                }
                Code.case(".close", .of("hide")) {}
                Code.case("nil") { Code.return() }
                Code.default { Code.break }
            }
        }
        Declare.func("expressions") {
            for value in values { Code.assign("_", value) }
        }
    }

    private static let values: [SwiftExpression] = [
        "self", "super.init", ".zero", "cell?.textLabel?.text", "UITableViewCell.self", .nil, true, 42,
        1_234_567, -0.5, .interpolated("a \(SwiftExpression.name("name")) b \(.binary("a", .add, 1))"), .array([]),
        .array([1, 2]), .dictionary([]),
        .dictionary([.init(.string("a"), 1)]), .tuple(["a": 1, "_": 2]), SwiftExpression.name("rows").at("index"),
        SwiftExpression.name("cell").cast(to: "ZoneCell").dot("text"), .ternary("isOn", 1, .ternary("isOff", 2, 3)),
        .coalescing("a", .coalescing("b", "c")), .coalescing(.coalescing("a", "b"), "c"),
        .binary(.binary("a", .or, "b"), .and, .not(.binary("c", .and, "d"))),
        .binary(.binary("a", .subtract, "b"), .subtract, .binary("c", .subtract, -1)),
        .coalescing(.await(.call("a")), "b"), .not(.not("a")),
        .call("swap", [.prefix(.address, "a"), .prefix(.address, "b")]),
        .keyPath("Zone", ["region", "name"]), .keyPath(nil, []), .keyPath(nil, ["id"]),
        .call("rows.map", trailing: SwiftClosure { "$0.id" }), .closure { Code.return() },
        .closure(["left", "right"]) { SwiftExpression.binary("left", .less, "right") },
        .closure(["value", "_"], capturing: [.unowned("a"), .value("b", "c.d")]) {
            Code.call("print", ["value"])
            Code.call("print", ["b"])
        },
        .make(.generic("Set", ["String"]), [.array([.string("a")])]),
        SwiftExpression.call("rows.filter", trailing: SwiftClosure { "$0.isOn" }).calling("sorted", ["by": "isBefore"]),
        .cast("a", "Int"), .call(".init", ["frame": ".zero", "default": 1, "inout": 2]),
    ]

    private static func words(_ word: SwiftComment, _ count: Int) -> SwiftComment {
        SwiftComment([SwiftComment](repeating: word, count: count), separator: " ")
    }

    static let longLines = SwiftFile(header: words("word", 60), imports: []) {
        Declare.enum("LongCases") {
            Declare.case(
                "payload",
                .init((0..<5).map { .init(named: longName("name\($0)", 20), .name(longName("Type", 20))) })
            )
        }
        Declare.finalClass(
            "Long",
            inherits: [.name(longName("First", 40)), .name(longName("Second", 40)), .name(longName("Third", 40))],
            documentation: words("documentation", 20)
        ) {
            Declare.var(longName("property", 50), .name(longName("Type", 50)), value: .call("Maker", ["name": "value"]))
            Declare.func(
                "function",
                .init((0..<5).map { .init(named: longName("name\($0)", 20), .name(longName("Type", 20))) }),
                returns: "Int"
            ) {
                for value in longValues {
                    Code.let("value", value)
                    Code.assign("self.value", value)
                    Code.return(value)
                    Code.call("print", ["_": value, "label": value])
                    Code.assign(.member("self", longName("target", 70)), value)
                    Code.let("handler", .closure(["value"], capturing: [.weak("self")]) { Code.return(value) })
                }
                for value in longConditions {
                    Code.if(.let("value", value), .expression(value)) { Code.return(value) }
                    Code.guard(.expression(value)) { Code.return(value) }
                    Code.if(.expression(value)) { Code.assign("_", value) }
                    Code.for("_", in: value, where: value) { Code.call("work") }
                    Code.switch(value) {
                        Code.case(.of(longName("one", 50)), .of(longName("two", 50)), .of(longName("three", 50))) {}
                        Code.case(".other") { Code.return() }
                        Code.default { Code.return(value) }
                    }
                }
            }
        }
    }

    private static let longValues: [SwiftExpression] =
        longConditions + [
            .call(longCallee, ["first": long(1)], trailing: SwiftClosure { Code.return(long(2)) }),
            .array([.string(longText)]),
            .dictionary([.init(.string("a"), .string(longText)), .init(.string("b"), 1)]),
            SwiftExpression.call(longCallee, ["first": long(1), "second": long(2)]).dot("third"),
            .closure([longName("first", 50)], capturing: [.weak("self")]) {
                Code.assign("_", .binary(long(1), .add, .binary(long(2), .divide, long(3))))
            },
            .string(longText),
            .string(String(repeating: "x", count: 300)),
            .closure([longName("first", 50), longName("second", 50)]) { Code.assign("_", long(1)) },
        ]

    private static let longConditions: [SwiftExpression] = [
        .call(longCallee, ["first": long(1), "second": long(2), "third": long(3)]),
        .call(longCallee, [.array([long(1), long(2), long(3)])]),
        .call(longCallee, ["first": long(1), "second": .array([long(1), long(2), long(3)])]),
        .call(longCallee, ["first": .call(longCallee, ["first": long(1), "second": long(2), "third": long(3)])]),
        .array([long(1), long(2), long(3)]),
        .dictionary([.init(long(1), long(2)), .init(long(3), long(4))]),
        .coalescing(long(1), .ternary(long(2), .call(".f", [-1]), long(3))),
        .coalescing(.call(longCallee, [long(1)]), .call(longCallee, ["first": long(1), "second": long(2)])),
        .binary(.binary(long(1), .and, long(2)), .or, .binary(long(3), .and, long(4))),
        .binary(.binary(.binary(long(1), .and, long(2)), .and, long(3)), .and, long(4)),
        .ternary(.binary(long(1), .equal, long(2)), long(3), .call(longCallee, [long(4)])),
        .cast(.call(longCallee, [long(1)]), .name(longName("Type", 50))),
        .await(.call(longCallee, ["first": long(1), "second": long(2), "third": long(3)])),
        .await(.coalescing(long(1), .coalescing(long(2), long(3)))),
        .tuple(["first": long(1), "second": long(2), "third": long(3)]),
        SwiftExpression.call(longCallee, [long(1)]).calling("second", [long(2), long(3)]),
    ]

    private static let longCallee = SwiftExpression.member("tableView", "dequeueReusableCell")

    private static let longText = String(repeating: "long text ", count: 20)

    private static func long(_ number: Int) -> SwiftExpression { .name(longName("value\(number)", 45)) }
}
