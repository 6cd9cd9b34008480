extension SilkDyer {
  func dye(_ cloth: String) -> String { "\(SilkLoom.shared.weave(cloth)) in \(colour)" }
}

extension SilkLoom.Shuttle {
  func fly() -> String { MulberryFarm.shared.leaves(thread) }
}

final class SilkDyer {
  let colour: String

  init(colour: String) {
    self.colour = colour
  }
}

final class SilkLoom: Sendable {
  static let shared = SilkLoom()

  struct Shuttle {
    let thread: Int

    init(thread: Int) {
      self.thread = thread
    }
  }

  func weave(_ cloth: String) -> String { "woven \(cloth)" }
}

final class MulberryFarm: Sendable {
  static let shared = MulberryFarm()
  func leaves(_ count: Int) -> String { "\(count) leaves" }
}
