final class RobinA {
  init() {}

  func use() { print(RobinAPI.shared.load(Int.self)) }
}

final class RobinB {
  init() {}

  func use() { print(RobinAPI.shared.load(Int.self)) }
}
