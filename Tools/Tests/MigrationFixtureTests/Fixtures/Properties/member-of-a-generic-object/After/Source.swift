import Foundation

final class TarnValue<Value: Equatable> {
  let key: String
  var value: Value

  init(key: String, initial: Value) {
    self.key = key
    value = initial
  }
}

protocol TarnStoreProtocol {
  var depth: TarnValue<Int> { get }
  var names: TarnValue<[String]> { get }
  func sink(by count: Int)
}

final class TarnStore {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  nonisolated(unsafe) static let shared = TarnStore()

  let depth = TarnValue<Int>(key: "depth", initial: 3)
  let names = TarnValue<[String]>(key: "names", initial: ["north"])

  private convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    dependencies.userDefaults.removeObject(forKey: "tarn")
  }

  func sink(by count: Int) { depth.value += count }
}

extension TarnStore: TarnStoreProtocol {}

final class TarnBoard {
  struct Dependencies {
    var tarnStore: @Sendable () -> any TarnStoreProtocol

    static var defaultDependencies: Self {
      Self(tarnStore: { TarnStore.shared })
    }
  }

  private let dependencies: Dependencies

  private let depth: TarnValue<Int>
  private var names: [String]

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    depth = dependencies.tarnStore().depth
    names = dependencies.tarnStore().names.value
  }

  func line() -> String {
    dependencies.tarnStore().sink(by: 1)
    names.append("south")
    return "\(depth.value) \(names.joined(separator: ","))"
  }
}
