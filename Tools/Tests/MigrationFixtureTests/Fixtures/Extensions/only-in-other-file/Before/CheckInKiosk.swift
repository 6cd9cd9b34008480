final class CheckInKiosk {
  let gate: String

  init(gate: String) {
    self.gate = gate
  }
}
