final class GristStream: Sendable {
  static let shared = GristStream()
  func speed() -> Int { 4 }
}

class GristPart {
  let age: Int
  init() { age = 10 }
  init(age: Int) { self.age = age }
}

final class GristWheel: GristPart {
  private let start: Int

  override init() {
    start = GristStream.shared.speed()
    super.init()
  }

  func turns() -> Int { start * GristStream.shared.speed() + age }
}

class GristStone: GristPart {
  private let start: Int

  override init(age: Int) {
    start = GristStream.shared.speed()
    super.init(age: age + 1)
  }

  func turns() -> Int { start * GristStream.shared.speed() + age }
}

final class GristStoneOfOak: GristStone {}

func makeOakStone() -> GristStoneOfOak { GristStoneOfOak(age: 5) }
