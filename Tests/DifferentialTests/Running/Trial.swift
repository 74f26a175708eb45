import TableSpecModel

/// One way through a screen: where it begins, what is done, and what must be seen then.
struct Trial {
    let subject: Int
    let start: Int
    let actions: [Action]
    /// What must be seen at first and after each action.
    let expected: [[String]]

    /// A random way.
    init(subject number: Int, _ subject: Subject, start: Int, length: Int) {
        var walk = RandomWalk(seed: subject.seed &+ UInt64(start) &+ 2, types: subject.model.typesByName)
        self.init(subject: number, subject, start: start, length: length) { app, _ in
            walk.action(on: app, changes: subject.changes.count)
        }
    }

    init(subject number: Int, _ subject: Subject, start: Int, actions: [Action]) {
        self.init(subject: number, subject, start: start, length: actions.count) { actions[$1] }
    }

    private init(
        subject number: Int,
        _ subject: Subject,
        start: Int,
        length: Int,
        action: (ReferenceApp, Int) -> Action
    ) {
        self.subject = number
        self.start = start
        var app = subject.app(start: start)
        var actions: [Action] = []
        var expected = [app.shown]
        for step in 0..<length {
            actions.append(action(app, step))
            app.apply(actions[step])
            expected.append(app.shown)
        }
        self.actions = actions
        self.expected = expected
    }

    /// The lines of the driver's script.
    var script: [String] { ["begin \(subject) \(start)"] + actions.map(\.description) }

    /// The first step after which something else was seen than must be.
    func firstDifference(from seen: [[String]]) -> Int? {
        expected.indices.first { !seen.indices.contains($0) || seen[$0] != expected[$0] }
    }

    /// The ways that are shorter by some steps, of those until a step.
    func shorter(until step: Int, _ subject: Subject) -> [Trial] {
        let needed = Array(actions.prefix(step))
        var size = needed.count / 2
        var trials: [Trial] = []
        while size > 0 {
            for start in stride(from: 0, to: needed.count - size + 1, by: size) {
                var rest = needed
                rest.removeSubrange(start..<start + size)
                trials.append(Trial(subject: self.subject, subject, start: self.start, actions: rest))
            }
            size /= 2
        }
        return trials
    }
}

extension Subject {
    func app(start: Int) -> ReferenceApp {
        ReferenceApp(
            model,
            screen: screen,
            values: starts[start],
            changes: changes,
            changeOnDisplay: changeOnDisplay
        )
    }
}
