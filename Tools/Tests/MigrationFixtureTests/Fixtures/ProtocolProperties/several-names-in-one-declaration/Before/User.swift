final class CondorUser {
  init() {}

  func use() {
    CondorAPI.shared.c = 2
    print(CondorAPI.shared.a ?? 0, CondorAPI.shared.b ?? 1, CondorAPI.shared.c)
  }
}
