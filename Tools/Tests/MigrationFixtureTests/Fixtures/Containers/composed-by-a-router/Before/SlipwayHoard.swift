/// Uses what it asks for, and is no router.
final class SlipwayHoard1711 {
  func all() -> [String] {
    [
      describe(Slips1711.shared.resolve(SlipwayAnt1711.self)!),
      describe(Slips1711.shared.resolve(SlipwayBee1711.self)!),
      describe(Slips1711.shared.resolve(SlipwayCat1711.self)!),
      describe(Slips1711.shared.resolve(SlipwayDog1711.self)!),
      describe(Slips1711.shared.resolve(SlipwayElk1711.self)!),
      describe(Slips1711.shared.resolve(SlipwayFox1711.self)!),
      describe(Slips1711.shared.resolve(SlipwayGnu1711.self)!),
      describe(Slips1711.shared.resolve(SlipwayHen1711.self)!),
      describe(Slips1711.shared.resolve(SlipwayIbis1711.self)!),
      describe(Slips1711.shared.resolve(SlipwayJay1711.self)!),
      describe(Slips1711.shared.resolve(SlipwayKid1711.self)!),
      describe(Slips1711.shared.resolve(SlipwayLynx1711.self)!),
      describe(Slips1711.shared.resolve(SlipwayMole1711.self)!),
    ]
  }

  private func describe(_ part: AnyObject) -> String { "\(type(of: part))" }
}

/// Makes few screens, which fields can give.
final class SlipwayGuide1711 {
  func first() -> String {
    SlipwayView1711(part: Slips1711.shared.resolve(SlipwayAnt1711.self)!).text
  }
}

final class Slipway1711ViewModel {
  init() {}

  func count() -> Int {
    guard let log = Slips1711.shared.resolve(SlipwayLog1711Protocol.self) else { return 0 }
    return log.lines.count
  }
}
