let cuckooStandard = 3

protocol CuckooAPIProtocol: Sendable {
  func run(_ a: Int, mode: CuckooAPI.Mode, options: CuckooAPI.Options, all: [CuckooAPI.Mode])
  func wait(_ time: Double)
  func go(_ n: Int, options: CuckooAPI.Options, done: @Sendable () -> Void)
}

extension CuckooAPIProtocol {
  func run(_ a: Int) {
    run(a, mode: .fast, options: .normal, all: [.fast,.slow])
  }

  func wait() {
    wait(CuckooAPI.timeout * 2)
  }

  func go() {
    go(cuckooStandard, options: CuckooAPI.Options(n: 2), done: {})
  }
}

final class CuckooAPI: Sendable {
  enum Mode { case fast, slow }
  struct Options { static let normal = Options(); var n = 1 }
  static let timeout: Double = 3
  static let shared = CuckooAPI()
  func run(_ a: Int, mode: Mode = .fast, options: Options = .normal, all: [Mode] = [.fast, .slow]) { print("run", a, mode, options, all) }
  func wait(_ time: Double = CuckooAPI.timeout * 2) { print("wait", time) }
  func go(_ n: Int = cuckooStandard, options: Options = Options(n: 2), done: @Sendable () -> Void = {}) { print("go", n, options) }
}

extension CuckooAPI: CuckooAPIProtocol {}
