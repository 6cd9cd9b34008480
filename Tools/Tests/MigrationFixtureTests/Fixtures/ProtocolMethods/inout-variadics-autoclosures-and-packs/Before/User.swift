final class BulbulUser {
  init() {}

  func use() {
    var a = 1
    BulbulAPI.shared.change(&a)
    print(BulbulAPI.shared.add(1, 2), BulbulAPI.shared.check(a > 1), BulbulAPI.shared.some([1])); BulbulAPI.shared.all(1, "a")
  }
}
