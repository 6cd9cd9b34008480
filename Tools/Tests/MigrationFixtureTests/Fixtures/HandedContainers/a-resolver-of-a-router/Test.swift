final class RudeHarborPilot6149: HarborPilot6149 {
  func steer(_ ship: String) -> String { "\(ship) waits" }
}

let harbor6149TestRouter = MainHarborRouter6149(container: harborContainer6149())
let harbor6149Test = HarborModule6149(
  harbor6149TestRouter,
  dependencies: .init(
    makeHarborBerth6149: { HarborBerth6149(router: harbor6149TestRouter, number: $0) },
    makeHarborPilot6149: { RudeHarborPilot6149() }))
expect(harbor6149Test.dock("Elba", at: 1) == "Elba waits", "the pilot of the test")
expect(harbor6149Test.hasPilot(), "a pilot")

let harbor6149Gate = HarborGate6149(dependencies: .init(makeHarborPilot6149: { RudeHarborPilot6149() }))
expect(harbor6149Gate.open("Elba") == "Elba waits", "the pilot of the test")
