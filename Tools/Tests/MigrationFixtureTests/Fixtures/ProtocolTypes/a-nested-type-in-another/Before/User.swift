final class GooseUser {
  init() {}

  func use() {
    GooseSpace.GooseInner.shared.run(.init())
  }
}
