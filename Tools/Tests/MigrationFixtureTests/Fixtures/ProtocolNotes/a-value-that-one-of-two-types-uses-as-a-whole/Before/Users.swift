final class RollerA {
  init() {}

  func use() { print(RollerAPI.shared) }
}

final class RollerB {
  init() {}

  func use() { RollerAPI.shared.load() }
}
