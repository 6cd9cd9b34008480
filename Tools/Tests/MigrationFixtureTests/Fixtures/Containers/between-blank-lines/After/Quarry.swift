import FactoryKit

protocol QuarryStore1974: Sendable {
  func append(_ stone: String) -> Int
}

struct QuarryShelf1974: QuarryStore1974 {
  func append(_ stone: String) -> Int { stone.count }
}

protocol QuarryCount1974: Sendable {
  mutating func append(_ number: Int)
  var total: Int { get }
}

struct QuarrySum1974: QuarryCount1974 {
  private(set) var total = 0
  mutating func append(_ number: Int) { total += number }
}

extension Container {
  var quarryStore1974: Factory<any QuarryStore1974> { self { QuarryShelf1974() } }
  var quarryCount1974: Factory<any QuarryCount1974> { self { QuarrySum1974() } }
  var quarryName1974: Factory<QuarryName1974> { self { QuarryName1974() } }
}

final class QuarryName1974: Sendable {
  let text = "north"
}

actor QuarryCrew1974 {

  struct Dependencies {
    var store: any QuarryStore1974
    var name: QuarryName1974
    var otherName: QuarryName1974

    static var defaultDependencies: Self {
      @Injected(\.quarryStore1974) var store: any QuarryStore1974
      @Injected(\.quarryName1974) var name: QuarryName1974
      @Injected(\.quarryName1974) var otherName: QuarryName1974
      return Self(store: store, name: name, otherName: otherName)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func work() -> String { "\(dependencies.name.text) \(dependencies.otherName.text) \(dependencies.store.append("granite"))" }
}

final class QuarryTally1974 {
  @Injected(\.quarryCount1974) private var count: any QuarryCount1974

  func add() -> Int {
    count.append(2)
    return count.total
  }
}
