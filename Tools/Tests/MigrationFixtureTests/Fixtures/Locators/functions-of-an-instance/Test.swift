struct BettongTestSettings: BettongSettings {
  var mode: String { "test" }
}
var dependencies = BettongScreen.Dependencies.defaultDependencies
dependencies.settings = { BettongTestSettings() }
dependencies.makeLog = { BettongLog(name: $0 + "!") }
let screen = BettongScreen(dependencies: dependencies)
expect(screen.title() == "testmain", "the test decides what the container would hand out")
expect(screen.child() == "child!", "arguments of the place are passed on")
