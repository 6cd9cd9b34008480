final class Tug: Vessel {
  let power: Int

  init(power: Int) {
    self.power = power
    super.init(name: "Tug \(power)")
  }

  override func berth() -> Int { super.berth() + 100 }
}
