final class ClockMaker {
  init() {}

  func make() -> [String] {
    [
      GearStock.shared.wheel(), GearStock.shared.spring(2), GearStock.shared.clean(),
      GearStock.shared.label,
    ]
  }
}
