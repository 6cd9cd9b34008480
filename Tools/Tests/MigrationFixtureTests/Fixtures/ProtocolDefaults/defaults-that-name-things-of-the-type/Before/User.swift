final class CuckooUser {
  init() {}

  func use() {
    CuckooAPI.shared.run(1)
    CuckooAPI.shared.wait()
    CuckooAPI.shared.go()
  }
}
