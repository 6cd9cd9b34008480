struct QuietDune: DuneLogProtocol {
  func note(_ text: String) -> String { "quiet" }
}
let quietDune = DuneWarden(dependencies: DuneWarden.Dependencies(duneLog: QuietDune()))
expect(await quietDune.walk() == "quiet", "the actor asks the fake")
