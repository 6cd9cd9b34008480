import Resolver

protocol TanneryVat1321 {
  func soak(_ hide: String) -> String
}

struct LiveTanneryVat1321: TanneryVat1321 {
  func soak(_ hide: String) -> String { "\(hide) soaked" }
}

final class TanneryStamp1321 {
  init() { print("a stamp is cut") }
  func mark(_ hide: String) -> String { "\(hide) marked" }
}

func registerTannery1321() {
  Resolver.register { LiveTanneryVat1321() as TanneryVat1321 }
  Resolver.register { TanneryStamp1321() }
}

final class Tannery1321 {
  struct Dependencies {
    var vat: any TanneryVat1321
    var makeStamp: @Sendable () -> TanneryStamp1321

    static var defaultDependencies: Self {
      Self(
        vat: Resolver.resolve(TanneryVat1321.self),
        makeStamp: { Resolver.resolve() as TanneryStamp1321 })
    }
  }

  private let dependencies: Dependencies

  private let vat: any TanneryVat1321

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    vat = dependencies.vat
  }

  func work() -> [String] {
    let stamp: TanneryStamp1321 = dependencies.makeStamp()
    return [vat.soak("calf"), stamp.mark("calf")]
  }

  func guess() -> String {
    mark(with: dependencies.makeStamp())
  }

  func guessMore() -> [String] {
    [Resolver.resolve()].map { (stamp: TanneryStamp1321) in stamp.mark("sheep") }
  }

  private func mark(with stamp: TanneryStamp1321) -> String { stamp.mark("goat") }
}
