final class RavenA {
  init() {}

  func use() { print(RavenAPI.shared.load(Int.self)) }
}

final class RavenB {
  init() {}

  func use() { print(RavenAPI.shared.load(Int.self)) }
}

final class RavenC {
  init() {}

  func use() { print(RavenAPI.shared.load(Int.self)) }
}

final class RavenD {
  init() {}

  func use() { print(RavenAPI.shared.load(Int.self)) }
}
