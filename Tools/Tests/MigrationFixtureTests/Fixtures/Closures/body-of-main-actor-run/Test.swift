struct QuietDune: DuneLogProtocol {
  func note(_ text: String) -> String { "quiet" }
}
let quietDune = DuneActor(dependencies: DuneActor.Dependencies(duneLog: QuietDune()))
expect(await quietDune.walk() == "quiet", "the actor asks the fake")
