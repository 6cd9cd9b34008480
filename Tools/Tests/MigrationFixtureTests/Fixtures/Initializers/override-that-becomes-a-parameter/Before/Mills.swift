final class MillStream: Sendable {
  static let shared = MillStream()
  func speed() -> Int { 4 }
}

class MillPart {
  let age: Int
  init() { age = 10 }
  init(age: Int) { self.age = age }
}

final class MillWheel: MillPart {
  private let start: Int

  override init() {
    start = MillStream.shared.speed()
    super.init()
  }

  func turns() -> Int { start * MillStream.shared.speed() + age }
}

class MillStone: MillPart {
  private let start: Int

  override init(age: Int) {
    start = MillStream.shared.speed()
    super.init(age: age + 1)
  }

  func turns() -> Int { start * MillStream.shared.speed() + age }
}

final class MillStoneOfOak: MillStone {}

func makeOakStone() -> MillStoneOfOak { MillStoneOfOak(age: 5) }
