final class EmptyCrib: ToolCribProtocol { func lend(_ tool: String) -> String { "nothing" } }
var lines: [String] = []
_ = Stopgap(repetitions: 1, dependencies: .init(toolCrib: EmptyCrib())) { lines.append($0) }
expect(lines == ["nothing"], "the stub is used")
