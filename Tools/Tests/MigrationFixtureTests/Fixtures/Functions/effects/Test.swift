struct NoPilot: PilotRosterProtocol {
  func next() throws -> String { "" }
  func wait() async -> Int { 0 }
}
let dependencies = PilotDesk.Dependencies(pilotRoster: NoPilot())
let minutes = try? await PilotDesk.minutes(dependencies: dependencies)
expect(minutes == nil, "the function hands its dependencies on")
